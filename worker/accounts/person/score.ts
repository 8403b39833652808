/** Stars of a person, as they are shown. */
import type { Deeds } from '../../reputation/rules.ts'

type Ratings = Pick<Deeds, 'ratingCount' | 'ratingSum'>

/** 0 without ratings; else to one decimal, as it is shown. */
export const averageOf = ({ ratingSum, ratingCount }: Ratings): number =>
  ratingCount === 0 ? 0 : Math.round((10 * ratingSum) / ratingCount) / 10
