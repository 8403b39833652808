/** What readers say of a review: whether it helped, and that it should not stand there. */
import { sql } from 'drizzle-orm'
import { lostConstraint } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import type { Report } from '../safety/contract.ts'
import { report } from '../safety/report.ts'
import type { VoteAnswer } from './contract.ts'
import { answerTarget } from './hiding.ts'
import { type ReviewRow, shownReview } from './store.ts'
import { reviewVotes } from './tables.ts'
import { reviewOf } from './view.ts'

/** Throws 404 `review_not_found`. */
export async function shown(ctx: Ctx, viewer: Viewer, id: number): Promise<ReviewRow> {
  const row = await shownReview(ctx.db, id, viewer.id)
  if (!row) throw new Refusal('review_not_found', 404)
  return row
}

/** One a person, which may be changed; the reviewed may, too. Throws 404 `review_not_found`, 422 `review_vote_own`. */
export async function vote(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  isHelpful: boolean,
): Promise<VoteAnswer> {
  if (!reviewOf(ctx.language, await shown(ctx, viewer, id), viewer.id).mayVote) {
    throw new Refusal('review_vote_own', 422)
  }
  const still = sql`(select id from reviews where id = ${id} and revealed_at is not null and hidden_at is null)`
  try {
    await ctx.db
      .insert(reviewVotes)
      .values({ reviewId: still, userId: viewer.id, isHelpful, createdAt: ctx.clock.now() })
      .onConflictDoUpdate({
        target: [reviewVotes.reviewId, reviewVotes.userId],
        set: { isHelpful },
      })
  } catch (error) {
    if (lostConstraint(error) === 'review_votes.review_id') {
      throw new Refusal('review_not_found', 404)
    }
    throw error
  }
  const { helpfulCount, notHelpfulCount, myVote } = reviewOf(
    ctx.language,
    await shown(ctx, viewer, id),
    viewer.id,
  )
  return { id, helpfulCount, notHelpfulCount, myVote }
}

/** The reviewed may: it is about them. Throws 404 `review_not_found`, 422 `report_own`, 409 `report_twice`, 429. */
export async function reportReview(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  given: Report,
): Promise<void> {
  const { review } = await shown(ctx, viewer, id)
  const evidence = { ...(review.title && { title: review.title }), text: review.comment }
  const about = { kind: 'review' as const, target: String(id), accusedId: review.reviewerId }
  await report(ctx, viewer, { ...about, evidence }, given)
}

/** Whoever wrote the review may: it is about them. Throws 404 `review_not_found`, 422 `report_own`, 409 `report_twice`, 429. */
export async function reportAnswer(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  given: Report,
): Promise<void> {
  const { review } = await shown(ctx, viewer, id)
  if (review.answer === null || review.answerHiddenAt !== null) {
    throw new Refusal('review_not_found', 404)
  }
  const about = { kind: 'review' as const, target: answerTarget(id), accusedId: review.reviewedId }
  await report(ctx, viewer, { ...about, evidence: { text: review.answer } }, given)
}
