/** The order by distance: the step in which it is told, within a step the newest first (D61). Pure. */
import { type Asker, toldDistance } from '../places/grid.ts'
import { STEPS_KM } from '../places/terms.ts'

/** Of what lists by distance hold: all of it is within the widest circle, to the metre or two. */
const LAST = STEPS_KM[STEPS_KM.length - 1] ?? 0

export function nearnessOf(spot: number | null, from: Asker | null): number {
  if (spot === null || !from) throw new Error('by distance, and no place')
  return toldDistance(from, spot) ?? LAST
}
