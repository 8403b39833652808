/** Payments that wait for the provider: let go, paid back or taken, tried at once and again by cron until it is done. */
import type { Ctx } from '../http/context.ts'
import { logFailure } from '../http/log.ts'
import {
  type Gateway,
  GatewayFailure,
  gatewayOf,
  hasPayments,
  type Intent,
  type Step,
} from './gateways/gateway.ts'
import { isCapturing, isOwedBack, retryAfter } from './rules.ts'
import { settle } from './settle.ts'
import { intentOf } from './start.ts'
import { claimDue, duePayments, type Payment } from './store.ts'

/** A run stays short; what is left waits for the next. */
const AT_ONCE = 10

/** After the batch that queued them; what fails is cron's. */
export function settleSoon(ctx: Ctx): void {
  if (hasPayments(ctx)) ctx.later(settleDue)
}

/** Answers how many came to their end. */
export async function settleDue(ctx: Ctx): Promise<number> {
  const due = await duePayments(ctx.db, ctx.clock.now(), AT_ONCE)
  const gateway = due.length > 0 ? await gatewayOf(ctx) : null
  if (!gateway) return 0
  const done = await Promise.all(due.map((payment) => settleOne(ctx, gateway, payment)))
  return done.filter(Boolean).length
}

async function settleOne(ctx: Ctx, gateway: Gateway, payment: Payment): Promise<boolean> {
  const { id: paymentId, status, attempts } = payment
  // Noted before it is tried: two who look at once ask once.
  const nextAt = ctx.clock.now() + retryAfter(attempts)
  if (!(await claimDue(ctx.db, payment, nextAt))) return false
  try {
    const { id: intentId } = await intentOf(ctx, gateway, payment)
    const step = { paymentId, intentId, attempt: attempts }
    const intent = await (isCapturing(status)
      ? gateway.capture(step)
      : letGo(gateway, payment, step))
    return (await settle(ctx, payment, intent)) !== status
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    logFailure(`deposit ${status}`, error)
    return false
  }
}

/** What was paid for a package and is not owed is paid back whole (D56). */
async function letGo(gateway: Gateway, { kind }: Payment, step: Step): Promise<Intent> {
  const intent = await gateway.release(step)
  return isOwedBack(kind, intent.state) ? gateway.refund(step) : intent
}
