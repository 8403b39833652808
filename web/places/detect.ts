/** Where the device is, with the four ways of not being told (part 1 section 8). */
import { roundDegrees } from '#contract/places'

export type Point = { latitude: number; longitude: number }
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

/** Rounded to about a kilometre before it goes anywhere: nobody learns a house number from us (D11). */
export function detectPosition(): Promise<Point> {
  if (!('geolocation' in navigator)) return Promise.reject(new PositionRefused('unsupported'))
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: roundDegrees(coords.latitude),
          longitude: roundDegrees(coords.longitude),
        }),
      ({ code }) => reject(new PositionRefused(PROBLEMS[code] ?? 'unavailable')),
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: AGE_MS },
    )
  })
}
