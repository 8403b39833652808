/** Deposits through the sandbox: placed, shown to both sides, renewed, let go. */
import { expect, test } from 'vitest'
import { testContext } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import {
  confirm,
  makeSecurable,
  payWith,
  placeDeposit,
  startDeposit,
  started,
  toldOf,
} from '../testing/makers/paying.ts'
import { act, makePair, makeProposal, tradeOf, walk } from '../testing/makers/trade-maker.ts'
import { settleDue } from './queue.ts'
import { DEFAULT_DEPOSIT_DESCRIPTION } from './terms.ts'

const codeOf = async (answer: Promise<Response>) => {
  const given = await answer
  return [given.status, ((await given.json()) as { code: string }).code]
}

test('a deposit is held, seen by both sides, and the other side is told', async () => {
  const { owner, proposer, id, amount } = await makeSecurable()
  expect(amount).toBeGreaterThan(0)
  await placeDeposit(proposer.browser, id, amount)
  for (const { browser } of [owner, proposer]) {
    const { deposits } = await tradeOf(browser, id)
    expect(deposits).toMatchObject([
      { userId: proposer.id, amount, status: 'held', isLapsing: false },
    ])
  }
  expect((await tradeOf(proposer.browser, id)).depositOffer).toBeNull()
  expect((await tradeOf(owner.browser, id)).depositOffer).toBe(amount)
  expect(await toldOf(owner.browser)).toContain('deposit_placed')
  expect(await toldOf(proposer.browser)).not.toContain('deposit_placed')
})

test('what it is called is ours: nothing that the payer writes is kept or sent', async () => {
  const { proposer, id: tradeProposalId, amount } = await makeSecurable()
  const description = 'Rosa Benítez, 0981 123456'
  const body = { tradeProposalId, amount, description }
  const path = '/api/trade-payments/create-payment-intent'
  expect((await proposer.browser.post(path, body)).status).toBe(200)
  const kept = await testContext()
    .ctx.env.DB.prepare('select description from payments where trade_id = ?')
    .bind(tradeProposalId)
    .first()
  expect(kept).toEqual({ description: DEFAULT_DEPOSIT_DESCRIPTION })
})

test('case 7: paying again is one intent, one row, and "ya pagado"', async () => {
  const { proposer, id, amount } = await makeSecurable()
  const [first, second] = await Promise.all([
    started(startDeposit(proposer.browser, id, amount)),
    started(startDeposit(proposer.browser, id, amount)),
  ])
  expect(second).toEqual(first)
  await payWith(proposer.browser, first.clientSecret, '4242424242424242')
  // Nobody has confirmed yet: the provider knows.
  const again = await startDeposit(proposer.browser, id, amount)
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({
    code: 'deposit_held',
    message: expect.stringContaining('ya pagado'),
  })
  expect(await codeOf(startDeposit(proposer.browser, id, amount))).toEqual([409, 'deposit_held'])
  expect(await (await confirm(proposer.browser, first.paymentIntentId)).json()).toEqual({
    status: 'held',
  })
  const { ctx } = testContext()
  const rows = await ctx.env.DB.prepare('select status from payments where trade_id = ?')
    .bind(id)
    .all()
  expect(rows.results).toEqual([{ status: 'held' }])
})

test('a declined card holds nothing and can be tried again; a second step asks', async () => {
  const { proposer, id, amount } = await makeSecurable()
  const { browser } = proposer
  const { clientSecret, paymentIntentId } = await started(startDeposit(browser, id, amount))
  expect(await codeOf(payWith(browser, clientSecret, '4000000000000002'))).toEqual([
    422,
    'card_declined',
  ])
  expect(await codeOf(confirm(browser, paymentIntentId))).toEqual([409, 'payment_unconfirmed'])
  const step = await payWith(browser, clientSecret, '4000002760003184')
  expect(await step.json()).toEqual({ status: 'second_step' })
  expect(await codeOf(confirm(browser, paymentIntentId))).toEqual([409, 'payment_unconfirmed'])
  expect(await codeOf(payWith(browser, clientSecret, '4000002760003184', false))).toEqual([
    422,
    'card_declined',
  ])
  await payWith(browser, clientSecret, '4000002760003184')
  const approved = await payWith(browser, clientSecret, '4000002760003184', true)
  expect(await approved.json()).toEqual({ status: 'confirmed' })
  expect(await (await confirm(browser, paymentIntentId)).json()).toEqual({ status: 'held' })
})

test('a second step cannot be approved before it is asked', async () => {
  const { proposer, id, amount } = await makeSecurable()
  const { clientSecret } = await started(startDeposit(proposer.browser, id, amount))
  const early = await payWith(proposer.browser, clientSecret, '4000002760003184', true)
  expect(await early.json()).toEqual({ status: 'second_step' })
})

test('what cannot be secured is refused with its reason', async () => {
  const pair = await makePair()
  const { id } = await makeProposal(pair)
  const { browser } = pair.proposer
  expect(await codeOf(startDeposit(browser, id, 500))).toEqual([409, 'deposit_closed'])
  await walk(id, [[pair.owner.browser, 'accept']])
  expect((await tradeOf(browser, id)).depositOffer).toBeNull()
  expect(await codeOf(startDeposit(browser, id, 500))).toEqual([409, 'deposit_no_meeting'])
  const set = await makeSecurable()
  const wrong = startDeposit(set.proposer.browser, set.id, set.amount + 1)
  expect(await codeOf(wrong)).toEqual([422, 'deposit_amount'])
  const stranger = await makeAccount()
  expect(await codeOf(startDeposit(stranger.browser, set.id, set.amount))).toEqual([
    404,
    'trade_not_found',
  ])
})

test('another person can neither confirm nor pay it', async () => {
  const { owner, proposer, id, amount } = await makeSecurable()
  const payment = await started(startDeposit(proposer.browser, id, amount))
  expect((await confirm(owner.browser, payment.paymentIntentId)).status).toBe(404)
  expect((await payWith(owner.browser, payment.clientSecret, '4242424242424242')).status).toBe(404)
})

test('completion lets go of both deposits, once', async () => {
  const { owner, proposer, id, amount } = await makeSecurable()
  await placeDeposit(proposer.browser, id, amount)
  await placeDeposit(owner.browser, id, amount)
  await walk(id, [
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  const { ctx } = testContext()
  await expect
    .poll(async () => {
      await settleDue(ctx)
      return (await tradeOf(owner.browser, id)).deposits.map(({ status }) => status)
    })
    .toEqual(['released', 'released'])
  await settleDue(ctx)
  const told = await toldOf(proposer.browser)
  expect(told.filter((type) => type === 'deposit_released')).toHaveLength(1)
})

test('a form that is still open when the trade is cancelled holds nothing any more', async () => {
  const { owner, proposer, id, amount } = await makeSecurable()
  const { clientSecret, paymentIntentId } = await started(
    startDeposit(proposer.browser, id, amount),
  )
  await payWith(proposer.browser, clientSecret, '4242424242424242')
  await walk(id, [
    [proposer.browser, 'request_cancellation'],
    [owner.browser, 'approve_cancellation'],
  ])
  await expect
    .poll(async () => (await confirm(proposer.browser, paymentIntentId)).json())
    .toMatchObject({ code: 'payment_over' })
  expect((await act(owner.browser, id, 'confirm_delivery')).status).toBe(409)
})
