/** SQL of payouts. What the card provider says of the captured deposit closes and opens them by triggers (0030_money.sql). */
import { and, asc, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/person/full-name.ts'
import { users } from '../../accounts/tables.ts'
import type { Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { items } from '../../items/tables.ts'
import { trades } from '../../trades/tables.ts'
import { yearBefore } from '../rules.ts'
import { payments, payouts } from '../tables.ts'

const lastPaid = sql<number | null>`(select max(was.paid_at) from payouts as was
  where was.user_id = ${payouts.userId} and was.paid_at is not null)`

const owed = (db: Db) =>
  db
    .select({
      payout: payouts,
      item: sql<string | null>`${items.title}`.as('item'),
      name: fullName(users).as('name'),
      isProved: sql`${users.isVerified}`.mapWith(Boolean).as('is_proved'),
      dispute: payments.dispute,
      intentId: payments.intentId,
      lastPaidAt: lastPaid.as('last_paid_at'),
    })
    .from(payouts)
    .innerJoin(payments, eq(payments.id, payouts.paymentId))
    .innerJoin(users, eq(users.id, payouts.userId))
    .leftJoin(trades, eq(trades.id, payouts.tradeId))
    .leftJoin(items, eq(items.id, trades.requestedItemId))
export type OwedRow = Awaited<ReturnType<typeof owed>>[number]

/** Literal, as the condition of payouts_open. */
const isOpen = sql`${payouts.paidAt} is null and ${payouts.voidAt} is null and ${payouts.capturedAt} is not null`

export const openOf = (db: Db, userId: string, limit: number): Promise<OwedRow[]> =>
  owed(db)
    .where(and(eq(payouts.userId, userId), isOpen))
    .orderBy(desc(payouts.id))
    .limit(limit)

/** Everybody's, the oldest first. */
export const openPayouts = (db: Db, after: number, limit: number): Promise<OwedRow[]> =>
  owed(db)
    .where(and(isOpen, gt(payouts.id, after)))
    .orderBy(asc(payouts.id))
    .limit(limit)

export async function payoutById(db: Db, id: number): Promise<OwedRow | null> {
  const [row] = await owed(db).where(and(eq(payouts.id, id), isNotNull(payouts.capturedAt)))
  return row ?? null
}

/** Fails on payouts.amount when it is not open any more, or not this person's. */
export function keepDetails(
  db: Db,
  { id, userId }: { id: number; userId: string },
  sealed: string,
  now: number,
): Statement {
  const still = sql`(select was.amount from payouts as was where was.id = ${id} and was.user_id = ${userId}
    and was.paid_at is null and was.void_at is null and was.captured_at is not null)`
  return db
    .update(payouts)
    .set({ amount: still, detailsSealed: sealed, detailsAt: now })
    .where(eq(payouts.id, id))
}

type Paid = { id: number; by: string; reference: string; seen: string }

/**
 * Fails on payouts.amount when it is not owed any more, another of the same person was paid meanwhile, or its details are
 * not those that were `seen`. The details go with it.
 */
export function paidOut(db: Db, { id, by, reference, seen }: Paid, now: number): Statement {
  const still: SQL = sql`(select was.amount from payouts as was join payments on payments.id = was.payment_id
    join users on users.id = was.user_id
    where was.id = ${id} and was.paid_at is null and was.void_at is null and was.details_sealed = ${seen}
    and users.is_verified = 1 and ifnull(payments.dispute, 'won') = 'won'
    and not exists (select 1 from payouts as other where other.user_id = was.user_id
      and other.paid_at > ${yearBefore(now)}))`
  return db
    .update(payouts)
    .set({ amount: still, paidAt: now, paidBy: by, reference, detailsSealed: null })
    .where(eq(payouts.id, id))
}
