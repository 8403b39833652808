/** What a score is made of (D36), as part of a query over people with rating_summaries joined from the left. */
import { sql } from 'drizzle-orm'
import { type Deeds, scoreOf } from '../../reputation/rules.ts'
import { ratingSummaries as r } from '../../reputation/tables.ts'
import type { users } from '../tables.ts'

export const ratingColumns = {
  ratingCount: sql<number>`coalesce(${r.oneStar} + ${r.twoStar} + ${r.threeStar} + ${r.fourStar}
    + ${r.fiveStar}, 0)`.as('rating_count'),
  ratingSum: sql<number>`coalesce(${r.oneStar} + 2 * ${r.twoStar} + 3 * ${r.threeStar}
    + 4 * ${r.fourStar} + 5 * ${r.fiveStar}, 0)`.as('rating_sum'),
}
export type Ratings = Pick<Deeds, 'ratingCount' | 'ratingSum'>

type Counts = Pick<
  typeof users.$inferSelect,
  'successfulTrades' | 'cancelledTrades' | 'verifiedKinds'
>

export const scoreFrom = ({ successfulTrades, ...counts }: Counts, ratings: Ratings): number =>
  scoreOf({
    completedTrades: successfulTrades,
    cancelledTrades: counts.cancelledTrades,
    verifiedKinds: counts.verifiedKinds,
    ...ratings,
  })

/** 0 without ratings; else to one decimal, as it is shown. */
export const averageOf = ({ ratingSum, ratingCount }: Ratings): number =>
  ratingCount === 0 ? 0 : Math.round((10 * ratingSum) / ratingCount) / 10
