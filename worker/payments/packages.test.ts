/** Buying verification packages: paid once, what it opens opened once. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import {
  askedOfProvider,
  behaving,
  cardSettings,
  confirm,
  deliver,
  eventsOf,
  payAtProvider,
  payWith,
  started,
} from '../testing/makers/paying.ts'
import { makeAdmin } from '../testing/makers/proofs.ts'
import type { OfferedPackage } from '../verification/contract.ts'
import { verifications } from '../verification/tables.ts'
import type { StuckPayment } from './contract.ts'
import { settleDue } from './queue.ts'

const HOUR = 3_600_000
afterEach(setClockBack)

type Browser = Awaited<ReturnType<typeof makeAccount>>['browser']
const buy = (browser: Browser, packageId: unknown) =>
  browser.post('/api/verification/create-payment-intent', { packageId })

const kindsOf = async (id: string) => {
  const sql = 'select kind, status from verifications where user_id = ? order by kind'
  return (await env.DB.prepare(sql).bind(id).all()).results
}
const badgesOf = async (id: string) => {
  const sql = 'select level, granted_at is not null as granted from badges where user_id = ?'
  return (await env.DB.prepare(sql).bind(id).all()).results
}

/** Paid and confirmed, through the sandbox. */
async function boughtOf(browser: Browser, packageId: number) {
  const payment = await started(buy(browser, packageId))
  await payWith(browser, payment.clientSecret, GOOD)
  expect(await (await confirm(browser, payment.paymentIntentId)).json()).toEqual({ status: 'paid' })
  return payment
}
const refusalOf = async (given: Promise<Response>) => {
  const answer = await given
  return [answer.status, (await answer.json<{ code: string }>()).code]
}
const GOOD = '4242424242424242'
const statusesOf = async (id: string) => {
  const sql = 'select package_id, status from payments where user_id = ? order by package_id'
  return (await env.DB.prepare(sql).bind(id).all()).results
}

test('a package is paid at once and opens what it asks for', async () => {
  const { browser, id } = await makeAccount()
  const payment = await started(buy(browser, 2))
  expect(payment).toMatchObject({ provider: 'sandbox', publishableKey: null, amount: 1200 })
  expect(await badgesOf(id)).toEqual([])
  await payWith(browser, payment.clientSecret, '4242424242424242')
  expect(await (await confirm(browser, payment.paymentIntentId)).json()).toEqual({ status: 'paid' })
  expect(await badgesOf(id)).toEqual([{ level: 'silver', granted: 0 }])
  expect(await kindsOf(id)).toEqual([
    { kind: 'government_id', status: 'open' },
    { kind: 'selfie', status: 'open' },
  ])
})

test('what is approved stays approved, what was rejected may be tried again; a whole set grants at once', async () => {
  const { browser, id } = await makeAccount()
  const { ctx } = testContext()
  const rows = [
    { kind: 'government_id', status: 'approved' },
    { kind: 'selfie', status: 'rejected' },
  ] as const
  for (const row of rows) {
    await ctx.db.insert(verifications).values({ userId: id, requestedAt: 1, ...row })
  }
  for (const packageId of [1, 2]) await boughtOf(browser, packageId)
  expect(await kindsOf(id)).toEqual([
    { kind: 'government_id', status: 'approved' },
    { kind: 'selfie', status: 'open' },
  ])
  expect(await badgesOf(id)).toEqual([
    { level: 'bronze', granted: 1 },
    { level: 'silver', granted: 0 },
  ])
  const told = await (await browser.get('/api/notifications')).json<{ type: string }[]>()
  expect(told.map(({ type }) => type)).toEqual(['badge_granted'])
})

