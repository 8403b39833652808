/** A code that arrives when nothing is left to confirm (D52): of the trade it changes nothing, but they met, and no no-show counts. */
import { lostConstraint, runBatch } from '../db/batch.ts'
import { partOf, requireOtherCode } from '../handover/codes.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { notify } from '../notifications/notify.ts'
import { releaseDeposits } from '../payments/store.ts'
import { voidable, voidNoShows } from '../problems/counts/counts.ts'
import { problems } from '../problems/tables.ts'
import { announceEnd } from './announce.ts'
import type { ActionBody } from './contract.ts'
import type { TradeRow } from './rows/store.ts'
import { isOpen } from './rules.ts'
import { changed, metBy } from './steps/changes.ts'

/** Whether a no-show was voided by it; `lost`: somebody was faster, and it is worth another try. Throws 422 for a wrong code. */
export async function voidedByCode(
  ctx: Ctx,
  viewer: Viewer,
  row: TradeRow,
  { action, code }: ActionBody,
): Promise<'voided' | 'lost' | 'none'> {
  const { trade, item } = row
  if (action !== 'confirm_delivery' || code === undefined || row.problem === null) return 'none'
  const [found] = await ctx.db.select({ id: problems.id }).from(problems).where(voidable(trade.id))
  if (!found) return 'none'
  const part = partOf(trade, viewer.id)
  await requireOtherCode(ctx, part, code)
  const now = ctx.clock.now()
  const event = { type: 'problem_voided', actor: viewer.id, details: { hasMet: true } } as const
  const params = { item: item.title, why: 'met' } as const
  try {
    await runBatch(ctx.db, [
      ...changed(ctx.db, trade, now, event, metBy(trade, part.side, now)),
      ...voidNoShows(ctx.db, trade.id, now),
      ...(isOpen(trade.status) ? [] : [releaseDeposits(ctx.db, trade.id, now)]),
      ...[trade.fromUserId, trade.toUserId].map((userId) =>
        notify(ctx.db, { userId, type: 'problem_closed', tradeId: trade.id, params }, now),
      ),
    ])
  } catch (error) {
    if (lostConstraint(error) === 'trade_events.trade_id') return 'lost'
    throw error
  }
  announceEnd(ctx, trade.id)
  return 'voided'
}
