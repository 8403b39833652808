/** Statements that change trades. Every change is one batch that begins with its event: that number is the lock (D28). */

import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import type { Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { items } from '../../items/tables.ts'
import type { TradeStatus } from '../../items/terms.ts'
import type { EventDetails } from '../contract.ts'
import { itemsOf, snapshotNow } from '../rows/shown.ts'
import { isCancelled } from '../rules.ts'
import { itemHolds, SYSTEM, tradeEvents, tradeItems, trades } from '../tables.ts'
import type { EventType } from '../terms.ts'

type Row = typeof trades.$inferSelect
type Changes = { [K in keyof Row]?: Row[K] | SQL }
export type Happening = { type: EventType; actor: string; details?: EventDetails }

/** Fails on trade_events.trade_id when somebody was faster. A person's change also says that they are there (D30). */
export function changed(db: Db, trade: Row, now: number, event: Happening, set: Changes) {
  const seq = trade.seq + 1
  const { type, actor, details = {} } = event
  const active = actor === SYSTEM ? {} : { activeAt: now, silenceReminded: 0 }
  return [
    db.insert(tradeEvents).values({ tradeId: trade.id, seq, type, actor, createdAt: now, details }),
    db
      .update(trades)
      .set({ ...active, ...set, seq, updatedAt: now })
      .where(eq(trades.id, trade.id)),
  ] satisfies [Statement, Statement]
}

/** Fails on item_holds.item_id when one of them is promised to another trade, or deleted. */
export function take(db: Db, { id }: Row): Statement[] {
  const all = sql`select item_id as item_id, trade_id as trade_id from (
    select requested_item_id as item_id, id as trade_id from trades where id = ${id}
    union all select item_id, trade_id from trade_items where trade_id = ${id})`
  return [
    db.insert(itemHolds).select(all),
    db
      .update(tradeItems)
      .set({ snapshot: snapshotNow(sql`trade_items.item_id`) })
      .where(eq(tradeItems.tradeId, id)),
    become(db, id, 'reserved'),
  ]
}

/** For `changed` of an acceptance. */
export const requestedSnapshot = ({ requestedItemId }: Row) => snapshotNow(sql`${requestedItemId}`)

export const become = (db: Db, id: number, tradeStatus: TradeStatus) =>
  db
    .update(items)
    .set({ tradeStatus })
    .where(sql`${items.id} in ${itemsOf(id)}`)

/** The items are free again. */
export const give = (db: Db, trade: Row): Statement[] => [
  become(db, trade.id, 'available'),
  db
    .delete(itemHolds)
    .where(and(sql`${itemHolds.itemId} in ${itemsOf(trade.id)}`, eq(itemHolds.tradeId, trade.id))),
]

/** totalTrades = completed + cancelled after acceptance (D27); whose wish that was is counted as well (D36). */
export const counted = (db: Db, trade: Row, successful: 0 | 1) =>
  db
    .update(users)
    .set({
      totalTrades: sql`${users.totalTrades} + 1`,
      successfulTrades: sql`${users.successfulTrades} + ${successful}`,
      ...(successful === 0 && {
        cancelledTrades: sql`${users.cancelledTrades} + (${users.id} = ${trade.cancellationRequestedBy ?? ''})`,
      }),
    })
    .where(inArray(users.id, [trade.fromUserId, trade.toUserId]))

/** Pending trades that touch one of these items, other than this trade. The status is literal, as in their index. */
export const pendingOn = (itemIds: SQL, exceptId: number) =>
  and(
    sql`${trades.status} = 'pending'`,
    ne(trades.id, exceptId),
    sql`(${trades.requestedItemId} in ${itemIds}
      or ${trades.id} in (select trade_id from trade_items where item_id in ${itemIds}))`,
  )

export const pendingBeside = (id: number) => pendingOn(itemsOf(id), id)

type SystemEnd = {
  type: 'expired' | 'rejected_by_system' | 'cancelled_by_system'
  status: 'expired' | 'rejected' | 'cancelled'
  details: EventDetails
}

/** All that fit `where` end by the system, in two statements however many they are; the event first. */
export function endAll(db: Db, where: SQL | undefined, now: number, end: SystemEnd): Statement[] {
  const details = JSON.stringify({ ...end.details, to: end.status })
  const cancelled = isCancelled(end.status) ? { cancelledAt: now } : {}
  return [
    db.insert(tradeEvents).select(
      db
        .select({
          tradeId: sql<number>`${trades.id}`.as('trade_id'),
          seq: sql<number>`${trades.seq} + 1`.as('seq'),
          type: sql<SystemEnd['type']>`${end.type}`.as('type'),
          actor: sql<string>`${SYSTEM}`.as('actor'),
          createdAt: sql<number>`${now}`.as('created_at'),
          details: sql<EventDetails>`${details}`.as('details'),
        })
        .from(trades)
        .where(where),
    ),
    db
      .update(trades)
      .set({ status: end.status, seq: sql`${trades.seq} + 1`, updatedAt: now, ...cancelled })
      .where(where),
  ]
}
