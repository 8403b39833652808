import { type ReactNode, useState } from 'react'
import { useInSight } from '#web/ui/use-in-sight.ts'

/** What lies below is fetched when somebody comes there; its place kept by `shape`. */
export function InSight({ children, shape }: { children: ReactNode; shape: ReactNode }) {
  const [isSeen, setSeen] = useState(false)
  const place = useInSight(isSeen, () => setSeen(true))
  return <div ref={place}>{isSeen ? children : shape}</div>
}
