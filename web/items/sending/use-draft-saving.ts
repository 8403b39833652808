import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { NewItem } from '#contract/items'
import { isMarked } from '#web/media/picker/photo-list.ts'
import type { Photos } from '#web/media/picker/use-photos.ts'
import type { PublishValues } from './publish-values.ts'

/** Between the last key and the write. */
const QUIET_MS = 400

type Keeping = {
  form: UseFormReturn<PublishValues, unknown, NewItem>
  photos: Photos
  /** Writes what there is; answers whether there was anything worth keeping. */
  keep: (values: PublishValues) => Promise<boolean>
  clear: () => Promise<void>
}

export type DraftState = 'none' | 'saving' | 'saved' | 'failed'

/** Keeps the draft as it is typed. `stop` for good once it is sent or discarded. */
export function useDraftSaving({ form, photos, keep, clear }: Keeping) {
  const [state, setState] = useState<DraftState>('none')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopped = useRef(false)

  const save = useEffectEvent(async () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (stopped.current) return
    try {
      setState((await keep(form.getValues())) ? 'saved' : 'none')
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

  const shape = photos.photos.map((one) => `${one.id} ${one.state} ${isMarked(one)}`).join()
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape tells that photos came, went or moved
  useEffect(() => {
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
