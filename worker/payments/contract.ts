/** Deposits and purchases over the wire. Part 2 sections 3 to 9, D33, D34. Amounts are US cents. */

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

export const CLAIM_REASONS = ['no_show', 'switched_goods'] as const
export type ClaimReason = (typeof CLAIM_REASONS)[number]
export const CLAIM_DECISIONS = ['capture', 'release'] as const
export type ClaimDecision = (typeof CLAIM_DECISIONS)[number]
