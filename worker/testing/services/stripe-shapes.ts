/** The provider's answers as its own library types them. */
import type Stripe from 'stripe'

const SECOND = 1000
const HELD_SECONDS = 7 * 24 * 3600

export type Asked = {
  amount: number
  currency: string
  description: string | null
  isManual: boolean
  metadata: Record<string, string>
}

export function newIntent(id: string, asked: Asked): Stripe.PaymentIntent {
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount: asked.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: asked.isManual ? 'manual' : 'automatic',
    client_secret: `${id}_secret_fake`,
    confirmation_method: 'automatic',
    created: Math.floor(Date.now() / SECOND),
    currency: asked.currency,
    customer: null,
    customer_account: null,
    description: asked.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: asked.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

type Card = Pick<Stripe.Charge.PaymentMethodDetails.Card, 'capture_before'>
/** As much of a charge as tells until when it holds. */
export const chargeOf = (
  id: string,
): Pick<Stripe.Charge, 'id' | 'object'> & {
  payment_method_details: { type: 'card'; card: Card }
} => ({
  id: `ch_${id}`,
  object: 'charge',
  payment_method_details: {
    type: 'card',
    card: { capture_before: Math.floor(Date.now() / SECOND) + HELD_SECONDS },
  },
})

export type EventType = Extract<
  Stripe.Event['type'],
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.succeeded'
  | 'payment_intent.canceled'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
>

/** As the webhook gets it: a picture of the moment, which may be old when it arrives. */
export const newEvent = (id: string, type: EventType, object: object) => ({
  id,
  object: 'event',
  api_version: '2026-10-28.endive',
  created: Math.floor(Date.now() / SECOND),
  type,
  data: { object: structuredClone(object) },
  livemode: false,
  pending_webhooks: 1,
  request: null,
})

export const newError = (code: string, message: string) => ({
  error: { type: 'invalid_request_error', code, message },
})

/** As much of a dispute as is asked for. */
export const newDispute = (
  intent: Stripe.PaymentIntent,
  charge: string,
  status: Stripe.Dispute.Status,
) =>
  ({
    ...{ id: `dp_${intent.id}`, object: 'dispute', amount: intent.amount, charge, status },
    payment_intent: intent.id,
  }) as Stripe.Dispute
