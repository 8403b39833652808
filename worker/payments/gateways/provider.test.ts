/** The card provider over the network: its library in workerd against a fake that is typed by it. */
import { afterEach, expect, test } from 'vitest'
import { pass, setClockBack } from '../../testing/clock.ts'
import {
  askedOfProvider,
  cardSettings,
  confirm,
  deliver,
  endAtProvider,
  eventsOf,
  makeSecurable,
  payAtProvider,
  signed,
  startDeposit,
  started,
  withSettings,
} from '../../testing/makers/paying.ts'
import { tradeOf } from '../../testing/makers/trade-maker.ts'

const settings = cardSettings()
const MINUTE = 60_000
afterEach(setClockBack)

type Browser = Awaited<ReturnType<typeof makeSecurable>>['owner']['browser']
const placedOf = async (browser: Browser) => {
  const all: { type: string }[] = await (await browser.get('/api/notifications')).json()
  return all.filter(({ type }) => type === 'deposit_placed').length
}

async function begin() {
  const pair = await makeSecurable({ settings })
  const payment = await started(startDeposit(pair.proposer.browser, pair.id, pair.amount))
  return { ...pair, intent: payment.paymentIntentId, payment }
}

test('the provider is asked for a held amount, under our own key, in the pinned version', async () => {
  const { intent, payment, amount } = await begin()
  expect(payment).toMatchObject({
    provider: 'stripe',
    publishableKey: 'pk_test_fake',
    clientSecret: `${intent}_secret_fake`,
    amount,
  })
  const made = (await askedOfProvider()).filter(({ path }) => path === '/v1/payment_intents')
  const fields = new URLSearchParams(made.at(-1)?.fields)
  expect(made.at(-1)).toMatchObject({ version: '2026-10-28.endive' })
  expect(made.at(-1)?.key).toBe(`${fields.get('metadata[payment_id]')}:create`)
  expect(fields.get('capture_method')).toBe('manual')
  expect([fields.get('amount'), fields.get('currency')]).toEqual([String(amount), 'usd'])
})

test('case 8: the confirmation and the event at once make one effect', async () => {
  const { owner, proposer, id, intent } = await begin()
  await payAtProvider(intent)
  const [event] = await eventsOf(intent)
  if (!event) throw new Error('no event')
  const [answer, hook] = await Promise.all([confirm(proposer.browser, intent), deliver(event)])
  expect([answer.status, hook.status]).toEqual([200, 200])
  expect(await answer.json()).toEqual({ status: 'held' })
  expect((await tradeOf(owner.browser, id)).deposits).toMatchObject([{ status: 'held' }])
  expect(await placedOf(owner.browser)).toBe(1)
})

test('case 9: the same event three times at once with an older one, again, and then the confirmation', async () => {
  const { owner, proposer, id, intent } = await begin()
  await payAtProvider(intent, 'declined')
  await payAtProvider(intent)
  const [declined, held] = await eventsOf(intent)
  if (!declined || !held) throw new Error('no events')
  const all = [held, declined, held, held].map((event) => deliver(event))
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await deliver(declined)).status).toBe(200)
  expect((await deliver(held)).status).toBe(200)
  // The person's own confirmation comes last of all.
  expect(await (await confirm(proposer.browser, intent)).json()).toEqual({ status: 'held' })
  expect((await tradeOf(owner.browser, id)).deposits).toMatchObject([{ status: 'held' }])
  expect(await placedOf(owner.browser)).toBe(1)
})

test('the event alone holds the deposit, and a hold that the provider ended is lapsed', async () => {
  const { owner, id, intent } = await begin()
  await payAtProvider(intent)
  const [held] = await eventsOf(intent)
  if (held) await deliver(held)
  expect((await tradeOf(owner.browser, id)).deposits).toMatchObject([{ status: 'held' }])
  await endAtProvider(intent)
  const ended = (await eventsOf(intent)).at(-1)
  expect(ended?.type).toBe('payment_intent.canceled')
  if (ended) expect((await deliver(ended)).status).toBe(200)
  // Late: it says that it is held, and changes nothing.
  if (held) expect((await deliver(held)).status).toBe(200)
  expect((await tradeOf(owner.browser, id)).deposits).toMatchObject([{ status: 'lapsed' }])
})

test('a second step that is not done yet is no confirmation', async () => {
  const { proposer, intent } = await begin()
  await payAtProvider(intent, 'secondStep')
  const answer = await confirm(proposer.browser, intent)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ message: 'Error confirmando el pago' })
})

test('an event without the right signature, or an old one, is refused', async () => {
  const { owner, id, intent } = await begin()
  await payAtProvider(intent)
  const [event] = await eventsOf(intent)
  if (!event) throw new Error('no event')
  const { body, signature } = event
  expect((await deliver({ body: body.replace('pi_', 'pi__'), signature })).status).toBe(400)
  expect((await deliver({ body, signature: '' })).status).toBe(400)
  expect((await deliver({ body, signature: 't=1,v1=00' })).status).toBe(400)
  // The tolerance is of the one clock (D43).
  pass(6 * MINUTE)
  expect((await deliver(event)).status).toBe(400)
  const late = await signed(body, Date.now() + 6 * MINUTE)
  expect((await deliver({ body, signature: late })).status).toBe(200)
  expect((await tradeOf(owner.browser, id)).deposits).toHaveLength(1)
})

test('without keys of a provider there is no door for its events', async () => {
  const empty = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' }
  expect((await deliver({ body: '{}', signature: 't=1,v1=00' }, empty)).status).toBe(404)
})

test('with keys the sandbox has no door', async () => {
  const { proposer, payment } = await begin()
  const body = { clientSecret: payment.clientSecret, card: '4242424242424242' }
  expect((await proposer.browser.post('/api/payments/sandbox/confirm', body)).status).toBe(404)
})

test('a deployment without keys takes no payments, and offers none', async () => {
  const { proposer, id, amount } = await makeSecurable()
  const deployed = withSettings(proposer.browser, {
    ENVIRONMENT: 'production',
    SECRET_KEY: 'x'.repeat(40),
    BASE_URL: 'http://localhost',
  })
  const answer = await startDeposit(deployed, id, amount)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'payments_not_configured' })
  expect((await tradeOf(deployed, id)).depositOffer).toBeNull()
})
