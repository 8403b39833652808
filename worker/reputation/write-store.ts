/** SQL that writes reviews and shows them. The sums follow by triggers (migrations/0007_reputation.sql). */
import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { isProvedPerson } from '../accounts/person/beginner.ts'
import { users } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { lastNotice, noticeColumns, pushDue } from '../notifications/notify.ts'
import { notifications } from '../notifications/tables.ts'
import { areBlocked } from '../safety/blocks/between.ts'
import { trades } from '../trades/tables.ts'
import type { NewReview } from './contract.ts'
import { type ReviewedTrade, typeOf } from './rules.ts'
import { reviews } from './tables.ts'
import { REVEAL_MS, UNPUBLISHED_MAX } from './terms.ts'

type ReviewedRow = ReviewedTrade & { firstName: string }

/** Of a trade, with the name of whoever reviews it. */
export async function reviewedTrade(
  db: Db,
  id: number,
  reviewerId: string,
): Promise<ReviewedRow | null> {
  const [row] = await db
    .select({
      fromUserId: trades.fromUserId,
      toUserId: trades.toUserId,
      status: trades.status,
      completedAt: trades.completedAt,
      firstName: users.firstName,
    })
    .from(trades)
    .innerJoin(users, eq(users.id, reviewerId))
    .where(eq(trades.id, id))
  return row ?? null
}

type Writing = { reviewerId: string; review: NewReview; now: number }

const written = ({ reviewerId, review, now }: Writing) => {
  const { rating, title, comment, tags, isAnonymous } = review
  const reviewType = typeOf(review)
  return { reviewerId, rating, reviewType, title, comment, tags, isAnonymous, createdAt: now }
}

/**
 * A statement. Seen by nobody yet: `reveal` follows. Fails on reviews.trade_id when it is there already, on
 * reviews.reviewed_id when the trade is not completed, not one between the two, or was completed 14 days ago.
 */
export function insertVerified(db: Db, tradeId: number, writing: Writing) {
  const { reviewerId: me, review, now } = writing
  const other = review.reviewedUserId
  const completed = (what: SQL) =>
    sql`(select ${what} from trades where id = ${tradeId} and status = 'completed' and completed_at > ${now - REVEAL_MS}
      and ((from_user_id = ${me} and to_user_id = ${other}) or (from_user_id = ${other} and to_user_id = ${me})))`
  return db.insert(reviews).values({
    ...written(writing),
    reviewedId: completed(sql`${other}`),
    tradeId,
    revealDue: completed(sql`completed_at + ${REVEAL_MS}`),
  })
}

/** A proved phone or identity, or a completed trade (D58); what changes it publishes what waits (migrations/0027_reviews.sql). */
const isKnown = (userId: string) =>
  sql`(exists (select 1 from users where id = ${userId} and successful_trades > 0)
    or ${isProvedPerson(sql`${userId}`)})`

/** Whom this person may review without a trade. */
const reviewable = (reviewerId: string, userId: string) =>
  sql`select id from users where id = ${userId} and left_at is null
    and not ${areBlocked(sql`${reviewerId}`, sql`users.id`)}`

export async function isReviewable(db: Db, reviewerId: string, userId: string): Promise<boolean> {
  const rows = await db.select({ id: sql`id` }).from(sql`(${reviewable(reviewerId, userId)})`)
  return rows.length > 0
}

/**
 * A statement; published at once when its writer is known. Fails on reviews.reviewer_id when there is one of this
 * person, on reviews.reviewed_id when they have left, one of the two has blocked the other, or too many wait.
 */
export function insertUnverified(db: Db, writing: Writing) {
  const { reviewerId, review, now } = writing
  const waiting = sql`(select count(*) from reviews where reviewer_id = ${reviewerId}
    and trade_id is null and revealed_at is null and hidden_at is null)`
  return db.insert(reviews).values({
    ...written(writing),
    reviewedId: sql`(${reviewable(reviewerId, review.reviewedUserId)}
      and (${isKnown(reviewerId)} or ${waiting} < ${UNPUBLISHED_MAX}))`,
    tradeId: null,
    revealDue: now,
    revealedAt: sql`iif(${isKnown(reviewerId)}, ${now}, null)`,
  })
}

/** Of this trade, when both are written. */
export const readyOf = (tradeId: number) =>
  and(
    eq(reviews.tradeId, tradeId),
    isNull(reviews.revealedAt),
    sql`2 = (select count(*) from reviews of_trade where of_trade.trade_id = ${tradeId})`,
  )

/** A statement: those that fit are seen, and counted, from now on. */
export const reveal = (db: Db, where: SQL | undefined, now: number) =>
  db.update(reviews).set({ revealedAt: now }).where(where)

/** Still waiting for the other side's: for `notifyAll`. */
export const waitingOf = (tradeId: number) =>
  and(
    eq(trades.id, tradeId),
    sql`1 = (select count(*) from reviews where reviews.trade_id = ${tradeId})`,
  )

/**
 * A statement: whoever they are about is told, before `reveal`. Without the trade, and of anonymous ones without
 * the name: both would say who wrote it. Nothing is pushed between two of whom one has blocked the other.
 */
export function tellReviewed(db: Db, where: SQL | undefined, now: number) {
  const user = sql`${reviews.reviewedId}`
  const isBlocked = areBlocked(sql`${reviews.reviewerId}`, user)
  const row = {
    userId: user,
    id: sql`${lastNotice(user)} + row_number() over (partition by ${user} order by ${reviews.id})`,
    type: 'review_received',
    tradeId: null,
    params: sql`case when ${reviews.isAnonymous} then '{}'
      else (select json_object('name', first_name) from users where users.id = ${reviews.reviewerId}) end`,
    due: sql`iif(${isBlocked}, null, ${pushDue(user, now)})`,
  } as const
  return db.insert(notifications).select(
    db
      .select(noticeColumns(row, now))
      .from(reviews)
      .where(and(where, isNull(reviews.hiddenAt))),
  )
}

/** Ids of those of trades whose time is up. Without a trade no day publishes one. */
export async function dueReviews(db: Db, now: number, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    // Literal, as the condition of the index.
    .where(
      and(
        sql`${reviews.revealedAt} is null and ${reviews.tradeId} is not null`,
        lte(reviews.revealDue, now),
      ),
    )
    .orderBy(asc(reviews.revealDue))
    .limit(most)
  return rows.map(({ id }) => id)
}
