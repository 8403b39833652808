/** Deposits of a trade as a sub-select of whoever reads trades: no statement of their own. */
import { sql } from 'drizzle-orm'
import { trades } from '../../trades/tables.ts'
import type { PaymentStatus } from '../terms.ts'

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
