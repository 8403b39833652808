/** Deposits end by themselves (case 10), or are renewed before. */
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import {
  confirm,
  makeSecurable,
  payWith,
  placeDeposit,
  startDeposit,
  started,
  toldOf,
} from '../testing/makers/paying.ts'
import { tradeOf, walk } from '../testing/makers/trade-maker.ts'
import { lapseDeposits, warnLapsing } from './lapsing.ts'
import { settleDue } from './queue.ts'
import { payments } from './tables.ts'

const DAY = 24 * 3_600_000
afterEach(setClockBack)

test('case 10: in a trade of 8 days the deposit is warned of on day 6, then lapsed, and told to both', async () => {
  const { owner, proposer, id, amount } = await makeSecurable({ days: 8 })
  await placeDeposit(proposer.browser, id, amount)
  const { ctx } = testContext()
  pass(5 * DAY)
  await warnLapsing(ctx)
  expect(await toldOf(proposer.browser)).not.toContain('deposit_lapsing')
  pass(DAY + 1000)
  await warnLapsing(ctx)
  await warnLapsing(ctx)
  const warned = (await toldOf(proposer.browser)).filter((type) => type === 'deposit_lapsing')
  expect(warned).toHaveLength(1)
  const lapsing = await tradeOf(proposer.browser, id)
  expect(lapsing.deposits).toMatchObject([{ status: 'held', isLapsing: true }])
  expect(lapsing.depositOffer).toBe(amount)
  pass(DAY)
  // Before cron has looked: never shown as held.
  expect((await tradeOf(owner.browser, id)).deposits).toMatchObject([{ status: 'lapsed' }])
  await lapseDeposits(ctx)
  await lapseDeposits(ctx)
  for (const { browser } of [owner, proposer]) {
    const told = (await toldOf(browser)).filter((type) => type === 'deposit_lapsed')
    expect(told).toHaveLength(1)
    expect((await tradeOf(browser, id)).deposits).toMatchObject([{ status: 'lapsed' }])
  }
  // Nothing is left to let go.
  await walk(id, [
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  await settleDue(ctx)
  expect((await tradeOf(owner.browser, id)).deposits).toMatchObject([{ status: 'lapsed' }])
  expect(await toldOf(proposer.browser)).not.toContain('deposit_released')
})

test('a lapsing deposit is renewed: the new one takes its place, and is never missing', async () => {
  const { proposer, id, amount } = await makeSecurable({ days: 9 })
  const { browser } = proposer
  const first = await placeDeposit(browser, id, amount)
  pass(6 * DAY + 1000)
  const renewal = await started(startDeposit(browser, id, amount))
  expect(renewal.paymentIntentId).not.toBe(first.paymentIntentId)
  // Begun only: the old one still holds.
  expect((await tradeOf(browser, id)).deposits).toMatchObject([{ status: 'held', isLapsing: true }])
  await payWith(browser, renewal.clientSecret, '4242424242424242')
  await confirm(browser, renewal.paymentIntentId)
  const { ctx } = testContext()
  await settleDue(ctx)
  expect((await tradeOf(browser, id)).deposits).toMatchObject([
    { status: 'held', isLapsing: false },
  ])
  const over = await confirm(browser, first.paymentIntentId)
  expect([over.status, await over.json()]).toMatchObject([409, { code: 'payment_over' }])
  const kept = ctx.db.select({ status: payments.status }).from(payments)
  expect(await kept.where(eq(payments.intentId, first.paymentIntentId))).toEqual([
    { status: 'released' },
  ])
  expect(await toldOf(browser)).not.toContain('deposit_released')
})
