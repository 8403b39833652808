/** Where the device is, asked for only when a person turns the distance filter on, and kept in memory only. */
import { useSyncExternalStore } from 'react'
import type { Point } from './filter-query.ts'

export type PositionProblem = 'unsupported' | 'denied' | 'unavailable' | 'timeout'
type State = { point: Point | null; asking: boolean; problem: PositionProblem | null }

const WAIT_MS = 10_000
/** A position of the last minutes is near enough for a radius of kilometres. */
const AGE_MS = 5 * 60_000
const NOWHERE: State = { point: null, asking: false, problem: null }
/** The codes of GeolocationPositionError. */
const PROBLEMS: Record<number, PositionProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

let state = NOWHERE
const listeners = new Set<() => void>()

function change(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

/** Asks the device; answers what went wrong, or null when there is a point now. */
export function locate(): Promise<PositionProblem | null> {
  if (!('geolocation' in navigator)) {
    change({ point: null, asking: false, problem: 'unsupported' })
    return Promise.resolve('unsupported')
  }
  change({ ...state, asking: true, problem: null })
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        change({ point: { latitude, longitude }, asking: false, problem: null })
        resolve(null)
      },
      ({ code }) => {
        const problem = PROBLEMS[code] ?? 'unavailable'
        change({ point: null, asking: false, problem })
        resolve(problem)
      },
      { timeout: WAIT_MS, maximumAge: AGE_MS },
    )
  })
}

export function forgetPosition(): void {
  change(NOWHERE)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function usePosition(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => NOWHERE,
  )
}
