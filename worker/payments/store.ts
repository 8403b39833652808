/** SQL of payments. A change of state is guarded by the state it leaves: who is late changes nothing. */
import { and, asc, eq, exists, lte, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Statement } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import { isQueued, isReleasing, LAPSING_MS } from './rules.ts'
import { paymentEvents, payments } from './tables.ts'
import type { Dispute, PaymentKind, PaymentStatus } from './terms.ts'

export type Payment = typeof payments.$inferSelect

const first = async (rows: Promise<Payment[]>): Promise<Payment | null> => (await rows)[0] ?? null

export const paymentById = (db: Db, id: string) =>
  first(db.select().from(payments).where(eq(payments.id, id)))

export const paymentOfIntent = (db: Db, intentId: string) =>
  first(db.select().from(payments).where(eq(payments.intentId, intentId)))

// Statuses and kinds are literal below, as in the conditions of their indexes.
const ofDeposit = (tradeId: number | SQLWrapper, userId: string | SQLWrapper) =>
  and(
    eq(payments.tradeId, tradeId),
    eq(payments.userId, userId),
    sql`${payments.kind} = 'security_deposit'`,
  )

/** Being placed or held; with a renewal both. */
export const liveDeposits = (db: Db, tradeId: number, userId: string): Promise<Payment[]> =>
  db
    .select()
    .from(payments)
    .where(and(ofDeposit(tradeId, userId), sql`${payments.status} in ('created', 'held')`))

type Draft = {
  id: string
  kind: PaymentKind
  userId: string | SQL
  tradeId?: number
  packageId?: number
  amount: number
  description: string
}

/** Fails on payments.user_id when its guard finds nobody, on the live indexes when there is one already. */
export const begun = (db: Db, draft: Draft, now: number) =>
  db
    .insert(payments)
    .values({ ...draft, currency: 'usd', status: 'created', createdAt: now, updatedAt: now })

/** The depositor, as long as the trade can be secured and is not (D33). */
export const mayBegin = (tradeId: number, userId: string, now: number) =>
  sql`(select ${userId} from trades where trades.id = ${tradeId}
    and trades.status in ('accepted', 'in_progress') and trades.agreed_at is not null
    and not exists (select 1 from payments as live where live.trade_id = trades.id and live.user_id = ${userId}
      and live.kind = 'security_deposit' and live.status = 'held' and live.capture_before > ${now + LAPSING_MS}))`

export const keepIntent = (db: Db, id: string, intentId: string) =>
  db
    .update(payments)
    .set({ intentId })
    .where(and(eq(payments.id, id), sql`${payments.intentId} is null`))

/** Fails on payments.status when it is not what it was any more, or `only` does not hold. */
export function moved(
  db: Db,
  { id, status }: Pick<Payment, 'id' | 'status'>,
  to: PaymentStatus,
  now: number,
  more: { captureBefore?: number; intentId?: string } = {},
  only = sql`true`,
) {
  const still = sql`(select ${to} from payments as was where was.id = ${id} and was.status = ${status} and ${only})`
  const queue = { nextAt: isQueued(to) ? now : null, attempts: 0 }
  return db
    .update(payments)
    .set({ ...more, ...queue, status: still, updatedAt: now })
    .where(eq(payments.id, id))
}

/** Nobody pays this one any more: turned down, or let go by the queue. One that moved on meanwhile stays what it is. */
export const abandoned = (db: Db, { id }: Payment, to: 'failed' | 'releasing', now: number) =>
  db
    .update(payments)
    .set({ status: to, nextAt: isReleasing(to) ? now : null, updatedAt: now })
    .where(and(eq(payments.id, id), eq(payments.status, 'created')))

/** For the queue, with all its tries. */
const lettingGo = (now: number) =>
  ({ status: 'releasing', nextAt: now, attempts: 0, updatedAt: now }) as const

/** The one that a newly held deposit takes the place of. */
export const replaced = (db: Db, by: Payment, now: number): Statement =>
  db
    .update(payments)
    .set(lettingGo(now))
    .where(
      and(
        ofDeposit(by.tradeId ?? 0, by.userId),
        sql`${payments.status} = 'held'`,
        ne(payments.id, by.id),
      ),
    )

const atStake = (tradeId: number, more?: SQL) =>
  and(
    eq(payments.tradeId, tradeId),
    sql`${payments.kind} = 'security_deposit' and ${payments.status} in ('created', 'held')`,
    more,
  )

