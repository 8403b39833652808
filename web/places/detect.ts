/** Where the device is, with the four ways of not being told. */
import type { Point } from '#rules/places'

export type PositionProblem = 'unsupported' | 'denied' | 'unavailable' | 'timeout'

const WAIT_MS = 10_000
/** A fix of the last five minutes is the same town. */
const AGE_MS = 5 * 60_000
/** The codes of GeolocationPositionError. */
const PROBLEMS: Record<number, PositionProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

export class PositionRefused extends Error {
  constructor(readonly problem: PositionProblem) {
    super(problem)
  }
}

/** Nobody is asked for it: where a browser cannot say, it was not allowed. */
export async function isAllowed(): Promise<boolean> {
  const permission = await navigator.permissions
    ?.query({ name: 'geolocation' })
    .catch(() => undefined)
  return permission?.state === 'granted'
}

/** As exact as the device says: whoever sends it on rounds it (D11). Throws PositionRefused. */
export function detectPosition(): Promise<Point> {
  if (!('geolocation' in navigator)) return Promise.reject(new PositionRefused('unsupported'))
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new PositionRefused(PROBLEMS[code] ?? 'unavailable')),
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: AGE_MS },
    )
  })
}
