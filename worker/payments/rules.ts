/** What may be secured, how much, what the provider's word makes of a payment (D33, D34), and when what was captured may be paid out (D56). */

import { mayMeet } from '../trades/rules.ts'
import type { Status } from '../trades/terms.ts'
import {
  type Dispute,
  type EntryKind,
  PAYOUT_WAIT_DAYS,
  type PaymentKind,
  type PaymentStatus,
  type PayoutRefusal,
} from './terms.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** D33: of the requested item's value. */
export const DEPOSIT_SHARE = 0.1
/** D33, US cents. */
export const DEPOSIT_MIN = 100
export const DEPOSIT_MAX = 5000
export const DEPOSIT_WITHOUT_VALUE = 500
/** D33: warned the day before. */
export const LAPSING_MS = DAY
/** D33: where the provider says nothing of it, the shortest that cards allow. */
export const HELD_AT_LEAST_MS = 5 * DAY

const CENTS = 100

/** US cents; `value` in guaraníes. */
export function depositAmount(value: number, pygPerUsd: number): number {
  if (value <= 0) return DEPOSIT_WITHOUT_VALUE
  const cents = Math.round((value / pygPerUsd) * DEPOSIT_SHARE * CENTS)
  return Math.min(Math.max(cents, DEPOSIT_MIN), DEPOSIT_MAX)
}

/** Whole units are the provider's smallest: https://docs.stripe.com/currencies#zero-decimal */
const ZERO_DECIMAL = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
)

/** Ours are hundredths whatever the currency (D9); the provider counts some in whole units (case 11). */
export const providerAmount = (currency: string, hundredths: number): number =>
  ZERO_DECIMAL.has(currency.toLowerCase()) ? Math.round(hundredths / CENTS) : hundredths

export type Secured = { status: Status; agreedAt: number | null }
export type DepositRefusal = 'deposit_closed' | 'deposit_no_meeting'

/** D33: while accepted or in progress, once a meeting is agreed on (D51). */
export function depositRefusal({ status, agreedAt }: Secured): DepositRefusal | null {
  if (!mayMeet(status)) return 'deposit_closed'
  return agreedAt === null ? 'deposit_no_meeting' : null
}

/** Nothing is held or paid yet. */
export const isBegun = (status: PaymentStatus): boolean => status === 'created'
export const isStanding = (status: PaymentStatus): boolean => status === 'held'
export const isPaid = (status: PaymentStatus): boolean => status === 'paid'
export const isReleased = (status: PaymentStatus): boolean => status === 'released'
export const hasLapsed = (status: PaymentStatus): boolean => status === 'lapsed'
export const isReleasing = (status: PaymentStatus): boolean => status === 'releasing'
export const isCapturing = (status: PaymentStatus): boolean => status === 'capturing'
/** The provider is asked by the queue, until it answers. */
export const isQueued = (status: PaymentStatus): boolean =>
  isReleasing(status) || isCapturing(status)

/** By a decision, and so owed to the other side of its trade (D56); taken by hand at the provider it is nobody's. */
export const isTakenFor = (from: PaymentStatus, to: PaymentStatus): boolean =>
  isCapturing(from) && to === 'captured'

type Held = { status: PaymentStatus; captureBefore: number | null }

/** A held one that nobody captured in time is none, whoever notices first. */
export const statusAt = ({ status, captureBefore }: Held, now: number): PaymentStatus =>
  status === 'held' && captureBefore !== null && captureBefore <= now ? 'lapsed' : status

export const isHeld = (payment: Held, now: number): boolean => statusAt(payment, now) === 'held'

export const isLapsing = (payment: Held, now: number): boolean =>
  isHeld(payment, now) && (payment.captureBefore ?? 0) <= now + LAPSING_MS

/** Null: it stands, and whoever paid is told so. What was paid for a package and is not owed goes back (D56). */
export function confirmRefusal(status: PaymentStatus, isDeposit: boolean) {
  if (status === 'held' || status === 'paid') return null
  if (!isDeposit && (status === 'releasing' || status === 'released')) return 'payment_returned'
  return status === 'created' ? 'payment_unconfirmed' : 'payment_over'
}

/** Held, and for more than a day: nothing to pay again (case 7). */
export const isSecure = (payment: Held, now: number): boolean =>
  isHeld(payment, now) && !isLapsing(payment, now)

