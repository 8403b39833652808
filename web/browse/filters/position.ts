/**
 * Where distances are measured from: the device once it is asked for, in memory only, else the town of the profile
 * (D11: nothing travels while the filter is off).
 */
import { useSyncExternalStore } from 'react'
import type { Point } from '#rules/places'
import { useSession } from '#web/api/session.ts'
import type { PositionProblem } from '#web/places/detect.ts'
import { problemOf } from '#web/places/problem-of.ts'

/** Of the device. */
type State = {
  point: Point | null
  asking: boolean
  problem: PositionProblem | null
}

const NOWHERE: State = { point: null, asking: false, problem: null }

let state = NOWHERE
const listeners = new Set<() => void>()

function change(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

const detecting = () => import('#browser/places/detect.ts')

/** Answers what went wrong, or null. `isQuiet`: nothing is asked of whoever has not allowed it before. */
export async function askDevice(isQuiet = false): Promise<PositionProblem | null> {
  try {
    if (isQuiet && !(await (await detecting()).isAllowed())) return null
    change({ ...state, asking: true, problem: null })
    const { detectPosition } = await detecting()
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

/** `town`: whose middle the point is; null: the device's own. */
export function usePosition(): State & { town: string | null } {
  const { user } = useSession()
  const device = useSyncExternalStore(
    subscribe,
    () => state,
    () => NOWHERE,
  )
  if (device.point || !user?.homePoint) return { ...device, town: null }
  return { ...device, point: user.homePoint, town: user.city }
}
