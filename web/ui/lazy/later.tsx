import { type ReactNode, Suspense } from 'react'
import { useSettled } from '#web/api/first-view.ts'
import { Fallback } from './fallback.tsx'
import { useChance } from './use-chance.ts'

type LaterProps = { children: ReactNode; shape?: ReactNode }

/** A part whose code comes later, its place kept by `shape`. Without it the page stands, and the next chance is taken. */
export function Later({ children, shape }: LaterProps) {
  const isSettled = useSettled()
  const chance = useChance()
  if (!isSettled) return shape
  return (
    <Fallback of={chance} to={null}>
      <Suspense fallback={shape}>{children}</Suspense>
    </Fallback>
  )
}
