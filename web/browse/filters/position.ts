/** Where the device is, asked for only when a person turns the distance filter on, and kept in memory only. */
import { useSyncExternalStore } from 'react'
import type { Point } from '#rules/places'
import type { PositionProblem } from '#web/places/detect.ts'
import { problemOf } from '#web/places/problem-of.ts'

type State = { point: Point | null; asking: boolean; problem: PositionProblem | null }

const NOWHERE: State = { point: null, asking: false, problem: null }

let state = NOWHERE
const listeners = new Set<() => void>()

function change(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

/** Asks the device; answers what went wrong, or null when there is a point now. */
export async function locate(): Promise<PositionProblem | null> {
  change({ ...state, asking: true, problem: null })
  try {
    const { detectPosition } = await import('#browser/places/detect.ts')
    change({ point: await detectPosition(), asking: false, problem: null })
    return null
  } catch (error) {
    const problem = problemOf(error)
    change({ point: null, asking: false, problem })
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
