import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { keepWritten, loadWritten } from '#web/chat/draft-store.ts'
import { useDraft } from '#web/forms/use-draft.ts'
import { reportStorage } from '#web/pwa/store/report.ts'

/** Between the last key and the write to the device, ms. */
const QUIET_MS = 400

/**
 * What is written and not sent yet, of this person and trade only: in the tab as it is typed, on the device a moment
 * after. Where nothing can be kept it is held as long as the page is.
 */
export function useWritten(tradeId: number, me: string): [string, (text: string) => void] {
  const draft = useDraft(`chat-draft-${me}-${tradeId}`, v.string())
  const [text, setText] = useState(draft.found ?? '')
  const isTouched = useRef(draft.found !== null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keepNow = useEffectEvent(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    keepWritten(tradeId, me, text).catch(reportStorage)
  })

  useEffect(() => {
    let isHere = true
    loadWritten(tradeId, me)
      .then((kept) => {
        if (isHere && !isTouched.current) setText(kept)
      })
      .catch(reportStorage)
    // A phone may take the page away at any moment after it was hidden.
    const onHide = () => document.visibilityState === 'hidden' && keepNow()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      isHere = false
      keepNow()
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [tradeId, me])

  const write = (next: string) => {
    isTouched.current = true
    setText(next)
    draft.save(next || null)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keepNow(), next === '' ? 0 : QUIET_MS)
  }
  return [text, write]
}
