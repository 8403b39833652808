/** When what was captured may be paid to who was let down (D56). */
import type { Dispute, PayoutRefusal } from '../terms.ts'

const DAY = 24 * 3_600_000
/** As long as a cardholder has to dispute a charge at most banks, and more. */
export const PAYOUT_WAIT_DAYS = 90
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
