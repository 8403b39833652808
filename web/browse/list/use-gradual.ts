import { useEffect, useState } from 'react'

/** Two rows of the widest grid, two screens of a phone. */
const STEP = 8

/**
 * How many of a list's cards are drawn: those of a page that comes while one scrolls a few with each frame, since all of them at once
 * stop a cheap phone for a fifth of a second (J350). `isWhole` while a place in the list is being found again.
 */
export function useGradual(count: number, isWhole: boolean): number {
  const [drawn, setDrawn] = useState(count)
  const isBehind = !isWhole && drawn > 0 && drawn < count
  const next = isBehind ? Math.min(drawn + STEP, count) : count
  useEffect(() => {
    if (!isBehind) return setDrawn(count)
    const frame = requestAnimationFrame(() => setDrawn(next))
    return () => cancelAnimationFrame(frame)
  }, [isBehind, next, count])
  return isBehind ? drawn : count
}
