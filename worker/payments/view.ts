/** What secures a trade, as its parties see it. */
import { iso } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import type { TradeRow } from '../trades/rows/store.ts'
import type { Deposit, TradeSecurity } from './contract.ts'
import { hasPayments } from './gateways/gateway.ts'
import type { DepositRow } from './rows/of-trade.ts'
import { depositAmount, depositRefusal, isLapsing, isSecure, statusAt } from './rules.ts'

export function securityOf(ctx: Ctx, row: TradeRow, viewerId: string): TradeSecurity {
  const now = ctx.clock.now()
  const { trade } = row
  const deposits = [trade.fromUserId, trade.toUserId].flatMap(
    (id) => lastOf(row.deposits, id) ?? [],
  )
  const own = deposits.find(({ userId }) => userId === viewerId)
  const isOffered =
    hasPayments(ctx) && depositRefusal(trade) === null && !(own && isSecure(own, now))
  return {
    deposits: deposits.map((deposit) => depositOf(deposit, now)),
    depositOffer: isOffered
      ? depositAmount(row.item.estimatedValue, ctx.settings.PYG_PER_USD)
      : null,
  }
}

/** Of several, renewed ones, the newest speaks; an older one is being let go. */
const lastOf = (deposits: readonly DepositRow[], userId: string): DepositRow | null =>
  deposits
    .filter((one) => one.userId === userId)
    .reduce<DepositRow | null>((a, b) => (a && a.createdAt > b.createdAt ? a : b), null)

const SHOWN = ['held', 'releasing', 'released', 'lapsed', 'capturing', 'captured'] as const

function depositOf(row: DepositRow, now: number): Deposit {
  const { userId, amount, captureBefore } = row
  const status = SHOWN.find((one) => one === statusAt(row, now)) ?? 'released'
  return {
    userId,
    amount,
    status,
    captureBefore: iso(captureBefore),
    isLapsing: isLapsing(row, now),
  }
}
