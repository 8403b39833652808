/** SQL of what a person's trades and reviews add up to. */
import { eq } from 'drizzle-orm'
import { proofsOf } from '../accounts/person/proofs.ts'
import { averageOf } from '../accounts/person/score.ts'
import { users } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { iso } from '../http/clock.ts'
import type { RatingSummary, UserStats } from './contract.ts'
import { factsOf, levelOf, scoreOf } from './rules.ts'
import { ratingSummaries } from './tables.ts'
import type { ReviewPart } from './terms.ts'

const readSums = (db: Db, userId: string) =>
  db
    .select({
      successfulTrades: users.successfulTrades,
      totalTrades: users.totalTrades,
      cancelledTrades: users.cancelledTrades,
      verifiedKinds: users.verifiedKinds,
      leftAt: users.leftAt,
      summary: ratingSummaries,
      ratingCount: users.ratingCount,
      ratingSum: users.ratingSum,
      provedWeight: users.provedWeight,
      unprovedWeight: users.unprovedWeight,
      provedPartners: users.provedPartners,
      unprovedPartners: users.unprovedPartners,
      noShows: users.noShows,
      recentNoShows: users.recentNoShows,
      lateRefusals: users.lateRefusals,
      answers: users.answers,
      answersIn: users.answersIn,
      proofs: proofsOf(users.id),
    })
    .from(users)
    .leftJoin(ratingSummaries, eq(ratingSummaries.userId, users.id))
    .where(eq(users.id, userId))
type Sums = Awaited<ReturnType<typeof readSums>>[number]

/** Null when there is nobody (any more). */
async function sumsOf(db: Db, userId: string): Promise<Sums | null> {
  const [row] = await readSums(db, userId)
  return row && row.leftAt === null ? row : null
}

export async function statsOf(db: Db, userId: string): Promise<UserStats | null> {
  const row = await sumsOf(db, userId)
  return row && statsFrom(row)
}

/** Both at once, for a page that shows both. */
export async function reputationOf(db: Db, userId: string) {
  const row = await sumsOf(db, userId)
  return row && { stats: statsFrom(row), summary: summaryFrom(row) }
}

const statsFrom = (row: Sums): UserStats => ({
  reputationScore: scoreOf(row),
  totalTrades: row.totalTrades,
  successfulTrades: row.successfulTrades,
  averageRating: averageOf(row),
  totalReviews: row.ratingCount,
  ...factsOf(row),
  // A column of nothing is not mapped.
  proofs: row.proofs ?? [],
})

const meanOf = (ratingSum = 0, ratingCount = 0): number | null =>
  ratingCount === 0 ? null : averageOf({ ratingSum, ratingCount })

export async function summaryOf(db: Db, userId: string): Promise<RatingSummary | null> {
  const row = await sumsOf(db, userId)
  return row && summaryFrom(row)
}

function summaryFrom(row: Sums): RatingSummary {
  const { summary: s, ratingSum, ratingCount } = row
  return {
    averageRating: averageOf(row),
    totalReviews: ratingCount,
    fiveStarCount: s?.fiveStar ?? 0,
    fourStarCount: s?.fourStar ?? 0,
    threeStarCount: s?.threeStar ?? 0,
    twoStarCount: s?.twoStar ?? 0,
    oneStarCount: s?.oneStar ?? 0,
    itemQualityRating: meanOf(s?.itemQualitySum, s?.itemQualityCount),
    communicationRating: meanOf(s?.communicationSum, s?.communicationCount),
    reliabilityRating: meanOf(s?.reliabilitySum, s?.reliabilityCount),
    tradeReviews: ratingCount,
    lastReviewAt: s?.lastReviewAt ? iso(s.lastReviewAt) : null,
    level: levelOf(ratingCount === 0 ? 0 : ratingSum / ratingCount, ratingCount),
  }
}

/** Of reviews that are shown, by the list that they are in. */
export async function receivedCounts(db: Db, userId: string): Promise<Record<ReviewPart, number>> {
  const [row] = await db
    .select({ unverified: ratingSummaries.unverified, verified: ratingSummaries.verified })
    .from(ratingSummaries)
    .where(eq(ratingSummaries.userId, userId))
  return { trades: row?.verified ?? 0, others: row?.unverified ?? 0 }
}
