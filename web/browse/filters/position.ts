/**
 * Where the distance filter measures from, in memory only: the town of the profile, or the device once it is asked for
 * (D11: nothing travels while the filter is off).
 */
import { useSyncExternalStore } from 'react'
import type { Point } from '#rules/places'
import type { PositionProblem } from '#web/places/detect.ts'
import { problemOf } from '#web/places/problem-of.ts'

/** `town`: whose middle the point is; null: the device's own. */
type State = {
  point: Point | null
  town: string | null
  asking: boolean
  problem: PositionProblem | null
}

const NOWHERE: State = { point: null, town: null, asking: false, problem: null }

let state = NOWHERE
const listeners = new Set<() => void>()

function change(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

/** In the middle of a town. */
export function standAt(point: Point, town: string): void {
  change({ ...NOWHERE, point, town })
}

/** Answers what went wrong, or null. Whoever stands in a town stays there when the device does not tell. */
export async function askDevice(): Promise<PositionProblem | null> {
  change({ ...state, asking: true, problem: null })
  try {
    const { detectPosition } = await import('#browser/places/detect.ts')
    change({ ...NOWHERE, point: await detectPosition() })
    return null
  } catch (error) {
    const problem = problemOf(error)
    change({ ...state, asking: false, problem })
    return problem
  }
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
