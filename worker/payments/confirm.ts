/** The confirmation of a payment by the person who paid. */
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import type { ConfirmedPayment } from './contract.ts'
import { requireGateway } from './gateways/gateway.ts'
import { settleSoon } from './queue.ts'
import { confirmRefusal, isBegun, isQueued, statusAt } from './rules.ts'
import { settle } from './settle.ts'
import { asking } from './start.ts'
import { paymentOfIntent } from './store.ts'

/**
 * After the provider told the browser that it is paid. Throws 404 for another's; 409 `payment_unconfirmed` when
 * the provider does not say so, `payment_over` when it was and is no more, or never will be, `payment_returned` when
 * it is paid back; 503 when the provider says nothing: the webhook, or the next try, finds it.
 */
export async function confirmPayment(
  ctx: Ctx,
  viewer: Viewer,
  intentId: string,
): Promise<ConfirmedPayment> {
  const payment = await paymentOfIntent(ctx.db, intentId)
  if (payment?.userId !== viewer.id) throw new Refusal('payment_not_found', 404)
  const gateway = await requireGateway(ctx)
  const status = isBegun(payment.status)
    ? await settle(ctx, payment, await asking(gateway.retrieve(intentId), 'payment_unheard'))
    : statusAt(payment, ctx.clock.now())
  // What is not owed goes back at once.
  if (isQueued(status)) settleSoon(ctx)
  const refusal = confirmRefusal(status, payment.kind === 'security_deposit')
  if (refusal) throw new Refusal(refusal, 409)
  return { status }
}
