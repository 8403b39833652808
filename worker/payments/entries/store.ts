/** SQL of the lines of _Mis pagos_: by indexes, newest first. Written they are by triggers (migrations/0030_money.sql). */
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/person/full-name.ts'
import { users } from '../../accounts/tables.ts'
import type { Db } from '../../db/connect.ts'
import { items } from '../../items/tables.ts'
import { trades } from '../../trades/tables.ts'
import { paymentEntries } from '../tables.ts'

const before = (id: number | null) => (id === null ? undefined : lt(paymentEntries.id, id))

export const entriesOf = (db: Db, userId: string, behind: number | null, limit: number) =>
  db
    .select({ entry: paymentEntries, item: items.title })
    .from(paymentEntries)
    .leftJoin(trades, eq(trades.id, paymentEntries.tradeId))
    .leftJoin(items, eq(items.id, trades.requestedItemId))
    .where(and(eq(paymentEntries.userId, userId), before(behind)))
    .orderBy(desc(paymentEntries.id))
    .limit(limit)
export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number]

/** Everybody's that fit; `which` goes by an index. */
export const entriesWhere = (
  db: Db,
  which: SQL | undefined,
  behind: number | null,
  limit: number,
) =>
  db
    .select({
      entry: paymentEntries,
      item: sql<string | null>`${items.title}`.as('item'),
      name: fullName(users).as('name'),
    })
    .from(paymentEntries)
    .innerJoin(users, eq(users.id, paymentEntries.userId))
    .leftJoin(trades, eq(trades.id, paymentEntries.tradeId))
    .leftJoin(items, eq(items.id, trades.requestedItemId))
    .where(and(which ?? sql`${paymentEntries.id} > 0`, before(behind)))
    .orderBy(desc(paymentEntries.id))
    .limit(limit)

export const ofTrade = (id: number): SQL => eq(paymentEntries.tradeId, id)
export const ofAddress = (email: string): SQL =>
  sql`${paymentEntries.userId} = (select id from users where email = ${email})`
export const ofPerson = (id: string): SQL => eq(paymentEntries.userId, id)
/** A line's own reference, or our number of its payment, of its trade, or the provider's: all that became of it. */
export const ofReference = (text: string, tradeId: number): SQL =>
  sql`${paymentEntries.id} in (select id from payment_entries where reference = ${text}
    union all select id from payment_entries where payment_id = ${text}
    union all select id from payment_entries where payment_id = (select id from payments where intent_id = ${text})
    union all select id from payment_entries where user_id = ${text}
    union all select id from payment_entries where trade_id = ${tradeId})`

/** Whom a receipt is for, and what it is about. */
export async function receivedBy(db: Db, userId: string, tradeId: number | null) {
  const [row] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      language: users.language,
      isProved: sql`${users.isVerified}`.mapWith(Boolean).as('is_proved'),
      /** Of a payout. */
      lastPaidAt: sql<number | null>`(select max(paid_at) from payouts
        where user_id = ${userId} and paid_at is not null)`.as('last_paid_at'),
      item: sql<
        string | null
      >`(select items.title from trades join items on items.id = trades.requested_item_id
        where trades.id = ${tradeId})`.as('item'),
    })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}
