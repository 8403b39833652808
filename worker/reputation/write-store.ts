/** SQL that writes reviews and shows them. The sums follow by triggers (migrations/0007_reputation.sql). */
import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { lastNotice, noticeColumns, pushDue } from '../notifications/notify.ts'
import { notifications } from '../notifications/tables.ts'
import { areBlocked } from '../safety/blocks/between.ts'
import { trades } from '../trades/tables.ts'
import type { NewReview } from './contract.ts'
import { type ReviewedTrade, typeOf } from './rules.ts'
import { reviews } from './tables.ts'
import { REVEAL_MS } from './terms.ts'

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
 * reviews.reviewed_id when the trade is not completed, or not one between the two.
 */
export function insertVerified(db: Db, tradeId: number, writing: Writing) {
  const { reviewerId: me, review } = writing
  const other = review.reviewedUserId
  const completed = (what: SQL) =>
    sql`(select ${what} from trades where id = ${tradeId} and status = 'completed'
      and ((from_user_id = ${me} and to_user_id = ${other}) or (from_user_id = ${other} and to_user_id = ${me})))`
  return db.insert(reviews).values({
    ...written(writing),
    reviewedId: completed(sql`${other}`),
    tradeId,
    revealDue: completed(sql`completed_at + ${REVEAL_MS}`),
  })
}

/**
 * A statement. Fails on reviews.reviewer_id when there is one of this person, on reviews.reviewed_id when they have
 * left or one of the two has blocked the other.
 */
export function insertUnverified(db: Db, writing: Writing) {
  const { reviewerId, review, now } = writing
  return db.insert(reviews).values({
    ...written(writing),
    reviewedId: sql`(select id from users where id = ${review.reviewedUserId} and left_at is null
      and not ${areBlocked(sql`${reviewerId}`, sql`users.id`)})`,
    tradeId: null,
    revealDue: now,
    revealedAt: now,
  })
}

/** Of this trade, when both are written or the time is up. */
export const readyOf = (tradeId: number, now: number) =>
  and(
    eq(reviews.tradeId, tradeId),
    isNull(reviews.revealedAt),
    sql`(${reviews.revealDue} <= ${now} or 2 = (select count(*) from reviews of_trade where of_trade.trade_id = ${tradeId}))`,
  )

/** A statement: those that fit are seen, and counted, from now on. */
export const reveal = (db: Db, where: SQL | undefined, now: number) =>
  db.update(reviews).set({ revealedAt: now }).where(where)

/** Still waiting for the other side's: for `notifyAll`. */
export const waitingOf = (tradeId: number, now: number) =>
  and(
    eq(trades.id, tradeId),
    sql`1 = (select count(*) from reviews where reviews.trade_id = ${tradeId} and reveal_due > ${now})`,
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

/** Ids of those whose time is up. */
export async function dueReviews(db: Db, now: number, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(sql`${reviews.revealedAt} is null`, lte(reviews.revealDue, now)))
    .orderBy(asc(reviews.revealDue))
    .limit(most)
  return rows.map(({ id }) => id)
}
