/** What is paid, and how it stands. */

/** Where the card provider sends its events. */
export const WEBHOOK_PATH = '/api/payments/webhook'

export const PAYMENT_KINDS = ['security_deposit', 'verification_package'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** `created`: nothing is held yet. `releasing` and `capturing` wait for the provider. */
export const PAYMENT_STATUSES = [
  'created',
  'held',
  'paid',
  'failed',
  'cancelled',
  'releasing',
  'released',
  'lapsed',
  'capturing',
  'captured',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Those of a deposit that a trade's parties see. */
export const DEPOSIT_STATUSES = [
  'held',
  'releasing',
  'released',
  'lapsed',
  'capturing',
  'captured',
] as const satisfies readonly PaymentStatus[]

/** A line of _Mis pagos_ (D56). `returned`: of a package, paid back whole. `paid_out`: to who was let down. */
export const ENTRY_KINDS = [
  'held',
  'released',
  'lapsed',
  'captured',
  'bought',
  'returned',
  'paid_out',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]
export const ENTRIES_PAGE = 20

/** What the card's bank says of a charge. */
export const DISPUTES = ['open', 'won', 'lost'] as const
export type Dispute = (typeof DISPUTES)[number]
/** Why a payout is not to be made now. */
export type PayoutRefusal =
  | 'payout_over'
  | 'payout_disputed'
  | 'payout_early'
  | 'payout_yearly'
  | 'payout_unproved'
  | 'payout_no_details'
/** As long as a cardholder has to dispute a charge at most banks, and more. */
export const PAYOUT_WAIT_DAYS = 90
export const PAYOUT_FIELD_MAX = 100
export const PAYOUT_REFERENCE_MAX = 60

/** What the provider is told, whatever the address of /secure-payment calls it. */
export const DEFAULT_DEPOSIT_DESCRIPTION = 'Depósito de garantía para intercambio seguro'
/** Of an address of /secure-payment: shown there, and sent nowhere. */
export const DESCRIPTION_MAX = 200

export type Provider = 'stripe' | 'sandbox'

/** Cards that the sandbox knows, as the card provider's own test cards. Nothing else is taken, nothing is kept. */
export const SANDBOX_CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  secondStep: '4000002760003184',
} as const
