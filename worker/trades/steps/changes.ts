/** Statements that change trades. Every change is one batch that begins with its event: that number is the lock (D28). */

import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import type { Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { items } from '../../items/tables.ts'
import { type TradeStatus, WITHHELD } from '../../items/terms.ts'
import type { EventDetails } from '../contract.ts'
import { deniedAt, EXCUSED_MAX, EXCUSED_WITHIN_MS } from '../ending/rules.ts'
import type { CancellationKind } from '../ending/terms.ts'
import { itemsOf, snapshotNow } from '../rows/shown.ts'
import { isCancelled, partySide } from '../rules.ts'
import { itemHolds, SYSTEM, tradeEvents, tradeItems, trades } from '../tables.ts'
import type { EventType, Side } from '../terms.ts'

type Row = typeof trades.$inferSelect
type Changes = { [K in keyof Row]?: Row[K] | SQL }
export type Happening = { type: EventType; actor: string; details?: EventDetails }

/** D55: to ask for the end, and to say no to it, is no sign that the trade goes on. */
const NO_SIGN_OF_LIFE: readonly EventType[] = ['request_cancellation', 'deny_cancellation']

/** Fails on trade_events.trade_id when somebody was faster. A person's change also says that they are there (D30). */
export function changed(db: Db, trade: Row, now: number, event: Happening, set: Changes) {
  const seq = trade.seq + 1
  const { type, actor, details = {} } = event
  const isLife = actor !== SYSTEM && !NO_SIGN_OF_LIFE.includes(type)
  const active = isLife ? { activeAt: now, silenceReminded: 0 } : {}
  return [
    db.insert(tradeEvents).values({ tradeId: trade.id, seq, type, actor, createdAt: now, details }),
    db
      .update(trades)
      .set({ ...active, ...set, seq, updatedAt: now })
      .where(eq(trades.id, trade.id)),
  ] satisfies [Statement, Statement]
}

/** That this side entered the other's code (D52): the first time stands. */
export const metBy = ({ fromMetAt, toMetAt }: Row, side: Side, now: number) =>
  side === 'proposer' ? { fromMetAt: fromMetAt ?? now } : { toMetAt: toMetAt ?? now }

/** Fails on item_holds.item_id when one of them is promised to another trade, deleted, or not shown for now (D60). */
export function take(db: Db, { id }: Row): Statement[] {
  const shown = sql`iif((select deleted_at from items where id = item_id) = ${WITHHELD}, null, item_id)`
  const all = sql`select ${shown} as item_id, trade_id as trade_id from (
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

function becomeAsked(db: Db, id: number, now: number, asked: readonly string[]) {
  const isAsked = inArray(items.ownerId, [...asked])
  return db
    .update(items)
    .set({
      tradeStatus: sql`iif(${isAsked}, 'reserved', 'available')`,
      askedAt: sql`iif(${isAsked}, ${now}, null)`,
    })
    .where(sql`${items.id} in ${itemsOf(id)}`)
}

export const become = (db: Db, id: number, tradeStatus: TradeStatus) =>
  db
    .update(items)
    .set({ tradeStatus, askedAt: null })
    .where(sql`${items.id} in ${itemsOf(id)}`)

/** The items are free again; those of whom `asked` names once they have said that they still have them (D55). */
export const give = (
  db: Db,
  trade: Row,
  now: number,
  asked: readonly string[] = [],
): Statement[] => [
  asked.length === 0 ? become(db, trade.id, 'available') : becomeAsked(db, trade.id, now, asked),
  db
    .delete(itemHolds)
    .where(and(sql`${itemHolds.itemId} in ${itemsOf(trade.id)}`, eq(itemHolds.tradeId, trade.id))),
]

/** One more completed trade of both (D27). */
export const counted = (db: Db, trade: Row) =>
  db
    .update(users)
    .set({
      totalTrades: sql`${users.totalTrades} + 1`,
      successfulTrades: sql`${users.successfulTrades} + 1`,
    })
    .where(inArray(users.id, [trade.fromUserId, trade.toUserId]))

/** Whoever said no, or nothing, and never when to meet: nobody was let down by the end (J310). */
const MEETS: readonly EventType[] = ['set_meeting_details', 'confirm_meeting']
const saidNoMeeting = ({ id, fromUserId, toUserId }: Row, side: Side): SQL =>
  sql`not exists (select 1 from trade_events as said where said.trade_id = ${id}
    and said.actor = ${side === 'proposer' ? toUserId : fromUserId} and said.type in ${MEETS})`

/**
 * D53, for the change of the trade itself: it counts against whoever asked for it, unless both agreed on it, the other side
 * held it for nothing (J310), or it is one of the two in 180 days that count for nobody.
 */
export function blamed(
  trade: Row,
  userId: string,
  kind: CancellationKind | null,
  now: number,
  { isUnanswered = false } = {},
) {
  if (kind === 'agreed') return {}
  const side = partySide(trade, userId)
  const wasRefused = isUnanswered || deniedAt(trade, side) !== null
  const isHeld = wasRefused ? saidNoMeeting(trade, side) : sql`false`
  // The status is of the index: excused ones of this person, newest first.
  const excused = sql`((select count(*) from trades as was where was.cancellation_requested_by = ${userId}
    and was.is_excused = 1 and was.cancelled_at > ${now - EXCUSED_WITHIN_MS}) < ${EXCUSED_MAX})`
  return {
    countsAgainst: sql`iif(${isHeld} or ${excused}, null, ${side})`,
    isExcused: sql`not ${isHeld} and ${excused}`,
  } satisfies Changes
}

/** Behind the change of the trade, which says whom it counts against: nobody, as a rule. */
export const countedAgainst = (db: Db, { id }: Row) =>
  db
    .update(users)
    .set({
      totalTrades: sql`${users.totalTrades} + 1`,
      cancelledTrades: sql`${users.cancelledTrades} + 1`,
    })
    .where(
      sql`${users.id} = (select case counts_against when 'proposer' then from_user_id when 'owner' then to_user_id end
        from trades where trades.id = ${id})`,
    )

/** Before the change of the trade that takes back whom it counted against (D54). */
export const uncountedAgainst = (db: Db, { countsAgainst, fromUserId, toUserId }: Row) =>
  db
    .update(users)
    .set({
      totalTrades: sql`${users.totalTrades} - 1`,
      cancelledTrades: sql`${users.cancelledTrades} - 1`,
    })
    .where(eq(users.id, countsAgainst === 'proposer' ? fromUserId : toUserId))

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