/** What the provider holds. `waiting`: for a card, for the bank's second step, for the bank. `refunded`: paid back whole. */
export const INTENT_STATES = ['waiting', 'held', 'paid', 'cancelled', 'refunded'] as const
export type IntentState = (typeof INTENT_STATES)[number]

/** The money is with us. */
export const isTaken = (state: IntentState): boolean => state === 'paid'
/** Nobody pays it or lets it go any more. */
export const isOver = (state: IntentState): boolean => state !== 'waiting' && state !== 'held'

type Known = Held & { isDeposit: boolean }

/** Null: nothing new, so that a late word of an older state changes nothing (cases 8, 9). */
export function nextStatus(known: Known, state: IntentState): PaymentStatus | null {
  const { status, isDeposit, captureBefore } = known
  if (!isDeposit && (state === 'paid' || state === 'refunded')) return boughtStatus(status, state)
  const mayBePaid = status === 'created' || status === 'held'
  if (state === 'held') return status === 'created' && isDeposit ? 'held' : null
  // Given back by hand at the provider: it was taken all the same.
  if (state === 'paid' || state === 'refunded')
    return mayBePaid || isQueued(status) ? 'captured' : null
  if (state === 'waiting') return null
  if (status === 'created') return 'cancelled'
  if (status === 'releasing') return captureBefore === null ? 'cancelled' : 'released'
  return status === 'held' || status === 'capturing' ? 'lapsed' : null
}

/** Of a package. What is not owed waits in the queue until it is paid back. */
function boughtStatus(status: PaymentStatus, state: 'paid' | 'refunded'): PaymentStatus | null {
  if (state === 'paid') return status === 'created' ? 'paid' : null
  return status === 'created' || status === 'releasing' ? 'released' : null
}

/** What was let go and is paid all the same: of a package it goes back, of a deposit it was taken. */
export const isOwedBack = (kind: PaymentKind, state: IntentState): boolean =>
  kind === 'verification_package' && state === 'paid'

const ENTRY_OF: Partial<Record<PaymentStatus, EntryKind>> = {
  held: 'held',
  released: 'released',
  lapsed: 'lapsed',
  captured: 'captured',
  paid: 'bought',
}

/** The line that it has in _Mis pagos_ then, as the trigger payments_entry writes it (D56); null: none. */
export function entryOf(kind: PaymentKind, status: PaymentStatus): EntryKind | null {
  if (kind === 'verification_package' && status === 'released') return 'returned'
  return ENTRY_OF[status] ?? null
}

/** 1, 2, 4 … minutes up to four hours: so long after a failed release or capture. */
export const retryAfter = (attempts: number): number => MINUTE * Math.min(2 ** attempts, 240)
/** Queued for so long it was tried half a dozen times: an administrator looks at why. */
export const STUCK_MS = 2 * 60 * MINUTE

const YEAR_DAYS = 365

export type Owed = {
  capturedAt: number | null
  dispute: Dispute | null
  isProved: boolean
  hasDetails: boolean
  /** The person's last one. */
  lastPaidAt: number | null
  isOver: boolean
}
/** By when it may be paid: 90 days after the capture, a year after the last one. */
export const payableAt = (capturedAt: number, lastPaidAt: number | null): number =>
  Math.max(
    capturedAt + PAYOUT_WAIT_DAYS * DAY,
    (lastPaidAt ?? Number.NEGATIVE_INFINITY) + YEAR_DAYS * DAY,
  )

/** Since when another one is one too many. */
export const yearBefore = (now: number): number => now - YEAR_DAYS * DAY

/** Null: an administrator may pay it. What nobody can hasten is said first. */
export function payoutRefusal(owed: Owed, now: number): PayoutRefusal | null {
  const { capturedAt, dispute, lastPaidAt } = owed
  if (owed.isOver || capturedAt === null || dispute === 'lost') return 'payout_over'
  if (dispute === 'open') return 'payout_disputed'
  if (now < payableAt(capturedAt, null)) return 'payout_early'
  if (lastPaidAt !== null && lastPaidAt > yearBefore(now)) return 'payout_yearly'
  if (!owed.isProved) return 'payout_unproved'
  return owed.hasDetails ? null : 'payout_no_details'
}
