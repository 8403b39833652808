/** Placing and renewing a deposit (D33), buying a package (D38). */
import { lostConstraint } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { partysTrade } from '../trades/rows/party.ts'
import type { TradeRow } from '../trades/rows/store.ts'
import { PACKAGES } from '../verification/terms.ts'
import type { DepositBody, StartedPayment } from './contract.ts'
import { depositAmount, depositRefusal, isBegun, isPaid, isSecure, isStanding } from './rules.ts'
import { newPaymentId, startPayment } from './start.ts'
import {
  abandoned,
  begun,
  liveDeposits,
  livePurchase,
  mayBegin,
  type Payment,
  paymentById,
} from './store.ts'
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
  return inserted(ctx, id, begun(ctx.db, draft, now), async () => {
    const live = await liveDeposits(ctx.db, trade.id, viewer.id)
    return live.find(({ status }) => isBegun(status))
  })
}

/** Two at the same moment are one payment: the later takes the earlier one's. */
async function inserted(
  ctx: Ctx,
  id: string,
  insert: PromiseLike<unknown>,
  earlier: () => Promise<Payment | null | undefined>,
) {
  try {
    await insert
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost !== 'payments.user_id' && lost !== 'payments.trade_id') throw error
    const payment = await earlier()
    return payment ? { payment } : { refusal: new Refusal('trade_moved', 409) }
  }
  const payment = await paymentById(ctx.db, id)
  if (!payment) throw new Error(`payment ${id} is gone`)
  return { payment }
}

const has = () => new Refusal('package_bought', 409)

/** Throws 404 for a package that is none, 409 when it is paid. */
export function startPurchase(
  ctx: Ctx,
  viewer: Viewer,
  packageId: number,
): Promise<StartedPayment> {
  const pack = PACKAGES.find(({ id }) => id === packageId)
  if (!pack) throw new Refusal('not_found', 404)
  return startPayment(
    ctx,
    async () => {
      const live = await livePurchase(ctx.db, viewer.id, packageId)
      if (live && isPaid(live.status)) return { refusal: has() }
      if (live) return { payment: live }
      const id = newPaymentId(ctx)
      const draft = {
        id,
        kind: 'verification_package' as const,
        userId: viewer.id,
        packageId,
        amount: pack.price,
        description: `${ctx.settings.BRAND_NAME}: ${pack.badgeLevel}`,
      }
      return inserted(ctx, id, begun(ctx.db, draft, ctx.clock.now()), () =>
        livePurchase(ctx.db, viewer.id, packageId),
      )
    },
    (status) => (isPaid(status) ? has() : null),
  )
}
