/** What the provider says of a payment becomes what we say: once, whoever brings the word (cases 8, 9). */
import type { SQL } from 'drizzle-orm'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { sendSoon } from '../mail/outbox.ts'
import { notify } from '../notifications/notify.ts'
import { pushSoon } from '../notifications/push-outbox.ts'
import type { NotificationType } from '../notifications/terms.ts'
import { roomOf } from '../trades/room/room-client.ts'
import { anyTrade, type TradeRow } from '../trades/rows/store.ts'
import { bought } from '../verification/bought.ts'
import { isOwed } from '../verification/rules.ts'
import { owedNews } from './entries/owed.ts'
import { receipts } from './entries/receipt.ts'
import type { Intent, ProviderEvent } from './gateways/gateway.ts'
import { hasPaidFor, paidPurchases } from './rows/purchases.ts'
import { isPaid, isReleased, isStanding, isTakenFor, nextStatus } from './rules.ts'
import {
  liveDeposits,
  moved,
  type Payment,
  paymentById,
  releaseBegunPurchases,
  replaced,
  told,
} from './store.ts'
import type { PaymentStatus } from './terms.ts'

/** Each loss means that somebody else moved it; it moves a few times in its life. */
const TRIES = 4

/** Answers what the payment is afterwards. `event`: what told it; told before, nothing happens. */
export async function settle(
  ctx: Ctx,
  payment: Payment,
  intent: Intent,
  event?: ProviderEvent,
): Promise<PaymentStatus> {
  let known = payment
  for (let left = TRIES; left > 0; left -= 1) {
    const isDeposit = known.kind === 'security_deposit'
    const word = nextStatus({ ...known, isDeposit }, intent.state)
    const sale = word !== null && isPaid(word) ? await saleOf(ctx, known) : null
    const to = sale && !sale.isOwed ? 'releasing' : word
    try {
      await runBatch(ctx.db, [
        ...(event ? [told(ctx.db, event, ctx.clock.now())] : []),
        ...(to === null ? [] : await changes(ctx, known, to, intent, sale?.still)),
      ])
    } catch (error) {
      const lost = lostConstraint(error)
      if (lost === 'payment_events.id') return known.status
      if (lost !== 'payments.status') throw error
      known = (await paymentById(ctx.db, known.id)) ?? known
      continue
    }
    if (to !== null) paymentChanged(ctx, known.tradeId)
    return to ?? known.status
  }
  return known.status
}

/** Whether a package that was just paid for is still owed (D56), and the guard of what that was judged by. */
async function saleOf(ctx: Ctx, payment: Payment) {
  const paid = await paidPurchases(ctx.db, payment.userId)
  return { isOwed: isOwed(payment, paid), still: hasPaidFor(payment.userId, paid.length) }
}

async function changes(
  ctx: Ctx,
  payment: Payment,
  to: PaymentStatus,
  intent: Intent,
  only?: SQL,
): Promise<Statement[]> {
  const now = ctx.clock.now()
  const { captureBefore, id: intentId } = intent
  const kept = payment.intentId === null ? { intentId } : {}
  return [
    // First: held are never two at once.
    ...(isStanding(to) ? [replaced(ctx.db, payment, now)] : []),
    moved(
      ctx.db,
      payment,
      to,
      now,
      { ...kept, ...(captureBefore !== null && { captureBefore }) },
      only,
    ),
    ...(isPaid(to) && payment.packageId !== null
      ? [
          releaseBegunPurchases(ctx.db, payment, now),
          ...bought(ctx, payment.userId, payment.packageId),
        ]
      : []),
    ...(await news(ctx, payment, to)),
    ...(await receipts(ctx, payment, to)),
  ]
}

type Told = { type: NotificationType; to: 'depositor' | 'other' }[]
const NEWS: Partial<Record<PaymentStatus, Told>> = {
  held: [{ type: 'deposit_placed', to: 'other' }],
  released: [{ type: 'deposit_released', to: 'depositor' }],
  lapsed: [
    { type: 'deposit_lapsed', to: 'depositor' },
    { type: 'deposit_lapsed', to: 'other' },
  ],
  captured: [
    { type: 'deposit_captured', to: 'depositor' },
    { type: 'deposit_captured', to: 'other' },
  ],
}

/** Statements that tell both sides of a deposit what has become of it. */
export async function news(ctx: Ctx, payment: Payment, to: PaymentStatus): Promise<Statement[]> {
  const all = NEWS[to] ?? []
  if (all.length === 0 || payment.tradeId === null) return []
  const row = await anyTrade(ctx.db, payment.tradeId)
  if (!row) return []
  // Let go because a newer one holds: to its people nothing has changed.
  if (isReleased(to) && (await isRenewed(ctx, payment))) return []
  const tradeId = row.trade.id
  const other = otherOf(row, payment.userId)
  const params = { name: nameOf(row, payment.userId), item: row.item.title }
  // The other side is told what to do for it instead.
  const isTheirs = isTakenFor(payment.status, to)
  const told = all
    .filter((one) => !(isTheirs && one.to === 'other'))
    .map(({ type, to: side }) => {
      const userId = side === 'depositor' ? payment.userId : other
      return notify(ctx.db, { userId, type, tradeId, params }, ctx.clock.now())
    })
  if (!isTheirs) return told
  const { amount } = payment
  return [...told, ...(await owedNews(ctx, { userId: other, tradeId, amount, ...params }))]
}

const isRenewed = async (ctx: Ctx, { tradeId, userId }: Payment) =>
  (await liveDeposits(ctx.db, tradeId ?? 0, userId)).some(({ status }) => isStanding(status))

const otherOf = ({ trade }: TradeRow, userId: string) =>
  trade.fromUserId === userId ? trade.toUserId : trade.fromUserId
const nameOf = ({ trade, proposer, owner }: TradeRow, userId: string) =>
  (trade.fromUserId === userId ? proposer : owner).firstName

/** Whoever has the trade open sees it, whoever does not is told; receipts are on their way. */
export function paymentChanged(ctx: Ctx, tradeId: number | null): void {
  if (tradeId !== null) ctx.later(async () => roomOf(ctx, tradeId).tradeChanged())
  pushSoon(ctx)
  sendSoon(ctx)
}
