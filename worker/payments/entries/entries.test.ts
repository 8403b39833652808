/** _Mis pagos_: a line for whatever becomes of somebody's money, a receipt for each line, a list for administrators (D56). */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { Browser, testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import {
  confirm,
  makeSecurable,
  payWith,
  placeDeposit,
  started,
} from '../../testing/makers/paying.ts'
import { walk } from '../../testing/makers/trade-maker.ts'
import { flawsOf, recording } from '../../testing/recorder.ts'
import { costOf } from '../../testing/services/mailbox.ts'
import type { PaymentEntry, SeenEntry } from '../contract.ts'
import { lapseDeposits } from '../lapsing.ts'
import { settleDue } from '../queue.ts'
import { entryOf } from '../rules.ts'
import { PAYMENT_KINDS, PAYMENT_STATUSES } from '../terms.ts'

afterEach(setClockBack)

const DAY = 24 * 3_600_000
const ADMIN = 'admin.entries@jopoi.example'
const { db, asked } = recording(env.DB)
const settings = { DB: db, ADMIN_EMAILS: ADMIN }

const linesOf = async (browser: Browser, query = ''): Promise<PaymentEntry[]> =>
  (await browser.get(`/api/user/payments${query}`)).json()
const kindsOf = async (browser: Browser) => (await linesOf(browser)).map(({ kind }) => kind)

async function receiptsTo(id: string) {
  const sql = `select subject, text_body as text from outbox where kind = 'receipt'
    and recipient = (select email from users where id = ?) order by id desc`
  return (await env.DB.prepare(sql).bind(id).all<{ subject: string; text: string }>()).results
}

async function buy(browser: Browser, packageId: number) {
  const payment = await started(
    browser.post('/api/verification/create-payment-intent', { packageId }),
  )
  await payWith(browser, payment.clientSecret, '4242424242424242')
  await confirm(browser, payment.paymentIntentId)
}

/** Lines enough for two pages, written as the trigger writes them. */
async function many(id: string, count: number) {
  const batch = Array.from({ length: count }, (_, n) => [
    env.DB.prepare(
      `insert into payments (id, kind, user_id, package_id, amount, description, status, created_at, updated_at)
       values (?, 'verification_package', ?, 2, 1200, 'x', 'releasing', ?, ?)`,
    ).bind(`${id}_${n}`, id, n, n),
    env.DB.prepare(`update payments set status = 'released' where id = ?`).bind(`${id}_${n}`),
  ])
  await env.DB.batch(batch.flat())
}

test('a deposit has a line when it is held and one when it is let go; the other side has none', async () => {
  const { owner, proposer, id, amount, trade } = await made()
  await placeDeposit(proposer.browser, id, amount)
  await walk(id, [
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  await settleDue(testContext().ctx)
  await expect.poll(() => kindsOf(proposer.browser)).toEqual(['released', 'held'])
  const [released, held] = await linesOf(proposer.browser)
  expect(held).toEqual({
    ...{ id: expect.any(Number), kind: 'held', amount, tradeId: id, badgeLevel: null },
    ...{ item: trade.requestedItem.title, reference: expect.stringMatching(/^pay_/) },
    createdAt: expect.stringMatching(/Z$/),
  })
  expect(released?.reference).toBe(held?.reference)
  expect(await linesOf(owner.browser)).toEqual([])
})

test('each line is told by a mail that nobody can switch off, in the language of its person', async () => {
  const { proposer, id, amount, trade } = await made()
  await env.DB.prepare(`update users set language = 'en' where id = ?`).bind(proposer.id).run()
  await placeDeposit(proposer.browser, id, amount)
  pass(8 * DAY)
  await lapseDeposits(testContext().ctx)
  const lines = await linesOf(proposer.browser)
  expect(lines.map(({ kind }) => kind)).toEqual(['lapsed', 'held'])
  const mails = await receiptsTo(proposer.id)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Jopói · Receipt: deposit lapsed',
    'Jopói · Receipt: deposit held',
  ])
  for (const { text } of mails) {
    expect(text).toContain(`“${trade.requestedItem.title}”`)
    expect(text).toContain(`Reference: ${lines[0]?.reference}`)
    expect(text).toContain('/settings/payments')
  }
  const sql = `select count(*) as n from outbox where kind = 'receipt' and unsubscribe_url is not null`
  expect(await env.DB.prepare(sql).first('n')).toBe(0)
})

test('a package has its line and receipt; who has left is sent nothing', async () => {
  const { browser, id } = await makeAccount()
  await buy(browser, 2)
  expect(await linesOf(browser)).toMatchObject([
    { kind: 'bought', amount: 1200, tradeId: null, item: null, badgeLevel: 'silver' },
  ])
  const [mail] = await receiptsTo(id)
  expect(mail?.text).toMatch(/Pagaste USD\s12,00 por «Plata»\. Se paga una vez y no se devuelve\./)
  const gone = await made()
  await placeDeposit(gone.proposer.browser, gone.id, gone.amount)
  const leave = `update users set email = 'left:' || id where id = ?`
  await env.DB.prepare(leave).bind(gone.proposer.id).run()
  pass(8 * DAY)
  await lapseDeposits(testContext().ctx)
  expect(await receiptsTo(gone.proposer.id)).toEqual([])
})

test('the line that the database writes is the one that the rule names, for every kind and status', async () => {
  const { id } = await makeAccount()
  for (const kind of PAYMENT_KINDS) {
    for (const status of PAYMENT_STATUSES) {
      const own = `pay_${kind}_${status}`
      const from = status === 'created' ? 'failed' : 'created'
      await env.DB.prepare(
        `insert into payments (id, kind, user_id, package_id, amount, description, status, created_at, updated_at)
         values (?, ?, ?, 9, 5, 'x', ?, 1, 1)`,
      )
        .bind(own, kind, `${id}`, from)
        .run()
      await env.DB.prepare('update payments set status = ?, package_id = null where id = ?')
        .bind(status, own)
        .run()
      const sql = 'select kind from payment_entries where payment_id = ?'
      expect([own, await env.DB.prepare(sql).bind(own).first('kind')]).toEqual([
        own,
        entryOf(kind, status),
      ])
    }
  }
})

test('twenty at a time, each once, and nobody sees another’s', async () => {
  const { browser, id } = await makeAccount({}, settings)
  await many(id, 23)
  const first = await browser.get('/api/user/payments?limit=20')
  const shown: PaymentEntry[] = await first.json()
  const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const rest: PaymentEntry[] = await (await browser.get(next)).json()
  expect([shown.length, rest.length]).toEqual([20, 3])
  expect(new Set([...shown, ...rest].map((one) => one.id)).size).toBe(23)
  const other = await makeAccount({}, settings)
  expect(await linesOf(other.browser)).toEqual([])
  expect((await other.browser.get(next)).status).toBe(400)
  expect((await new Browser().get('/api/user/payments')).status).toBe(401)
  const cost = await costOf(() => browser.get('/api/user/payments?limit=20'))
  expect(cost.queries).toBeLessThanOrEqual(3)
  expect(cost.rowsRead).toBeLessThanOrEqual(45)
})

test('an administrator finds them by a person, a trade or a reference, twenty at a time', async () => {
  const admin = await makeAccount({ email: ADMIN }, settings)
  const { proposer, id, amount } = await made()
  const { paymentIntentId } = await placeDeposit(proposer.browser, id, amount)
  const [line] = await linesOf(proposer.browser)
  const crowd = await makeAccount()
  await many(crowd.id, 25)
  const find = async (search: string): Promise<SeenEntry[]> =>
    (await admin.browser.get(`/api/admin/payments?search=${encodeURIComponent(search)}`)).json()
  const ways = [
    proposer.email.toUpperCase(),
    `https://jopoi.example/user/${proposer.id}`,
    proposer.id,
    `${id}`,
    `#${id}`,
    `https://jopoi.example/trades/${id}`,
    line?.reference ?? '',
    paymentIntentId,
  ]
  for (const way of ways) {
    const found = await find(way)
    expect([way, found.map((one) => one.id)]).toEqual([way, [line?.id]])
    expect(found[0]).toMatchObject({ userId: proposer.id, kind: 'held', amount })
  }
  for (const nothing of ['nadie@example.com', '999999', 'pay_nada', "' or 1=1 --", '%']) {
    expect([nothing, await find(nothing)]).toEqual([nothing, []])
  }
  // What a bank calls a payment is a number as often as not, and may be that of some trade.
  for (const reference of ['20261130001', '000042', '#77', '1234567890123456789']) {
    await env.DB.prepare(
      `insert into payment_entries (user_id, payment_id, kind, amount, reference, created_at)
       select user_id, payment_id, 'paid_out', 5, ?, 1 from payment_entries where id = ?`,
    )
      .bind(reference, line?.id ?? 0)
      .run()
    const found = await find(reference)
    expect([reference, found.map((one) => one.reference)]).toEqual([reference, [reference]])
    await env.DB.prepare('delete from payment_entries where reference = ?').bind(reference).run()
  }
  const page = await admin.browser.get(`/api/admin/payments?search=${crowd.id}`)
  const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
  expect(await page.json()).toHaveLength(20)
  expect(await (await admin.browser.get(next)).json()).toHaveLength(5)
  expect((await proposer.browser.get('/api/admin/payments')).status).toBe(404)
  const cost = await costOf(() => admin.browser.get('/api/admin/payments'))
  expect(cost.queries).toBeLessThanOrEqual(3)
  expect(cost.rowsRead).toBeLessThanOrEqual(100)
})

test('no statement of the lists scans a table or sorts rows', async () => {
  const ours = asked.filter(({ sql }) => /^select.*payment_entries/.test(sql))
  expect(ours.length).toBeGreaterThan(10)
  for (const one of ours) expect([one.sql, await flawsOf(env.DB, one)]).toEqual([one.sql, []])
})

const made = () => makeSecurable()
