/** Writing a review and revealing it (D35): load, rule, one batch, announce. */
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal, type RefusalStatus } from '../http/errors.ts'
import { spend } from '../http/guards/limits.ts'
import { notifyAll } from '../notifications/notify.ts'
import { pushSoon } from '../notifications/push-outbox.ts'
import { markAllRead } from '../notifications/store.ts'
import { earn } from '../tokens/ledger/earn.ts'
import type { NewReview, WrittenReview } from './contract.ts'
import { isSameReview, mayReview, type ReviewRefusal } from './rules.ts'
import { ownReview } from './store.ts'
import { reviews } from './tables.ts'
import { writtenOf } from './view.ts'
import {
  dueReviews,
  insertUnverified,
  insertVerified,
  readyOf,
  reveal,
  reviewedTrade,
  tellReviewed,
  waitingOf,
} from './write-store.ts'

const STATUS: Record<ReviewRefusal, RefusalStatus> = {
  review_own: 422,
  trade_not_found: 404,
  review_not_completed: 409,
  review_other_person: 422,
}
/** Reviews a run of cron reveals. */
const AT_ONCE = 100

type Written = { review: WrittenReview; created: boolean }

/**
 * A retry of the same review answers what it stored. Throws 404 `trade_not_found`, `person_not_found`; 409
 * `review_not_completed`, `review_twice`; 422 `review_own`, `review_other_person`; 429.
 */
export async function writeReview(ctx: Ctx, viewer: Viewer, given: NewReview): Promise<Written> {
  const { tradeProposalId: tradeId, reviewedUserId: reviewedId } = given
  const statements =
    tradeId === null
      ? aboutPerson(ctx, viewer, given)
      : await aboutTrade(ctx, viewer, tradeId, given)
  await spend(ctx, 'reviews', viewer.id)
  const lost = await tryTo(ctx, statements)
  if (lost === 'reviews.reviewed_id') throw gone(tradeId)
  const row = await ownReview(ctx.db, viewer.id, { tradeId, reviewedId })
  if (!row) throw gone(tradeId)
  const review = writtenOf(ctx.language, row)
  if (lost !== null && !isSameReview(given, row.review)) throw new Refusal('review_twice', 409)
  pushSoon(ctx)
  return { review, created: lost === null }
}

const gone = (tradeId: number | null) =>
  tradeId === null ? new Refusal('person_not_found', 404) : new Refusal('review_not_completed', 409)

/** The constraint that was lost, or null. */
async function tryTo(ctx: Ctx, statements: Statement[]): Promise<string | null> {
  try {
    await runBatch(ctx.db, statements)
    return null
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost?.startsWith('reviews.')) return lost
    throw error
  }
}

function aboutPerson(ctx: Ctx, viewer: Viewer, review: NewReview): Statement[] {
  if (viewer.id === review.reviewedUserId) throw new Refusal('review_own', 422)
  const now = ctx.clock.now()
  const isNew = and(
    eq(reviews.reviewerId, viewer.id),
    eq(reviews.reviewedId, review.reviewedUserId),
    isNull(reviews.tradeId),
  )
  return [
    insertUnverified(ctx.db, { reviewerId: viewer.id, review, now }),
    tellReviewed(ctx.db, isNew, now),
  ]
}

/** The first one waits for the other's, whose turn is told; with the second both are shown. */
async function aboutTrade(
  ctx: Ctx,
  viewer: Viewer,
  tradeId: number,
  review: NewReview,
): Promise<Statement[]> {
  const trade = await reviewedTrade(ctx.db, tradeId, viewer.id)
  const refusal = mayReview(trade, viewer.id, review.reviewedUserId)
  if (refusal || !trade)
    throw new Refusal(refusal ?? 'trade_not_found', STATUS[refusal ?? 'trade_not_found'])
  const now = ctx.clock.now()
  const who = trade.fromUserId === viewer.id ? 'to_user_id' : 'from_user_id'
  const params = review.isAnonymous ? {} : { name: trade.firstName }
  const ready = readyOf(tradeId, now)
  return [
    insertVerified(ctx.db, tradeId, { reviewerId: viewer.id, review, now }),
    // That it waited to be written, and whatever else was told of this trade, is known.
    markAllRead(ctx.db, viewer.id, now, { tradeId }),
    notifyAll(ctx.db, waitingOf(tradeId, now), { type: 'review_waiting', who, params }, now),
    tellReviewed(ctx.db, ready, now),
    reveal(ctx.db, ready, now),
    earn(ctx.db, viewer.id, 'review_written', String(tradeId), now),
  ]
}

/** Cron: those that waited 14 days for the other side's. Answers how many. */
export async function revealDue(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const ids = await dueReviews(ctx.db, now, AT_ONCE)
  if (ids.length === 0) return 0
  const due = and(inArray(reviews.id, ids), isNull(reviews.revealedAt))
  await runBatch(ctx.db, [tellReviewed(ctx.db, due, now), reveal(ctx.db, due, now)])
  return ids.length
}
