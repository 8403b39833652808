/** Buying verification packages: paid once, what it opens opened once. */
import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { testContext } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import {
  cardSettings,
  confirm,
  deliver,
  eventsOf,
  payAtProvider,
  payWith,
  started,
} from '../testing/makers/paying.ts'
import { verifications } from '../verification/tables.ts'

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
  for (const packageId of [1, 2]) {
    const payment = await started(buy(browser, packageId))
    await payWith(browser, payment.clientSecret, '4242424242424242')
    await confirm(browser, payment.paymentIntentId)
  }
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
  const [first, second] = await Promise.all([started(buy(browser, 1)), started(buy(browser, 1))])
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
  expect(await badgesOf(id)).toEqual([{ level: 'bronze', granted: 0 }])
  const again = await buy(browser, 1)
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({ code: 'package_bought' })
})

test('a package that is none is not sold', async () => {
  const { browser } = await makeAccount()
  expect((await buy(browser, 4)).status).toBe(404)
  expect((await buy(browser, 'oro')).status).toBe(422)
})
