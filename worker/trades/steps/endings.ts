/** What ends a trade (D27, D30): later work adds its statements here, and makes no second path. */

import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import type { Statement } from '../../db/batch.ts'
import type { Ctx } from '../../http/context.ts'
import type { NotificationParams } from '../../notifications/contract.ts'
import { notify, notifyAll } from '../../notifications/notify.ts'
import type { NotificationType } from '../../notifications/terms.ts'
import { releaseAllDeposits, releaseDeposits } from '../../payments/store.ts'
import { earnAll } from '../../tokens/ledger/earn.ts'
import type { SystemReason } from '../ending/terms.ts'
import { offererId } from '../rows/shown.ts'
import type { TradeRow } from '../rows/store.ts'
import { trades } from '../tables.ts'
import {
  become,
  counted,
  countedAgainst,
  endAll,
  give,
  pendingBeside,
  pendingOn,
} from './changes.ts'

/** Beside the event and the change of the trade itself. The holds stay: the items are gone. */
export function completion(ctx: Ctx, { trade }: TradeRow): Statement[] {
  const now = ctx.clock.now()
  const blocked = pendingBeside(trade.id)
  return [
    become(ctx.db, trade.id, 'traded'),
    counted(ctx.db, trade),
    earnAll(ctx.db, isPaid(trade.id), 'trade_completed', String(trade.id), now),
    releaseAllDeposits(ctx.db, trade.id, now),
    // Told first: the change that follows takes them out of the pending ones.
    tellWaiting(ctx, blocked, 'trade_rejected'),
    ...endAll(ctx.db, blocked, now, {
      type: 'rejected_by_system',
      status: 'rejected',
      details: { reason: 'item_taken' },
    }),
  ]
}

/** D57: for whom it weighs in full, once a partner in 30 days; the change of the trade has weighed it (migrations/0033_score.sql). */
const isPaid = (tradeId: number) =>
  sql`${users.id} in (select user_id from trade_weights where trade_id = ${tradeId} and is_paid = 1)`

/** Cancelled after it was accepted: behind the change that says whom it counts against. `asked`: as in `give`. */
export const cancellation = (
  ctx: Ctx,
  { trade }: TradeRow,
  asked: readonly string[] = [],
): Statement[] => [
  ...give(ctx.db, trade, ctx.clock.now(), asked),
  releaseDeposits(ctx.db, trade.id, ctx.clock.now()),
  countedAgainst(ctx.db, trade),
]

/** Of pending trades on what went elsewhere, whoever made the last offer and waits (D49). */
export const tellWaiting = (
  ctx: Ctx,
  where: SQL | undefined,
  type: 'trade_blocked' | 'trade_rejected',
): Statement =>
  notifyAll(ctx.db, where, { type, who: offererId, params: { why: 'item_taken' } }, ctx.clock.now())

const NO_TRADE = 0

/** An item that has just been deleted takes the pending trades on it with it (D31); nothing while it is there. */
export function cancelPending(ctx: Ctx, itemId: number): Statement[] {
  const where = pendingOn(
    sql`(select id from items where id = ${itemId} and deleted_at > 0)`,
    NO_TRADE,
  )
  return cancelGone(ctx, where)
}

/** Who is suspended takes all their pending trades with them; to the people it is as if the item were gone. */
export const cancelPendingOfSuspended = (ctx: Ctx, userId: string): Statement[] =>
  cancelGone(ctx, sql`(${sentBy(userId)}) or (${receivedBy(userId)})`)

const cancelGone = (ctx: Ctx, where: SQL | undefined): Statement[] => [
  ...tellBoth(ctx, where, 'trade_cancelled', 'item_deleted'),
  ...cancelled(ctx, where, 'item_deleted'),
]

/** Who leaves takes all their pending trades with them (D47); the other side of each is told. */
export function cancelPendingOf(ctx: Ctx, userId: string): Statement[] {
  const sent = sentBy(userId)
  const received = receivedBy(userId)
  const now = ctx.clock.now()
  const told = { type: 'trade_cancelled', params: { why: 'person_left' } } as const
  return [
    notifyAll(ctx.db, sent, { ...told, who: 'to_user_id' }, now),
    notifyAll(ctx.db, received, { ...told, who: 'from_user_id' }, now),
    ...cancelled(ctx, sql`(${sent}) or (${received})`, 'person_left'),
  ]
}

// Literal, as in the other conditions on pending ones.
const sentBy = (userId: string) =>
  sql`${trades.status} = 'pending' and ${trades.fromUserId} = ${userId}`
const receivedBy = (userId: string) =>
  sql`${trades.status} = 'pending' and ${trades.toUserId} = ${userId}`

const cancelled = (
  ctx: Ctx,
  where: SQL | undefined,
  reason: 'item_deleted' | 'person_left',
): Statement[] =>
  endAll(ctx.db, where, ctx.clock.now(), {
    type: 'cancelled_by_system',
    status: 'cancelled',
    details: { reason },
  })

/** Statements that tell both sides of these trades. */
export const tellBoth = (
  ctx: Ctx,
  where: SQL | undefined,
  type: NotificationType,
  why?: SystemReason,
): Statement[] => {
  const params = why ? { why } : {}
  const now = ctx.clock.now()
  return (['from_user_id', 'to_user_id'] as const).map((who) =>
    notifyAll(ctx.db, where, { type, who, params }, now),
  )
}

/** Tells one side about the trade. `params` are the other side's to read; `due`: when devices hear it, null never. */
export function tell(
  ctx: Ctx,
  row: TradeRow,
  userId: string,
  type: NotificationType,
  params: NotificationParams,
  due: number | null,
): Statement {
  const { id: tradeId } = row.trade
  return notify(ctx.db, { userId, type, tradeId, params, due }, ctx.clock.now())
}
