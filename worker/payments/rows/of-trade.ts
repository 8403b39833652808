/** Deposits and claims of a trade as sub-selects of whoever reads trades: no statement of their own. */
import { sql } from 'drizzle-orm'
import { trades } from '../../trades/tables.ts'
import type { ClaimDecision, ClaimReason, PaymentStatus } from '../terms.ts'

export type DepositRow = {
  userId: string
  amount: number
  status: PaymentStatus
  captureBefore: number
  createdAt: number
}
/** What was held once. */
export const depositsOf = sql`(select json_group_array(json_object('userId', payments.user_id,
    'amount', payments.amount, 'status', payments.status, 'captureBefore', payments.capture_before,
    'createdAt', payments.created_at))
  from payments where payments.trade_id = ${trades.id} and payments.capture_before is not null)`.mapWith(
  (text): DepositRow[] => JSON.parse(text),
)

export type ClaimRow = {
  id: number
  claimantId: string
  accusedId: string
  reason: ClaimReason
  statement: string
  answer: string | null
  createdAt: number
  answeredAt: number | null
  decidedAt: number | null
  decision: ClaimDecision | null
  decisionNote: string | null
}
export const claimsOf = sql`(select json_group_array(json_object('id', deposit_claims.id,
    'claimantId', claimant_id, 'accusedId', accused_id, 'reason', deposit_claims.reason,
    'statement', statement, 'answer', answer, 'createdAt', deposit_claims.created_at,
    'answeredAt', answered_at, 'decidedAt', decided_at, 'decision', decision,
    'decisionNote', decision_note))
  from deposit_claims where deposit_claims.trade_id = ${trades.id})`.mapWith((text): ClaimRow[] =>
  JSON.parse(text),
)
