/** What the card provider tells us by itself. The event says that something changed; what it is now, the provider is asked. */
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { BadSignature, type Gateway, gatewayOf, type ProviderEvent } from './gateways/gateway.ts'
import { settle } from './settle.ts'
import { asking } from './start.ts'
import { type Payment, paymentById, paymentOfIntent } from './store.ts'

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
