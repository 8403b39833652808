import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Fields } from './engine/fields-of.ts'

/** Between the last key and the write. */
const QUIET_MS = 400

type Keeping<Values extends FieldValues> = {
  fields: { getValues: () => Values; onChange: Fields<Values>['onChange'] }
  /** Of what is kept beside the fields (photos): a text that changes with it. */
  shape: string
  /** Writes what there is; answers whether there was anything worth keeping. */
  keep: (values: Values) => Promise<boolean>
  clear: () => Promise<void>
}

type DraftState = 'none' | 'saving' | 'saved' | 'failed'

/** Keeps a draft on the device as it is typed. `stop` for good once it is sent or discarded. */
export function useDraftSaving<Values extends FieldValues>(keeping: Keeping<Values>) {
  const { fields, shape, keep, clear } = keeping
  const [state, setState] = useState<DraftState>('none')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopped = useRef(false)

  const save = useEffectEvent(async () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (stopped.current) return
    try {
      const isKept = await keep(fields.getValues())
      // What came while this was written is not on the device yet.
      if (timer.current === undefined) setState(isKept ? 'saved' : 'none')
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

  const { onChange } = fields
  useEffect(() => {
    const stopHearing = onChange(() => saveSoon())
    // A phone may take the page away at any moment after it was hidden.
    const onHide = () => document.visibilityState === 'hidden' && timer.current && save()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      stopHearing()
      document.removeEventListener('visibilitychange', onHide)
      if (timer.current) void save()
    }
  }, [onChange])

  const first = useRef(true)
  // Before anybody sees the photo that came, or what was said of an older state would stand beside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape tells that photos came, went or moved
  useLayoutEffect(() => {
    if (!first.current) saveSoon()
    first.current = false
  }, [shape])

  const stop = async () => {
    stopped.current = true
    clearTimeout(timer.current)
    await clear().catch(() => setState('failed'))
  }

  return { state, stop }
}
