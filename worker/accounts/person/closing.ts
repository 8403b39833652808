/** SQL of leaving and coming back. What an action batches is returned as a statement. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { items } from '../../items/tables.ts'
import { WITHHELD } from '../../items/terms.ts'
import { pushSubscriptions } from '../../notifications/tables.ts'
import { departures } from '../../privacy/tables.ts'
import { HOLDING } from '../../trades/rules.ts'
import { users } from '../tables.ts'

/** What keeps a person here (D47). */
const OPEN = sql.raw(`status in ('${HOLDING.join("', '")}')`)

/** D53: leaving ends it, unless one side has confirmed, or a problem of it is open. */
const MAY_END = sql.raw(`from_delivered_at is null and to_delivered_at is null
  and not exists (select 1 from problems where problems.trade_id = trades.id and problems.closed_at is null)`)

const openTradesOf = (userId: string) =>
  sql`(select id, requested_item_id, ${MAY_END} as may_end from trades indexed by trades_from
      where from_user_id = ${userId} and ${OPEN}
    union all select id, requested_item_id, ${MAY_END} from trades indexed by trades_to
      where to_user_id = ${userId} and ${OPEN})`

/** What is shown of them; who has more closes these first. */
const LISTED_MAX = 20

export const openTrades = (db: Db, userId: string) =>
  db
    .select({
      id: sql<number>`opened.id`.as('trade_id'),
      title: items.title,
      mayEnd: sql<boolean>`opened.may_end`.mapWith(Boolean).as('may_end'),
    })
    .from(sql`${openTradesOf(userId)} as opened`)
    .innerJoin(items, sql`${items.id} = opened.requested_item_id`)
    // First what keeps them here.
    .orderBy(sql`opened.may_end`)
    .limit(LISTED_MAX)

export const hasOpenTrades = (userId: string) => sql`exists ${openTradesOf(userId)}`

/** Fails on departures.user_id while a trade is open, and when it was asked before. */
export const insertDeparture = (db: Db, userId: string, now: number, dueAt: number): Statement =>
  db.insert(departures).values({
    userId: sql`(select id from users where id = ${userId} and not ${hasOpenTrades(userId)})`,
    askedAt: now,
    dueAt,
  })

/** What waits for its owner's answer (D55) comes back with them, on offer. Their deleted_at below zero: neither the triggers nor the jobs of deleted items touch what may come back. */
export const hideItems = (db: Db, userId: string, now: number): Statement =>
  db
    .update(items)
    .set({
      deletedAt: -now,
      tradeStatus: sql`iif(asked_at is null, trade_status, 'available')`,
      askedAt: null,
    })
    .where(and(eq(items.ownerId, userId), isNull(items.deletedAt)))

export const setLeft = (db: Db, userId: string, leftAt: number | null): Statement =>
  db.update(users).set({ leftAt }).where(eq(users.id, userId))

export const deleteDevicesOf = (db: Db, userId: string): Statement =>
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))

/**
 * The way back, for the batch of a sign-in: as long as cron has not begun. The search kept the words of what was
 * hidden, so that a thousand items come back in one statement.
 */
export function comeBack(db: Db, userId: string): Statement[] {
  const isHere = sql`not exists (select 1 from departures where user_id = ${userId})`
  return [
    db.delete(departures).where(and(eq(departures.userId, userId), eq(departures.step, 0))),
    db
      .update(items)
      .set({ deletedAt: null })
      // The first condition is that of the index.
      .where(
        and(
          eq(items.ownerId, userId),
          // What is withheld (D60) still is.
          sql`${items.deletedAt} <> 0 and ${items.deletedAt} < ${WITHHELD}`,
          isHere,
        ),
      ),
    db
      .update(users)
      .set({ leftAt: null })
      .where(and(eq(users.id, userId), isHere)),
  ]
}
