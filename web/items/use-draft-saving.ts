import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { NewItem } from '#contract/items'
import type { Photos } from '#web/media/use-photos.ts'
import { clearDraft, saveDraft } from './draft-store.ts'
import { isEmpty, type PublishValues } from './publish-values.ts'

/** Between the last key and the write. */
const QUIET_MS = 400

type Keeping = {
  form: UseFormReturn<PublishValues, unknown, NewItem>
  photos: Photos
  userId: string | null
  clientId: string
}

export type DraftState = 'none' | 'saving' | 'saved' | 'failed'

/** Keeps the draft as it is typed. `stop` for good once it is published or discarded. */
export function useDraftSaving({ form, photos, userId, clientId }: Keeping) {
  const [state, setState] = useState<DraftState>('none')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopped = useRef(false)
  const kept = photos.photos.flatMap((one) =>
    one.state === 'ready' ? [{ name: one.name, photo: one.photo }] : [],
  )

  const save = useEffectEvent(async () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (stopped.current) return
    const values = form.getValues()
    const empty = isEmpty(values) && kept.length === 0
    try {
      await (empty ? clearDraft() : saveDraft({ userId, clientId, values, photos: kept }))
      setState(empty ? 'none' : 'saved')
    } catch {
      // Private windows and full devices refuse: the person is told, the form goes on.
      setState('failed')
    }
  })

  const saveSoon = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(save, QUIET_MS)
    // What was said of an older state is not true of what has just been typed.
    setState((before) => (before === 'saved' ? 'saving' : before))
  })

  useEffect(() => {
    const watching = form.watch(() => saveSoon())
    // A phone may take the page away at any moment after it was hidden.
    const onHide = () => document.visibilityState === 'hidden' && timer.current && save()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      watching.unsubscribe()
      document.removeEventListener('visibilitychange', onHide)
      if (timer.current) void save()
    }
  }, [form])

  const shape = photos.photos.map((one) => `${one.id} ${one.state}`).join()
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape tells that photos came, went or moved
  useEffect(() => {
    if (!first.current) saveSoon()
    first.current = false
  }, [shape])

  const stop = async () => {
    stopped.current = true
    clearTimeout(timer.current)
    await clearDraft().catch(() => setState('failed'))
  }

  return { state, stop }
}
