import { useEffect, useState } from 'react'

const TICK_MS = 1_000

/**
 * Whole seconds left of a lock (begun at a time, or later by `begin`). Counts by the clock: a sleeping
 * tab does not stretch it, a clock that was put back does not either.
 */
export function useCountdown(lengthMs: number, begunAt?: number) {
  const [now, setNow] = useState(() => Date.now())
  const [endsAt, setEndsAt] = useState(() => (begunAt === undefined ? 0 : begunAt + lengthMs))
  const left = Math.ceil(Math.min(lengthMs, Math.max(0, endsAt - now)) / 1000)

  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [left])

  const begin = () => {
    const at = Date.now()
    setNow(at)
    setEndsAt(at + lengthMs)
  }
  return { left, begin }
}
