/** POST /api/trade-payments/confirm says success of what stands, and of nothing else. */
import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import {
  cardSettings,
  confirm,
  endAtProvider,
  makeSecurable,
  startDeposit,
  started,
} from '../testing/makers/paying.ts'
import { PAYMENT_STATUSES } from './terms.ts'

const DAY = 86_400_000

async function begin(settings?: Record<string, unknown>) {
  const { proposer, id, amount } = await makeSecurable({ settings })
  const { paymentIntentId } = await started(startDeposit(proposer.browser, id, amount))
  const put = (status: string, captureBefore = Date.now() + DAY) =>
    env.DB.prepare('update payments set status = ?, capture_before = ? where intent_id = ?')
      .bind(status, captureBefore, paymentIntentId)
      .run()
  const answer = async () => {
    const given = await confirm(proposer.browser, paymentIntentId)
    const { status, code } = await given.json<{ status?: string; code?: string }>()
    return [given.status, status ?? code]
  }
  return { put, answer, paymentIntentId }
}

test('whatever a payment is, only one that is held or paid is confirmed', async () => {
  const { put, answer } = await begin()
  const answers: Record<string, unknown> = {}
  for (const status of PAYMENT_STATUSES) {
    await put(status)
    answers[status] = await answer()
  }
  const over = [409, 'payment_over']
  expect(answers).toEqual({
    created: [409, 'payment_unconfirmed'],
    held: [200, 'held'],
    paid: [200, 'paid'],
    ...{ failed: over, cancelled: over, releasing: over, released: over },
    ...{ lapsed: over, capturing: over, captured: over },
  })
})

test('held longer than a card allows it stands for nothing', async () => {
  const { put, answer } = await begin()
  await put('held', Date.now() - 1)
  expect(await answer()).toEqual([409, 'payment_over'])
})

test('one that the provider ended before it was paid is over', async () => {
  const { answer, paymentIntentId } = await begin(cardSettings())
  await endAtProvider(paymentIntentId)
  expect(await answer()).toEqual([409, 'payment_over'])
})
