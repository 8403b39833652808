/** What the parties do with a trade: load, rule, one batch, announce. */
import { lostConstraint, runBatch } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal, type RefusalStatus } from '../http/errors.ts'
import { LIMITS, tooMany } from '../http/guards/limits.ts'
import { announce, announceEnd } from './announce.ts'
import { changeOf, isSameMeeting } from './change-of.ts'
import type { ActionBody, TradePage } from './contract.ts'
import { closeTrade, expireTrades } from './cron.ts'
import { partysTrade } from './rows/party.ts'
import {
  eventsOf,
  meetingsSetBy,
  offeredItems,
  requestedItems,
  type TradeRow,
} from './rows/store.ts'
import { decide, isOpen, type TradeRefusal } from './rules.ts'
import type { Status } from './terms.ts'
import { eventOf, stateOf, tradeOf } from './view.ts'

const STATUS: Record<TradeRefusal, RefusalStatus> = {
  trade_not_found: 404,
  trade_not_yours: 403,
  trade_moved: 409,
  trade_expired: 409,
  trade_closed: 409,
  trade_blocked: 409,
  seen_changed: 409,
  delivery_confirmed: 409,
  cancellation_own: 403,
  cancellation_soon: 409,
}

export async function openTrade(ctx: Ctx, viewer: Viewer, id: number): Promise<TradePage> {
  return pageOf(ctx, viewer, await partysTrade(ctx, viewer, id))
}

async function pageOf(ctx: Ctx, viewer: Viewer, row: TradeRow): Promise<TradePage> {
  const [requested, offered, events] = await Promise.all([
    requestedItems(ctx.db, [row.trade.requestedItemId]),
    offeredItems(ctx.db, [row.trade.id]),
    eventsOf(ctx.db, row.trade.id),
  ])
  return {
    ...tradeOf(ctx, row, requested, offered, viewer.id),
    events: events.map((event) => eventOf(ctx, row, event)),
  }
}

/** Two people who confirm at the same moment: whoever was later tries once more (D28). */
const TRIES = { confirm_delivery: 2 } as const

/**
 * Answers the trade as it is then. Throws 404, 403; 409 with `current` when it moved on, is over, blocked
 * or was done before; 422 for a meeting without a place and a time, or in the past; 429 for too many of them.
 */
export async function act(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  body: ActionBody,
): Promise<TradePage> {
  const tries = body.action === 'confirm_delivery' ? TRIES.confirm_delivery : 1
  for (let left = tries; left > 0; left -= 1) {
    const row = await partysTrade(ctx, viewer, id)
    const decision = decide(stateOf(row), body.action, viewer.id, ctx.clock.now())
    if ('refusal' in decision) throw await refused(ctx, viewer, row, decision.refusal)
    if (body.action === 'accept' && (body.event ?? row.trade.seq) !== row.trade.seq)
      throw await refused(ctx, viewer, row, 'trade_moved')
    if (body.action === 'set_meeting_details') {
      if (isSameMeeting(ctx, row, body)) return openTrade(ctx, viewer, id)
      await requireUnderLimit(ctx, viewer, id)
    }
    const lost = await tryTo(ctx, viewer, row, body, decision.to)
    if (lost === null) return openTrade(ctx, viewer, id)
    if (left === 1) throw await refused(ctx, viewer, row, lost)
  }
  throw new Refusal('trade_moved', 409)
}

/** Each is told to the other side and stays in the trade that both open. Throws 429 with Retry-After. */
async function requireUnderLimit(ctx: Ctx, { id: actor }: Viewer, tradeId: number): Promise<void> {
  const { count, windowMs } = LIMITS.meetingsSet
  const now = ctx.clock.now()
  const most = Math.ceil(count * ctx.settings.RATE_LIMIT_FACTOR)
  const times = await meetingsSetBy(ctx.db, { tradeId, actor, since: now - windowMs }, most)
  const oldest = times.length >= most ? times.at(-1) : undefined
  if (oldest !== undefined) throw tooMany(oldest + windowMs - now)
}

async function tryTo(
  ctx: Ctx,
  viewer: Viewer,
  row: TradeRow,
  body: ActionBody,
  to: Status,
): Promise<TradeRefusal | null> {
  try {
    await runBatch(ctx.db, await changeOf(ctx, row, viewer.id, body, to))
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost === 'trade_events.trade_id') return 'trade_moved'
    if (lost === 'item_holds.item_id') return 'trade_blocked'
    if (lost === 'trades.active_at') return 'seen_changed'
    throw error
  }
  const isEnd = isOpen(row.trade.status) && !isOpen(to)
  if (isEnd) announceEnd(ctx, row.trade.id)
  else announce(ctx, row.trade.id)
  return null
}

/** What is over by the clock is brought to its end first, so that the person sees what it has become. */
async function refused(
  ctx: Ctx,
  viewer: Viewer,
  row: TradeRow,
  refusal: TradeRefusal,
): Promise<Refusal> {
  const status = STATUS[refusal]
  if (status !== 409) return new Refusal(refusal, status)
  if (refusal === 'trade_expired') await expireTrades(ctx)
  if (refusal === 'trade_closed') await closeTrade(ctx, row.trade.id)
  return new Refusal(refusal, 409, { current: await openTrade(ctx, viewer, row.trade.id) })
}
