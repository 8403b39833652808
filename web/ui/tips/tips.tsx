import { type ComponentType, useEffect, useState } from 'react'
import { notePress } from './last-press.ts'

/** Tooltips of everything with `data-tip`. Nothing is fetched until a mouse moves or somebody goes by Tab. */
export function Tips() {
  const [Layer, setLayer] = useState<ComponentType | null>(null)

  useEffect(() => {
    const waiting = new AbortController()
    const bring = (event: PointerEvent | KeyboardEvent) => {
      if ('key' in event ? event.key !== 'Tab' : event.pointerType !== 'mouse') return
      waiting.abort()
      import('#browser/ui/tips/tip-layer.tsx').then(
        (module) => setLayer(() => module.TipLayer),
        // Without a network there are no tips: every element has a name of its own.
        () => undefined,
      )
    }
    addEventListener('pointermove', bring, waiting)
    addEventListener('keydown', bring, waiting)
    // Until the code is there, and after it.
    addEventListener('pointerdown', notePress)
    return () => {
      waiting.abort()
      removeEventListener('pointerdown', notePress)
    }
  }, [])

  return Layer && <Layer />
}
