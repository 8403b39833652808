/** Authorisations end by themselves (case 10): warned of the day before, then told as what they are. */
import { sql } from 'drizzle-orm'
import { lostConstraint, runBatch } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { notify } from '../notifications/notify.ts'
import { anyTrade } from '../trades/rows/store.ts'
import { receipts } from './entries/receipt.ts'
import { LAPSING_MS } from './rules.ts'
import { news, paymentChanged } from './settle.ts'
import { heldUntil, moved, type Payment, warned } from './store.ts'

/** A run stays short; what is left waits for the next. */
const AT_ONCE = 20

/** Whoever placed it can renew it in one tap. */
export function warnLapsing(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const unwarned = sql`warned_at is null and capture_before > ${now}`
  return each(ctx, heldUntil(ctx.db, now + LAPSING_MS, AT_ONCE, unwarned), async (payment) => {
    const row = payment.tradeId === null ? null : await anyTrade(ctx.db, payment.tradeId)
    const { userId, tradeId } = payment
    const params = { item: row?.item.title ?? '' }
    const notice = { userId, type: 'deposit_lapsing', tradeId, params } as const
    return [warned(ctx.db, payment, now), notify(ctx.db, notice, now)]
  })
}

export function lapseDeposits(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  return each(ctx, heldUntil(ctx.db, now, AT_ONCE), async (payment) => [
    moved(ctx.db, payment, 'lapsed', now),
    ...(await news(ctx, payment, 'lapsed')),
    ...(await receipts(ctx, payment, 'lapsed')),
  ])
}

type Change = (payment: Payment) => Promise<Parameters<typeof runBatch>[1]>

/** One batch each; those that others change meanwhile are theirs. */
async function each(ctx: Ctx, found: Promise<Payment[]>, change: Change): Promise<number> {
  let done = 0
  for (const payment of await found) {
    try {
      await runBatch(ctx.db, await change(payment))
    } catch (error) {
      if (lostConstraint(error) === 'payments.status') continue
      throw error
    }
    paymentChanged(ctx, payment.tradeId)
    done += 1
  }
  return done
}
