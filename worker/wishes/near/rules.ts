/** Whether a wish reaches to where somebody is. Pure. */
import { kilometresTo } from '../../places/grid.ts'
import type { Point } from '../../places/rules.ts'

/** What is looked for anywhere is near nobody. */
export type Reach = { spot: number | null; radius: number | null; ownSpots: readonly number[] }

/** The kilometres are those that its owner would go; their own cell and town count as inside (D61). */
export const reachesTo = (
  { spot, radius, ownSpots }: Reach,
  here: Point & { spot: number },
): boolean =>
  spot !== null &&
  radius !== null &&
  (ownSpots.includes(here.spot) || kilometresTo(spot, here) <= radius)
