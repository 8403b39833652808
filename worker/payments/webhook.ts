/** What the card provider tells us by itself. The event says that something changed; what it is now, the provider is asked. */

import { lostConstraint, runBatch } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { BadSignature, type Gateway, gatewayOf, type ProviderEvent } from './gateways/gateway.ts'
import { settle } from './settle.ts'
import { asking } from './start.ts'
import { disputed, type Payment, paymentById, paymentOfIntent, told } from './store.ts'

/**
 * Throws 400 without the provider's signature, 503 when it cannot be asked: it sends the event again.
 * Events that are not ours, or were told before, change nothing.
 */
export async function takeEvent(ctx: Ctx, body: string, signature: string): Promise<void> {
  const gateway = await gatewayOf(ctx)
  if (gateway?.provider !== 'stripe') throw new Refusal('not_found', 404)
  const event = await eventOf(gateway, body, signature)
  const payment = event && (await paymentOf(ctx, event))
  if (!payment) return
  if (event.disputeId !== null) return takeDispute(ctx, gateway, payment, event, event.disputeId)
  // Never the event's own picture: of two that arrive in the wrong order, both find the same state.
  const intent = await asking(gateway.retrieve(event.intentId), 'payment_unheard')
  await settle(ctx, payment, intent, event)
}

async function eventOf(gateway: Gateway, body: string, signature: string) {
  try {
    return await gateway.readEvent(body, signature)
  } catch (error) {
    if (error instanceof BadSignature) throw new Refusal('signature_invalid', 400)
    throw error
  }
}

/** By our own id where the provider's answer to its making never came. */
async function paymentOf(ctx: Ctx, event: ProviderEvent): Promise<Payment | null> {
  const known = await paymentOfIntent(ctx.db, event.intentId)
  if (known || event.paymentId === null) return known
  const made = await paymentById(ctx.db, event.paymentId)
  return made?.intentId === null ? made : null
}

/** While the bank of who paid takes it back nobody else gets it (D56). */
async function takeDispute(
  ctx: Ctx,
  gateway: Gateway,
  payment: Payment,
  event: ProviderEvent,
  disputeId: string,
): Promise<void> {
  const dispute = await asking(gateway.dispute(disputeId), 'payment_unheard')
  const { id, type, intentId } = event
  const now = ctx.clock.now()
  try {
    await runBatch(ctx.db, [
      told(ctx.db, { id, type, intentId }, now),
      disputed(ctx.db, payment, dispute, now),
    ])
  } catch (error) {
    if (lostConstraint(error) !== 'payment_events.id') throw error
  }
}
