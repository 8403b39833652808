/** What the system ends of an accepted trade, once, whoever is first: silence, an answer that never came, leaving, an administrator. */

import { inArray } from 'drizzle-orm'
import { audit } from '../admin/access/audit.ts'
import { requireOthers } from '../admin/access/own.ts'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { announceEnd } from './announce.ts'
import type { EventDetails } from './contract.ts'
import type { EndTradeBody } from './ending/contract.ts'
import type { SystemReason } from './ending/terms.ts'
import { anyTrade, type TradeRow } from './rows/store.ts'
import { isOpen } from './rules.ts'
import { blamed, changed } from './steps/changes.ts'
import { cancellation, completion, tellBoth } from './steps/endings.ts'
import { SYSTEM, trades } from './tables.ts'
import type { Status } from './terms.ts'

export type End = {
  type: 'closed' | 'cancelled_by_system'
  reason: SystemReason
  message?: string
  isCompleted?: boolean
  /** Whose wish it was (D53); nobody's, as a rule. */
  by?: string
  /** Owners who are asked whether they still have what comes back (D55). */
  asked?: readonly string[]
  /** For the same batch. */
  more?: Statement[]
}

/** Answers whether it ended by this: another step may have been faster. */
export async function endTrade(ctx: Ctx, row: TradeRow, end: End): Promise<boolean> {
  const { trade } = row
  const { type, reason, message, by, isCompleted = false } = end
  const now = ctx.clock.now()
  const to: Status = isCompleted ? 'completed' : 'cancelled'
  const details: EventDetails = { reason, to, ...(message && { message }) }
  const whose =
    by === undefined
      ? {}
      : {
          cancellationRequestedBy: by,
          ...blamed(trade, by, null, now, { isUnanswered: reason === 'unanswered' }),
        }
  const set = isCompleted ? { completedAt: now } : { cancelledAt: now, ...whose }
  const told = isCompleted ? 'trade_completed' : 'trade_cancelled'
  try {
    await runBatch(ctx.db, [
      ...changed(ctx.db, trade, now, { type, actor: SYSTEM, details }, { ...set, status: to }),
      ...(isCompleted ? completion(ctx, row) : cancellation(ctx, row, end.asked)),
      ...tellBoth(ctx, inArray(trades.id, [trade.id]), told, reason),
      ...(end.more ?? []),
    ])
  } catch (error) {
    if (lostConstraint(error) === 'trade_events.trade_id') return false
    throw error
  }
  announceEnd(ctx, trade.id)
  return true
}

/** Any that is open, with words that both sides read; it counts for nobody (D53). Throws 404, 403 `admin_own`, 409 where it is over. */
export async function endByAdministrator(
  ctx: Ctx,
  admin: Viewer,
  id: number,
  { message }: EndTradeBody,
): Promise<void> {
  const row = await anyTrade(ctx.db, id)
  if (!row) throw new Refusal('trade_not_found', 404)
  requireOthers(admin, row.trade.fromUserId, row.trade.toUserId)
  if (!isOpen(row.trade.status)) throw new Refusal('trade_moved', 409)
  const more = [audit(ctx, admin.id, 'end_trade', `trade:${id}`)]
  const end = { type: 'cancelled_by_system', reason: 'administrator', message, more } as const
  if (!(await endTrade(ctx, row, end))) throw new Refusal('trade_moved', 409)
}
