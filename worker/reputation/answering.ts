/** Whoever was reviewed answers, once (D58): what is said of somebody in public is not said without a word of theirs. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { runBatch } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { spend } from '../http/guards/limits.ts'
import { lastNotice, noticeColumns, pushDue } from '../notifications/notify.ts'
import { pushSoon } from '../notifications/push-outbox.ts'
import { notifications } from '../notifications/tables.ts'
import { areBlocked } from '../safety/blocks/between.ts'
import type { Review } from './contract.ts'
import { reviews } from './tables.ts'
import { reviewOf } from './view.ts'
import { shown } from './votes.ts'

/** The same again answers what is stored. Throws 404 `review_not_found`, 403 `answer_other`, 409 `answer_twice`, 429. */
export async function answerReview(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  answer: string,
): Promise<Review> {
  const { review } = await shown(ctx, viewer, id)
  if (review.reviewedId !== viewer.id) throw new Refusal('answer_other', 403)
  if (review.answeredAt === null) {
    await spend(ctx, 'reviews', viewer.id)
    const now = ctx.clock.now()
    const open = stillOpen(id)
    await runBatch(ctx.db, [
      tellWriter(ctx.db, open, now),
      ctx.db.update(reviews).set({ answer, answeredAt: now }).where(open),
    ])
    pushSoon(ctx)
  }
  const row = await shown(ctx, viewer, id)
  if (row.review.answer !== answer) throw new Refusal('answer_twice', 409)
  return reviewOf(ctx.language, row, viewer.id)
}

const stillOpen = (id: number) =>
  and(
    eq(reviews.id, id),
    isNull(reviews.answeredAt),
    sql`${reviews.revealedAt} is not null and ${reviews.hiddenAt} is null`,
  )

/** A statement, before the answer is there. Nobody who has left, and not pushed between two of whom one has blocked the other. */
function tellWriter(db: Db, where: SQL | undefined, now: number) {
  const user = sql`${reviews.reviewerId}`
  const isApart = areBlocked(user, sql`${reviews.reviewedId}`)
  const row = {
    userId: user,
    id: sql`${lastNotice(user)} + 1`,
    type: 'review_answered',
    tradeId: null,
    params: sql`(select json_object('name', first_name) from users where users.id = ${reviews.reviewedId})`,
    due: sql`iif(${isApart}, null, ${pushDue(user, now)})`,
  } as const
  const isHere = sql`exists (select 1 from ${users} where users.id = ${reviews.reviewerId} and left_at is null)`
  return db
    .insert(notifications)
    .select(db.select(noticeColumns(row, now)).from(reviews).where(and(where, isHere)))
}
