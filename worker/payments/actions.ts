/** Placing and renewing a deposit (D33). */
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { partysTrade } from '../trades/rows/party.ts'
import type { TradeRow } from '../trades/rows/store.ts'
import type { DepositBody, StartedPayment } from './contract.ts'
import { depositAmount, depositRefusal, isBegun, isSecure, isStanding } from './rules.ts'
import { inserted, newPaymentId, startPayment } from './start.ts'
import { abandoned, begun, liveDeposits, mayBegin } from './store.ts'
import { DEFAULT_DEPOSIT_DESCRIPTION } from './terms.ts'

export const amountOf = (ctx: Ctx, { item }: TradeRow): number =>
  depositAmount(item.estimatedValue, ctx.settings.PYG_PER_USD)

const held = () => new Refusal('deposit_held', 409)

/**
 * One that is being placed is answered again, with its secret (case 7). A held one is renewed within a day
 * of its end: the new one takes its place when it is held, so that the trade is secured all the time.
 */
export async function startDeposit(
  ctx: Ctx,
  viewer: Viewer,
  body: DepositBody,
): Promise<StartedPayment> {
  return startPayment(
    ctx,
    async () => {
      const row = await partysTrade(ctx, viewer, body.tradeProposalId)
      const refusal = depositRefusal(row.trade)
      if (refusal) return { refusal: new Refusal(refusal, 409) }
      if (body.amount !== amountOf(ctx, row)) {
        return { refusal: new Refusal('deposit_amount', 422) }
      }
      const live = await liveDeposits(ctx.db, row.trade.id, viewer.id)
      if (live.some((one) => isSecure(one, ctx.clock.now()))) return { refusal: held() }
      const open = live.find(({ status }) => isBegun(status))
      if (open?.amount === body.amount) return { payment: open }
      // Of yesterday's rate: nobody pays it any more.
      if (open) await abandoned(ctx.db, open, 'releasing', ctx.clock.now())
      return newDeposit(ctx, viewer, row, body)
    },
    (status) => (isStanding(status) ? held() : null),
  )
}

async function newDeposit(ctx: Ctx, viewer: Viewer, { trade }: TradeRow, body: DepositBody) {
  const id = newPaymentId(ctx)
  const now = ctx.clock.now()
  const draft = {
    id,
    kind: 'security_deposit' as const,
    userId: mayBegin(trade.id, viewer.id, now),
    tradeId: trade.id,
    amount: body.amount,
    description: DEFAULT_DEPOSIT_DESCRIPTION,
  }
  const earlier = async () => {
    const live = await liveDeposits(ctx.db, trade.id, viewer.id)
    return live.find(({ status }) => isBegun(status))
  }
  return inserted(ctx, id, begun(ctx.db, draft, now), earlier, 'trade_moved')
}
