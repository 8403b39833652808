/** Writing a review and revealing it (D35, D58): load, rule, one batch, announce. */
import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
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
import { ofPerson, ownReview } from './store.ts'
import { reviews } from './tables.ts'
import { writtenOf } from './view.ts'
import {
  dueReviews,
  insertUnverified,
  insertVerified,
  isReviewable,
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
  review_closed: 409,
}
/** Reviews a run of cron reveals. */
const AT_ONCE = 100

type Written = { review: WrittenReview; created: boolean }

/**
 * A retry of the same review answers what it stored, also when its time is up by then. Throws 404 `trade_not_found`,
 * `person_not_found`; 409 `review_not_completed`, `review_closed`, `review_twice`, `reviews_waiting`; 422 `review_own`,
 * `review_other_person`, `review_anonymous`; 429.
 */
export async function writeReview(ctx: Ctx, viewer: Viewer, given: NewReview): Promise<Written> {
  const { tradeProposalId: tradeId } = given
  const statements =
    tradeId === null
      ? aboutPerson(ctx, viewer, given)
      : await aboutTrade(ctx, viewer, tradeId, given)
  if (statements instanceof Refusal) {
    const stored = await storedAlready(ctx, viewer, given)
    if (stored) return { review: stored, created: false }
    throw statements
  }
  await spend(ctx, 'reviews', viewer.id)
  const lost = await tryTo(ctx, statements)
  const review = await storedAlready(ctx, viewer, given)
  if (!review) throw await whyNot(ctx, viewer, given)
  pushSoon(ctx)
  return { review, created: lost === null }
}

/** Null: nothing is. Throws 409 `review_twice` when it says something else. */
async function storedAlready(ctx: Ctx, { id }: Viewer, given: NewReview) {
  const { tradeProposalId: tradeId, reviewedUserId: reviewedId } = given
  const row = await ownReview(ctx.db, id, { tradeId, reviewedId })
  if (row && !isSameReview(given, row.review)) throw new Refusal('review_twice', 409)
  return row && writtenOf(ctx.language, row)
}

/** What the batch did not let pass, and the rule had. */
async function whyNot(ctx: Ctx, { id }: Viewer, given: NewReview): Promise<Refusal> {
  const { tradeProposalId: tradeId, reviewedUserId: reviewedId } = given
  if (tradeId === null) {
    const isThere = await isReviewable(ctx.db, id, reviewedId)
    return isThere ? new Refusal('reviews_waiting', 409) : new Refusal('person_not_found', 404)
  }
  const trade = await reviewedTrade(ctx.db, tradeId, id)
  const code = mayReview(trade, id, reviewedId, ctx.clock.now()) ?? 'review_not_completed'
  return new Refusal(code, STATUS[code])
}

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
  if (review.isAnonymous) throw new Refusal('review_anonymous', 422)
  const now = ctx.clock.now()
  const isShown = and(ofPerson(viewer.id, review.reviewedUserId), isNotNull(reviews.revealedAt))
  return [
    insertUnverified(ctx.db, { reviewerId: viewer.id, review, now }),
    tellReviewed(ctx.db, isShown, now),
  ]
}

/** The first one waits for the other's, whose turn is told; with the second both are shown. A refusal: the time is up. */
async function aboutTrade(
  ctx: Ctx,
  viewer: Viewer,
  tradeId: number,
  review: NewReview,
): Promise<Statement[] | Refusal> {
  const trade = await reviewedTrade(ctx.db, tradeId, viewer.id)
  const now = ctx.clock.now()
  const refusal = mayReview(trade, viewer.id, review.reviewedUserId, now)
  if (refusal === 'review_closed') return new Refusal(refusal, STATUS[refusal])
  if (refusal || !trade)
    throw new Refusal(refusal ?? 'trade_not_found', STATUS[refusal ?? 'trade_not_found'])
  const who = trade.fromUserId === viewer.id ? 'to_user_id' : 'from_user_id'
  const params = review.isAnonymous ? {} : { name: trade.firstName }
  const ready = readyOf(tradeId)
  return [
    insertVerified(ctx.db, tradeId, { reviewerId: viewer.id, review, now }),
    // That it waited to be written, and whatever else was told of this trade, is known.
    markAllRead(ctx.db, viewer.id, now, { tradeId }),
    notifyAll(ctx.db, waitingOf(tradeId), { type: 'review_waiting', who, params }, now),
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
