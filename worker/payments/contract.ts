/** Deposits and purchases over the wire (D33, D34). Amounts are US cents. */
import * as v from 'valibot'
import { LoginSchema } from '../accounts/contract.ts'
import { asLine } from '../text/contract.ts'
import type { BadgeLevel } from '../verification/terms.ts'
import {
  DEPOSIT_STATUSES,
  type EntryKind,
  PAYOUT_FIELD_MAX,
  PAYOUT_REFERENCE_MAX,
  type PaymentStatus,
  type PayoutRefusal,
  type Provider,
  SANDBOX_CARDS,
} from './terms.ts'

const id = v.pipe(v.number('malformed'), v.safeInteger('malformed'), v.minValue(1, 'malformed'))

/** POST /api/trade-payments/create-payment-intent. `amount` in US cents: the server's own, or it is refused. */
export const DepositSchema = v.object({
  tradeProposalId: id,
  amount: v.pipe(v.number('malformed'), v.safeInteger('malformed')),
  paymentType: v.optional(v.literal('security_deposit', 'malformed'), 'security_deposit'),
})
export type DepositBody = v.InferOutput<typeof DepositSchema>

/**
 * POST /api/verification/create-payment-intent. `amount`: US cents that the person was shown; another than the server's
 * own is refused. Without one it is the server's.
 */
export const PurchaseSchema = v.object({
  packageId: id,
  amount: v.optional(v.pipe(v.number('malformed'), v.safeInteger('malformed'))),
})
export type PurchaseBody = v.InferOutput<typeof PurchaseSchema>

/** What a payment form needs. `publishableKey` is the card provider's; the sandbox has none. */
export type StartedPayment = {
  provider: Provider
  publishableKey: string | null
  paymentIntentId: string
  clientSecret: string
  amount: number
}

/** POST /api/trade-payments/confirm; of packages as well. */
export const ConfirmSchema = v.object({
  paymentIntentId: v.pipe(
    v.string('malformed'),
    v.minLength(1, 'malformed'),
    v.maxLength(255, 'malformed'),
  ),
})
export type ConfirmedPayment = { status: PaymentStatus }

/** POST /api/payments/sandbox/confirm. `isApproved` answers the bank's question of the second step. */
export const SandboxSchema = v.object({
  clientSecret: v.pipe(v.string('malformed'), v.maxLength(255, 'malformed')),
  card: v.pipe(
    v.string('card_unknown'),
    v.transform((typed) => typed.replaceAll(/[\s-]/g, '')),
    v.picklist(Object.values(SANDBOX_CARDS), 'card_unknown'),
  ),
  isApproved: v.optional(v.boolean('malformed')),
})
export type SandboxBody = v.InferOutput<typeof SandboxSchema>
export type SandboxAnswer = { status: 'confirmed' | 'second_step' }

/** One a side: the newest. `lapsed` is told as soon as it is so. */
export const StandingDepositSchema = v.object({
  userId: v.string(),
  amount: v.number(),
  status: v.picklist(DEPOSIT_STATUSES),
  /** ISO 8601 in UTC: it lapses then, when nothing happens before. */
  captureBefore: v.string(),
  /** Within a day of it: it can be renewed. */
  isLapsing: v.boolean(),
})
export type Deposit = v.InferOutput<typeof StandingDepositSchema>
/** What secures a trade; part of every trade's answer. */
export const TradeSecuritySchema = v.object({
  deposits: v.array(StandingDepositSchema),
  /** US cents that the caller may place now, or renew; null: not offered. */
  depositOffer: v.nullable(v.number()),
})
export type TradeSecurity = v.InferOutput<typeof TradeSecuritySchema>

/** GET /api/user/payments: the caller's own lines, newest first (D56). */
export type PaymentEntry = {
  id: number
  kind: EntryKind
  /** US cents. */
  amount: number
  createdAt: string
  /** What one asks by: the payment's number; of a payout the bank's. */
  reference: string
  tradeId: number | null
  /** What the trade is about; null without a trade, or where the item has no name any more. */
  item: string | null
  /** Of a package. */
  badgeLevel: BadgeLevel | null
}

/** GET /api/admin/payments: everybody's. `search`: an address, a person's number or page, a trade's number, a reference. */
export type SeenEntry = PaymentEntry & { userId: string; name: string }
export const EntriesQuerySchema = v.object({
  search: v.optional(v.pipe(v.string('malformed'), asLine, v.maxLength(300, 'malformed')), ''),
  cursor: v.optional(v.pipe(v.string('malformed'), v.maxLength(500, 'malformed'))),
})
export type EntriesQuery = v.InferOutput<typeof EntriesQuerySchema>

/** GET /api/admin/payments/stuck: what the provider has not done for two hours, what is tried next first. */
export type StuckPayment = {
  /** Ours, and the provider's: null where it never answered. */
  id: string
  intentId: string | null
  userId: string
  name: string
  /** US cents. */
  amount: number
  tradeId: number | null
  /** It is to be taken; else let go, or paid back. */
  isCapture: boolean
  attempts: number
  since: string
}

const line = (max: number) =>
  v.pipe(
    v.string('detail_required'),
    asLine,
    v.nonEmpty('detail_required'),
    v.maxLength(max, 'text_long'),
  )

/** Where a captured deposit is paid to. Kept sealed, and only until it is paid. */
export const PayoutDetailsSchema = v.object({
  holder: line(PAYOUT_FIELD_MAX),
  bank: line(PAYOUT_FIELD_MAX),
  account: line(PAYOUT_FIELD_MAX),
})
export type PayoutDetails = v.InferOutput<typeof PayoutDetailsSchema>

/** PUT /api/user/payouts/{id}/details: a phone that lies open is not enough to lead somebody's money elsewhere. */
export const WriteDetailsSchema = v.object({
  ...PayoutDetailsSchema.entries,
  ...v.pick(LoginSchema, ['password']).entries,
})
export type WriteDetails = v.InferOutput<typeof WriteDetailsSchema>

/** GET /api/user/payouts: what the caller is still owed. */
export type OwnPayout = {
  id: number
  /** US cents. */
  amount: number
  tradeId: number
  item: string | null
  /** At the earliest. */
  payableAt: string
  hasDetails: boolean
  /** Their identity is. */
  isProved: boolean
  /** Why it is not to be paid now; null: it may be. */
  refusal: PayoutRefusal | null
}

/** GET /api/admin/payouts: what is owed to anybody, the oldest first. */
export type OpenPayout = OwnPayout & { userId: string; name: string }
export const PayoutsQuerySchema = v.pick(EntriesQuerySchema, ['cursor'])
/** POST /api/admin/payouts/{id}/paid. */
export const PaidSchema = v.object({ reference: line(PAYOUT_REFERENCE_MAX) })