test('case 9: the event three times, at once, and the confirmation: one badge, and no second payment', async () => {
  const { browser, id } = await makeAccount({}, cardSettings())
  const [first, second] = await Promise.all([started(buy(browser, 2)), started(buy(browser, 2))])
  expect(second).toEqual(first)
  const intent = first.paymentIntentId
  await payAtProvider(intent)
  const [event] = await eventsOf(intent)
  if (!event) throw new Error('no event')
  const answers = await Promise.all([
    deliver(event),
    deliver(event),
    confirm(browser, intent),
    deliver(event),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await badgesOf(id)).toEqual([{ level: 'silver', granted: 0 }])
  const again = await buy(browser, 2)
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({ code: 'package_bought' })
})

test('a package that is none is not sold', async () => {
  const { browser } = await makeAccount()
  expect((await buy(browser, 4)).status).toBe(404)
  expect((await buy(browser, 'oro')).status).toBe(422)
})

test('what is owned or in a bigger one is not sold again: nobody is asked for money', async () => {
  const { browser } = await makeAccount()
  await boughtOf(browser, 3)
  for (const packageId of [1, 2, 3]) {
    expect(await refusalOf(buy(browser, packageId))).toEqual([409, 'package_bought'])
  }
  const offered = await (await browser.get('/api/verification/packages')).json<OfferedPackage[]>()
  expect(offered.map(({ isBought }) => isBought)).toEqual([true, true, true])
})

test('a bigger one costs the difference: the server says how much, and takes no other amount', async () => {
  const { browser } = await makeAccount()
  await boughtOf(browser, 2)
  const offered = await (await browser.get('/api/verification/packages')).json<OfferedPackage[]>()
  expect(offered.map(({ price, toPay }) => [price, toPay])).toEqual([
    [500, 0],
    [1200, 0],
    [2500, 1300],
  ])
  const pay = (amount: unknown) =>
    browser.post('/api/verification/create-payment-intent', { packageId: 3, amount })
  for (const amount of [1, 0, -5, 2500]) {
    expect(await refusalOf(pay(amount))).toEqual([422, 'package_amount'])
  }
  expect((await pay('1300')).status).toBe(422)
  expect((await started(pay(1300))).amount).toBe(1300)
})

test('a form that was open at the old price is nobody’s to pay any more', async () => {
  const { browser, id } = await makeAccount()
  const gold = await started(buy(browser, 3))
  await boughtOf(browser, 2)
  await settleDue(testContext().ctx)
  expect((await payWith(browser, gold.clientSecret, GOOD)).status).toBe(409)
  expect((await started(buy(browser, 3))).amount).toBe(1300)
  expect(await statusesOf(id)).toEqual([
    { package_id: 2, status: 'paid' },
    { package_id: 3, status: 'cancelled' },
    { package_id: 3, status: 'created' },
  ])
})

test('two windows pay for two packages at once: the first is bought, the second is paid back whole, once', async () => {
  const { browser, id } = await makeAccount()
  const [silver, gold] = [await started(buy(browser, 2)), await started(buy(browser, 3))]
  for (const { clientSecret } of [silver, gold]) await payWith(browser, clientSecret, GOOD)
  const answers = await Promise.all(
    [silver, gold].map(({ paymentIntentId }) => confirm(browser, paymentIntentId)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  expect(await lost?.json()).toMatchObject({ code: 'payment_returned' })
  await settleDue(testContext().ctx)
  await expect
    .poll(async () => (await statusesOf(id)).map(({ status }) => status).toSorted())
    .toEqual(['paid', 'released'])
  const books = await env.DB.prepare(
    `select sandbox_intents.status from sandbox_intents join payments on intent_id = sandbox_intents.id
     where user_id = ?`,
  )
    .bind(id)
    .all()
  expect(books.results.map(({ status }) => status).toSorted()).toEqual(['paid', 'refunded'])
  expect(await badgesOf(id)).toHaveLength(1)
})

test('the same over the card provider, by its events alone and in any order', async () => {
  const { browser, id } = await makeAccount({}, cardSettings())
  const [silver, gold] = [await started(buy(browser, 2)), await started(buy(browser, 3))]
  const events = []
  for (const { paymentIntentId } of [gold, silver]) {
    await payAtProvider(paymentIntentId)
    events.push(...(await eventsOf(paymentIntentId)))
  }
  for (const event of [...events, ...events]) expect((await deliver(event)).status).toBe(200)
  await settleDue(testContext(cardSettings()).ctx)
  await expect
    .poll(() => statusesOf(id))
    .toEqual([
      { package_id: 2, status: 'released' },
      { package_id: 3, status: 'paid' },
    ])
  // Asked again, the provider says so, and nothing is paid back twice.
  const before = (await askedOfProvider()).filter(({ path }) => path === '/v1/refunds')
  await deliver(events.at(-1) ?? { body: '', signature: '' })
  await settleDue(testContext(cardSettings()).ctx)
  expect((await askedOfProvider()).filter(({ path }) => path === '/v1/refunds')).toEqual(before)
})

/** Two packages were paid for at once over the card provider; one of them goes back, and that is not tried yet. */
async function oneToReturn() {
  const { browser, id } = await makeAccount({}, cardSettings())
  const both = [await started(buy(browser, 2)), await started(buy(browser, 3))]
  for (const { paymentIntentId } of both) await payAtProvider(paymentIntentId)
  for (const { paymentIntentId } of both) {
    for (const event of await eventsOf(paymentIntentId)) await deliver(event)
  }
  return { id, intent: both[1]?.paymentIntentId ?? '' }
}
const gold = async (id: string) => (await statusesOf(id)).at(-1)
const refundsOf = async (intent: string) =>
  (await askedOfProvider()).filter(
    ({ path, fields }) => path === '/v1/refunds' && fields.includes(intent),
  )

test('a return whose answer was lost is found when it is asked again: done once, and settled', async () => {
  const { id, intent } = await oneToReturn()
  await settleDue(testContext(behaving('refundLost')).ctx)
  expect(await refundsOf(intent)).toHaveLength(1)
  expect(await gold(id)).toEqual({ package_id: 3, status: 'releasing' })
  pass(HOUR)
  await settleDue(testContext(cardSettings()).ctx)
  expect(await gold(id)).toEqual({ package_id: 3, status: 'released' })
  expect(await refundsOf(intent)).toHaveLength(1)
})

test('a return that the provider refuses is told to administrators, and goes on until it is done', async () => {
  const { id, intent } = await oneToReturn()
  const { browser: admin } = await makeAdmin()
  const stuck = async (): Promise<StuckPayment[]> =>
    (await (await admin.get('/api/admin/payments/stuck')).json<StuckPayment[]>()).filter(
      ({ userId }) => userId === id,
    )
  const waiting = async (): Promise<number> =>
    (await (await admin.get('/api/admin/waiting')).json<{ payments: number }>()).payments
  const before = await waiting()
  await settleDue(testContext(behaving('refundRefused')).ctx)
  expect(await gold(id)).toEqual({ package_id: 3, status: 'releasing' })
  expect(await stuck()).toEqual([])
  pass(3 * HOUR)
  await settleDue(testContext(behaving('refundRefused')).ctx)
  expect(await stuck()).toMatchObject([{ intentId: intent, isCapture: false, attempts: 2 }])
  expect(await waiting()).toBe(before + 1)
  pass(5 * HOUR)
  await settleDue(testContext(cardSettings()).ctx)
  expect(await gold(id)).toEqual({ package_id: 3, status: 'released' })
  expect(await stuck()).toEqual([])
})
