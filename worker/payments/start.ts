/** The beginning of a payment. */
import { lostConstraint } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { logFailure } from '../http/log.ts'
import type { StartedPayment } from './contract.ts'
import { type Gateway, GatewayFailure, type Intent, requireGateway } from './gateways/gateway.ts'
import { isBegun } from './rules.ts'
import { settle } from './settle.ts'
import { abandoned, keepIntent, type Payment, paymentById } from './store.ts'
import type { PaymentStatus } from './terms.ts'

export const newPaymentId = (ctx: Ctx): string => `pay_${ctx.random.token(12)}`

/** Begun, nothing was taken; once there was a form, the card may be held. */
type Silence = 'payments_down' | 'payment_unheard'

/** A provider that is down is one plain sentence; what it said goes to the log. */
export async function asking<T>(work: Promise<T>, silence: Silence): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    logFailure('card provider', error)
    throw new Refusal(silence, 503)
  }
}

/** The provider's, whether or not its answer to the first question came (the same key finds the same). */
export async function intentOf(ctx: Ctx, gateway: Gateway, payment: Payment): Promise<Intent> {
  if (payment.intentId !== null) return gateway.retrieve(payment.intentId)
  const { id: paymentId, amount, currency, description, kind } = payment
  const isHeld = kind === 'security_deposit'
  const order = { paymentId, amount, currency, description, isHeld }
  const intent = await gateway.create(order)
  await keepIntent(ctx.db, payment.id, intent.id)
  return intent
}

export type Found = { payment: Payment } | { refusal: Refusal }

/**
 * Two at the same moment are one payment: the later takes the earlier one's; `moved` is said where there is none.
 */
export async function inserted(
  ctx: Ctx,
  id: string,
  insert: PromiseLike<unknown>,
  earlier: () => Promise<Payment | null | undefined>,
  moved: 'trade_moved' | 'package_amount',
): Promise<Found> {
  try {
    await insert
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost !== 'payments.user_id' && lost !== 'payments.trade_id') throw error
    const payment = await earlier()
    return payment ? { payment } : { refusal: new Refusal(moved, 409) }
  }
  const payment = await paymentById(ctx.db, id)
  if (!payment) throw new Error(`payment ${id} is gone`)
  return { payment }
}

/**
 * What the form needs to pay. `find` answers the one that is being paid, or makes it; when that one turns
 * out to be over it is asked again. `over` names the refusal where nothing is left to pay.
 */
export async function startPayment(
  ctx: Ctx,
  find: () => Promise<Found>,
  over: (status: PaymentStatus) => Refusal | null,
): Promise<StartedPayment> {
  const gateway = await requireGateway(ctx)
  for (let left = 3; left > 0; left -= 1) {
    const found = await find()
    if ('refusal' in found) throw found.refusal
    const { payment } = found
    const intent = await asking(
      begin(ctx, gateway, payment),
      payment.intentId === null ? 'payments_down' : 'payment_unheard',
    )
    const status = await settle(ctx, payment, intent)
    const refusal = over(status)
    if (refusal) throw refusal
    if (isBegun(status)) return startedOf(gateway, payment, intent)
  }
  throw new Refusal('payment_over', 409)
}

/** What the provider turned down under this key it would turn down again: the next try is a new payment. */
async function begin(ctx: Ctx, gateway: Gateway, payment: Payment): Promise<Intent> {
  try {
    return await intentOf(ctx, gateway, payment)
  } catch (error) {
    if (error instanceof GatewayFailure && error.isAnswer && payment.intentId === null)
      await abandoned(ctx.db, payment, 'failed', ctx.clock.now())
    throw error
  }
}

const startedOf = (gateway: Gateway, payment: Payment, intent: Intent): StartedPayment => ({
  provider: gateway.provider,
  publishableKey: gateway.publishableKey,
  paymentIntentId: intent.id,
  clientSecret: intent.clientSecret,
  amount: payment.amount,
})
