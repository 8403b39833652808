import { useEffect, useState } from 'react'

const TICK_MS = 1_000

/** Whole seconds left of a lock (begun at once or later), and the way to begin it. Counts by the clock: a sleeping tab does not stretch it. */
export function useCountdown(lengthMs: number, isBegun = false) {
  const [now, setNow] = useState(() => (isBegun ? Date.now() : 0))
  const [endsAt, setEndsAt] = useState(isBegun ? now + lengthMs : 0)
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))

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
