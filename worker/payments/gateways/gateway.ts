/** The one way to money (D34): a card provider where its keys are, the sandbox in local mode, else none. */
import type { Ctx } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import type { IntentState } from '../rules.ts'
import type { Dispute, Provider } from '../terms.ts'

/** What the provider keeps of one payment. `captureBefore` only where something is held. */
export type Intent = {
  id: string
  clientSecret: string
  state: IntentState
  captureBefore: number | null
  /** Its charge is or was disputed. */
  isDisputed: boolean
}

/** `paymentId` is ours: asked again with the same, the provider answers the same intent. */
export type Order = {
  paymentId: string
  /** Hundredths of the currency. */
  amount: number
  currency: string
  description: string
  /** Held until it is captured; else taken at once. */
  isHeld: boolean
}

/** `attempt`: the provider keeps a failure under its key for a day, so that a new try needs a new one. */
export type Step = { paymentId: string; intentId: string; attempt: number }

/** `paymentId`: ours, as we told it when the intent was made. */
export type ProviderEvent = {
  id: string
  type: string
  intentId: string
  paymentId: string | null
  /** What it is about, where a charge is disputed. */
  disputeId: string | null
}

/** All throw `GatewayFailure`. */
export type Gateway = {
  provider: Provider
  publishableKey: string | null
  create: (order: Order) => Promise<Intent>
  retrieve: (intentId: string) => Promise<Intent>
  /** Lets go of what is held; of one that is over, answers how it ended. */
  release: (step: Step) => Promise<Intent>
  capture: (step: Step) => Promise<Intent>
  /** Pays back all of what was paid; of one that was paid back before, answers so. */
  refund: (step: Step) => Promise<Intent>
  dispute: (disputeId: string) => Promise<Dispute>
  /** Null: not about a payment. Throws `BadSignature`. */
  readEvent: (body: string, signature: string) => Promise<ProviderEvent | null>
}

/** Down, slow or talking nonsense; `isAnswer`: it said no, and would say it again. */
export class GatewayFailure extends Error {
  readonly isAnswer: boolean

  constructor(cause: unknown, isAnswer = false) {
    super('the card provider failed', { cause })
    this.isAnswer = isAnswer
  }
}
export class BadSignature extends Error {}

/** Null: payments are not configured. The provider's library is read when it is first needed. */
export async function gatewayOf(ctx: Ctx): Promise<Gateway | null> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = ctx.settings
  const webhookSecret = ctx.settings.STRIPE_WEBHOOK_SECRET
  if (secretKey && publishableKey && webhookSecret) {
    const { stripeGateway } = await import('./stripe-gateway.ts')
    return stripeGateway(ctx, { secretKey, publishableKey, webhookSecret })
  }
  if (!hasPayments(ctx)) return null
  const { sandboxGateway } = await import('./sandbox-gateway.ts')
  return sandboxGateway(ctx)
}

export const hasPayments = ({ settings }: Pick<Ctx, 'settings'>): boolean =>
  settings.STRIPE_SECRET_KEY !== undefined || settings.ENVIRONMENT === 'local'

/** Throws 503 where nobody takes payments. */
export async function requireGateway(ctx: Ctx): Promise<Gateway> {
  const gateway = await gatewayOf(ctx)
  if (!gateway) throw new Refusal('payments_not_configured', 503)
  return gateway
}

/** What the provider does not know: nobody holds it any more. */
export const goneIntent = (id: string): Intent => ({
  ...{ id, clientSecret: '', state: 'cancelled', captureBefore: null, isDisputed: false },
})
