import { type ComponentType, useEffect, useRef, useState } from 'react'
import { isFrugal } from '#web/api/connection.ts'
import { part } from '#web/ui/lazy/part.ts'

/** So far below the screen it is asked for, so that it is there when one arrives. */
const AHEAD = '0px 0px 200px 0px'
const ON_THE_SCREEN = '0px'

type Similar = ComponentType<{ id: number }>

const load = () =>
  part(() => import('#browser/items/page/similar/similar-items.tsx'), 'SimilarItems')

/** Things like this one, for whoever has read that far: nobody else pays for them. */
export function SimilarSlot({ id }: { id: number }) {
  const end = useRef<HTMLDivElement>(null)
  const [Similar, setSimilar] = useState<Similar | null>(null)

  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in globalThis)) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        // An extra: without network it is absent, nobody asked for it.
        load().then(
          (loaded) => setSimilar(() => loaded),
          () => undefined,
        )
      },
      { rootMargin: isFrugal() ? ON_THE_SCREEN : AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])

  return Similar ? <Similar id={id} /> : <div ref={end} className="min-h-px" />
}
