/** The one clock. All server time comes from here, so that tests and local mode can move it (D43). */

export type Clock = { now: () => number }

let offsetMs = 0

/** Milliseconds since 1970, real time plus what local mode advanced. */
export const clock: Clock = { now: () => Date.now() + offsetMs }

/** What the platform itself counts in (alarms): never moved. */
export const realTime: Clock = { now: () => Date.now() }

/** Local mode and tests only. Negative values go back. Answers the new time. */
export function advanceClock(ms: number): number {
  offsetMs += ms
  return clock.now()
}

/** As times are answered: ISO 8601 UTC. */
export const iso = (at: number): string => new Date(at).toISOString()
export const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at))

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
