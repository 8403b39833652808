/** The card provider: its library over fetch, in its pinned version. Its texts may hold anything and stay here. */
import Stripe from 'stripe'
import type { Ctx } from '../../http/context.ts'
import { HELD_AT_LEAST_MS, type IntentState, isOver, isTaken, providerAmount } from '../rules.ts'
import type { Dispute } from '../terms.ts'
import {
  BadSignature,
  type Gateway,
  GatewayFailure,
  goneIntent,
  type Intent,
  type Order,
  type Step,
} from './gateway.ts'

/** The one that the library's types were written for; an account's own may be older or newer. */
export const API_VERSION = '2026-10-28.endive'
/** Somebody looks at a form meanwhile. */
export const CARD_TIMEOUT_MS = 6_000
/** https://docs.stripe.com/webhooks#replay-attacks */
const TOLERANCE_SECONDS = 300
const SECOND = 1000

type Keys = { secretKey: string; publishableKey: string; webhookSecret: string }

export function stripeGateway(ctx: Ctx, keys: Keys): Gateway {
  const stripe = new Stripe(keys.secretKey, {
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(),
    timeout: CARD_TIMEOUT_MS,
    // Ours are the queue and the person who presses again: a request never hangs for three timeouts.
    maxNetworkRetries: 0,
    telemetry: false,
    ...addressOf(ctx.settings.STRIPE_BASE_URL),
  })
  const { paymentIntents, refunds } = stripe
  const expand = ['latest_charge']
  const now = () => ctx.clock.now()
  const retrieve = async (intentId: string): Promise<Intent> => {
    try {
      return intentOf(await paymentIntents.retrieve(intentId, { expand }), now())
    } catch (error) {
      // Another account's, or of the sandbox's days: nobody holds it any more.
      if (isMissing(error)) return goneIntent(intentId)
      throw failureOf(error)
    }
  }
  /** A step that came too late is answered by what the intent has become. */
  const stepOf =
    (name: 'release' | 'capture', ask: typeof paymentIntents.cancel) =>
    async ({ intentId, paymentId, attempt }: Step): Promise<Intent> => {
      const key = { idempotencyKey: `${paymentId}:${name}:${attempt}` }
      try {
        return intentOf(await ask.call(paymentIntents, intentId, { expand }, key), now())
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw failureOf(error)
        const intent = await retrieve(intentId)
        if (!isOver(intent.state)) throw failureOf(error)
        return intent
      }
    }
  return {
    provider: 'stripe',
    publishableKey: keys.publishableKey,
    create: async (order) => {
      const options = { idempotencyKey: `${order.paymentId}:create` }
      try {
        return intentOf(await paymentIntents.create(paramsOf(order), options), now())
      } catch (error) {
        throw failureOf(error)
      }
    },
    retrieve,
    release: stepOf('release', paymentIntents.cancel),
    capture: stepOf('capture', paymentIntents.capture),
    refund: async ({ intentId, paymentId, attempt }) => {
      const key = { idempotencyKey: `${paymentId}:refund:${attempt}` }
      let refusal: unknown = new Error('a refund that pays nothing back')
      try {
        await refunds.create({ payment_intent: intentId }, key)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw failureOf(error)
        refusal = error
      }
      const intent = await retrieve(intentId)
      // Paid back before, the intent says so; else nobody has it back.
      if (isTaken(intent.state)) throw failureOf(refusal)
      return intent
    },
    dispute: async (disputeId) => {
      try {
        return disputeOf((await stripe.disputes.retrieve(disputeId)).status)
      } catch (error) {
        throw failureOf(error)
      }
    },
    readEvent: async (body, signature) => {
      const { webhookSecret: secret } = keys
      const event = await stripe.webhooks
        .constructEventAsync(body, signature, secret, TOLERANCE_SECONDS, undefined, now())
        .catch((error: unknown) => {
          throw new BadSignature('not signed by the card provider', { cause: error })
        })
      const { object } = event.data
      const { id, type } = event
      if ('object' in object && object.object === 'dispute') {
        const intentId = idOf(object.payment_intent)
        return intentId === null
          ? null
          : { id, type, intentId, paymentId: null, disputeId: object.id }
      }
      if (!('object' in object) || object.object !== 'payment_intent') return null
      const paymentId = object.metadata.payment_id ?? null
      return { id, type, intentId: object.id, paymentId, disputeId: null }
    },
  }
}

/** A fake on this machine in tests. */
function addressOf(url: string | undefined) {
  if (url === undefined) return {}
  const { hostname, port, protocol } = new URL(url)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}

const paramsOf = (order: Order): Stripe.PaymentIntentCreateParams => ({
  amount: providerAmount(order.currency, order.amount),
  currency: order.currency,
  description: order.description,
  capture_method: order.isHeld ? 'manual' : 'automatic',
  // Cards are what can be held, and what the sandbox has.
  allowed_payment_method_types: ['card'],
  metadata: { payment_id: order.paymentId },
})

function stateOf(status: Stripe.PaymentIntent.Status): IntentState {
  if (status === 'requires_capture') return 'held'
  if (status === 'succeeded') return 'paid'
  return status === 'canceled' ? 'cancelled' : 'waiting'
}

function intentOf(intent: Stripe.PaymentIntent, now: number): Intent {
  const { id, status, client_secret: clientSecret, latest_charge: charge } = intent
  const isBack = typeof charge === 'object' && charge?.refunded === true
  const state = isBack && stateOf(status) === 'paid' ? 'refunded' : stateOf(status)
  // Nonsense with a good status is a failure as well.
  if (typeof id !== 'string' || typeof clientSecret !== 'string' || typeof status !== 'string')
    throw new GatewayFailure(new Error('an answer without an intent'))
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined
  const before = card?.capture_before ? card.capture_before * SECOND : now + HELD_AT_LEAST_MS
  const isDisputed = typeof charge === 'object' && charge?.disputed === true
  return { id, clientSecret, state, captureBefore: state === 'held' ? before : null, isDisputed }
}

/** An inquiry that was closed took nothing. */
function disputeOf(status: Stripe.Dispute.Status): Dispute {
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'won'
  return status === 'lost' ? 'lost' : 'open'
}

const idOf = (one: { id: string } | string | null): string | null =>
  typeof one === 'object' ? (one?.id ?? null) : one

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

/** Without a status nobody answered: what was asked may have been done. */
function failureOf(error: unknown): GatewayFailure {
  if (error instanceof GatewayFailure) return error
  const isAnswer = error instanceof Stripe.errors.StripeError && error.statusCode !== undefined
  return new GatewayFailure(error, isAnswer && error.statusCode !== 429)
}
