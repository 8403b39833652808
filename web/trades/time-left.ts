/** What is left of a time, in the two largest units that say enough. Pure. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Left = { unit: 'days' | 'hours' | 'minutes'; count: number; rest: number }

/** `ms` below zero counts as nothing left. The last minute is one minute. */
export function timeLeft(ms: number): Left {
  const left = Math.max(0, ms)
  if (left >= DAY) {
    return { unit: 'days', count: Math.floor(left / DAY), rest: Math.floor((left % DAY) / HOUR) }
  }
  if (left >= HOUR) {
    return {
      unit: 'hours',
      count: Math.floor(left / HOUR),
      rest: Math.floor((left % HOUR) / MINUTE),
    }
  }
  return { unit: 'minutes', count: Math.max(1, Math.ceil(left / MINUTE)), rest: 0 }
}