/** After completion none is at stake, whatever is reported (D54). */
export const releaseAllDeposits = (db: Db, tradeId: number, now: number): Statement =>
  db.update(payments).set(lettingGo(now)).where(atStake(tradeId))

/**
 * For the batch that ends a trade: what is held, or may be any moment, is let go. What is held of whom an open report
 * is about waits for what becomes of that, and so does the author's of an `unsafe` one: nobody gets out by it. What was
 * to take its place does not wait.
 */
export const releaseDeposits = (db: Db, tradeId: number, now: number): Statement =>
  db
    .update(payments)
    .set(lettingGo(now))
    .where(
      atStake(
        tradeId,
        sql`(${payments.status} = 'created' or not exists (select 1 from problems
          where problems.trade_id = ${tradeId} and problems.closed_at is null
          and (problems.accused_id = payments.user_id or (problems.kind = 'unsafe' and problems.reporter_id = payments.user_id))))`,
      ),
    )

/** A condition on payments: this side's deposit of the trade, while it may be taken. */
export const isTakeable = (
  tradeId: number | SQLWrapper,
  userId: string | SQLWrapper,
  now: number,
): SQL | undefined =>
  and(
    ofDeposit(tradeId, userId),
    sql`${payments.status} = 'held' and ${payments.captureBefore} > ${now}`,
  )

/** The same of whatever else a statement is about: whether there is one. */
export const isHeldFor = (db: Db, tradeId: SQLWrapper, userId: SQLWrapper, now: number): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(payments)
      .where(isTakeable(tradeId, userId, now)),
  )

/** The accused's, while it may be taken; null: there is none. */
export const takeableDeposit = (
  db: Db,
  tradeId: number,
  userId: string,
  now: number,
): Promise<Payment | null> =>
  first(
    db
      .select()
      .from(payments)
      .where(isTakeable(tradeId, userId, now)),
  )

/** What else this person was paying for: whatever is paid changes its price, or makes it theirs (D56). */
export const releaseBegunPurchases = (db: Db, by: Payment, now: number): Statement =>
  db
    .update(payments)
    .set(lettingGo(now))
    .where(
      and(
        eq(payments.userId, by.userId),
        sql`${payments.kind} = 'verification_package' and ${payments.status} in ('created', 'paid')`,
        sql`+${payments.status} = 'created'`,
        ne(payments.id, by.id),
      ),
    )

/** Fails on payment_events.id when it was told before (case 9). */
export const told = (
  db: Db,
  event: { id: string; type: string; intentId: string },
  now: number,
): Statement => {
  const { id, type, intentId } = event
  return db.insert(paymentEvents).values({ id, type, intentId, createdAt: now })
}

/** Waiting for the provider, the longest first. */
export const duePayments = (db: Db, now: number, limit: number): Promise<Payment[]> =>
  db
    .select()
    .from(payments)
    .where(and(sql`${payments.status} in ('releasing', 'capturing')`, lte(payments.nextAt, now)))
    .orderBy(asc(payments.nextAt))
    .limit(limit)

/** Taken by one of several that look at the same time; it is tried again at `nextAt`. */
export async function claimDue(db: Db, payment: Payment, nextAt: number): Promise<boolean> {
  const { id, status } = payment
  const taken = await db
    .update(payments)
    .set({ nextAt, attempts: sql`${payments.attempts} + 1` })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.status, status),
        eq(payments.nextAt, payment.nextAt ?? 0),
      ),
    )
    .returning()
  return taken.length > 0
}

/** Held ones whose time is over at `at`. */
export const heldUntil = (db: Db, at: number, limit: number, more?: SQL): Promise<Payment[]> =>
  db
    .select()
    .from(payments)
    .where(and(sql`${payments.status} = 'held'`, lte(payments.captureBefore, at), more))
    .orderBy(asc(payments.captureBefore))
    .limit(limit)

/** Fails on payments.status when it was warned of, or is not held any more. */
export const warned = (db: Db, { id }: Payment, now: number): Statement =>
  db
    .update(payments)
    .set({
      warnedAt: now,
      status: sql`(select 'held' from payments as was where was.id = ${id} and was.status = 'held' and was.warned_at is null)`,
    })
    .where(eq(payments.id, id))

/** What was lost stays so. */
export const disputed = (db: Db, { id }: Payment, dispute: Dispute, now: number): Statement =>
  db
    .update(payments)
    .set({
      dispute: sql`iif(${payments.dispute} = 'lost', 'lost', ${dispute})`,
      updatedAt: now,
    })
    .where(eq(payments.id, id))
