import type { trades as es } from '../es/trades.ts'

export const trades: Record<keyof typeof es, string> = {
  status_pending: 'Pending',
  status_accepted: 'Accepted',
  status_rejected: 'Rejected',
  status_in_progress: 'In progress',
  status_cancellation_requested: 'Cancellation requested',
  status_cancelled: 'Cancelled',
  status_completed: 'Completed',
  status_expired: 'Expired',
  offer_money: 'Money',
  offer_item: 'Items',
  offer_combination: 'Items and money',
  offer_open: 'To be agreed',
  no_value: 'No value given',
  in_money: 'in cash, by hand',
  gone: 'No longer published',
  sum: 'Total: {money}',
}
