/** Captured deposits go to who was let down: slowly, never while disputed, to a proved identity, once a year (D56). */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { hashPassword } from '../../accounts/passwords.ts'
import { type Browser, testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import {
  cardSettings,
  confirm,
  deliver,
  disputeAtProvider,
  eventsOf,
  makeSecurable,
  payAtProvider,
  placeDeposit,
  signed,
  startDeposit,
  started,
  toldOf,
  withSettings,
} from '../../testing/makers/paying.ts'
import { answerTo, codeOf, decide, opened, reported } from '../../testing/makers/problem-maker.ts'
import { makeAdmin } from '../../testing/makers/proofs.ts'
import { tradeOf } from '../../testing/makers/trade-maker.ts'
import { flawsOf, recording } from '../../testing/recorder.ts'
import { costOf, mailTo, PASSWORD } from '../../testing/services/mailbox.ts'
import type { OpenPayout, OwnPayout, PaymentEntry } from '../contract.ts'
import { settleDue } from '../queue.ts'
import { PAYOUT_WAIT_DAYS } from '../terms.ts'

afterEach(setClockBack)

const DAY = 24 * 3_600_000
const ACCOUNT = { holder: 'Ana Benítez', bank: 'Banco Río', account: '123-456 789' }
const WRITTEN = { ...ACCOUNT, password: PASSWORD }
const { db, asked } = recording(env.DB)

const mine = async (browser: Browser): Promise<OwnPayout[]> =>
  (await browser.get('/api/user/payouts')).json()
const write = (browser: Browser, id: number, details: object = WRITTEN) =>
  browser.send('PUT', `/api/user/payouts/${id}/details`, { json: details })
const payoutsOf = (tradeId: number) =>
  env.DB.prepare('select count(*) as n from payouts where trade_id = ?').bind(tradeId).first('n')
const rowOf = (id: number) =>
  env.DB.prepare('select * from payouts where id = ?').bind(id).first<Record<string, unknown>>()
/** Proved, with a password that fits. */
async function prove(id: string) {
  const hash = await hashPassword(testContext().ctx.random, PASSWORD)
  await env.DB.prepare('update users set is_verified = 1, password_hash = ? where id = ?')
    .bind(hash, id)
    .run()
}
/** Sessions do not last for three months: what is old is made so. */
const wait = (id: number, days = PAYOUT_WAIT_DAYS) =>
  env.DB.prepare('update payouts set captured_at = captured_at - ? where id = ?')
    .bind(days * DAY, id)
    .run()

/** The owner was let down by the proposer, whose deposit an administrator has taken. */
async function captured(given: { isCard?: boolean } = {}) {
  const settings = { DB: db, ...(given.isCard && cardSettings()) }
  const admin = await makeAdmin(settings)
  const made = await makeSecurable({ settings, days: 2 })
  const { owner, proposer, id, amount } = made
  let intent: string
  if (given.isCard) {
    const payment = await started(startDeposit(proposer.browser, id, amount))
    intent = payment.paymentIntentId
    await payAtProvider(intent)
    await confirm(proposer.browser, intent)
  } else {
    intent = (await placeDeposit(proposer.browser, id, amount)).paymentIntentId
  }
  pass(3 * DAY)
  const problem = await reported(owner.browser, id, 'no_show')
  await answerTo(proposer.browser, id, problem.id)
  expect((await decide(admin.browser, problem.id, 'reporter')).status).toBe(200)
  await settleDue(testContext(settings).ctx)
  await expect.poll(async () => (await mine(owner.browser)).length).toBe(1)
  const [payout] = await mine(owner.browser)
  const pay = (reference = 'TRX 0042') =>
    admin.browser.post(`/api/admin/payouts/${payout?.id}/paid`, { reference })
  return { ...made, admin, intent, payout: payout as OwnPayout, pay, settings }
}

test('who was let down has it from the capture on; 90 days later, proved and with an account, it is paid once', async () => {
  const { owner, proposer, admin, payout, pay, amount, id, trade } = await captured()
  const capturedAt = Number((await rowOf(payout.id))?.captured_at)
  expect(payout).toEqual({
    ...{ id: payout.id, amount, tradeId: id, item: trade.requestedItem.title },
    ...{ hasDetails: false, isProved: false, refusal: 'payout_early' },
    payableAt: new Date(capturedAt + PAYOUT_WAIT_DAYS * DAY).toISOString(),
  })
  expect(await mine(proposer.browser)).toEqual([])
  expect(await codeOf(pay())).toEqual([409, 'payout_early'])
  await wait(payout.id, PAYOUT_WAIT_DAYS - 1)
  expect(await codeOf(pay())).toEqual([409, 'payout_early'])
  await wait(payout.id, 1)
  expect(await codeOf(pay())).toEqual([409, 'payout_unproved'])
  expect(await codeOf(write(owner.browser, payout.id))).toEqual([409, 'payout_unproved'])
  await prove(owner.id)
  expect(await codeOf(pay())).toEqual([409, 'payout_no_details'])
  expect((await write(owner.browser, payout.id)).status).toBe(204)
  const listed: OpenPayout[] = await (await admin.browser.get('/api/admin/payouts')).json()
  expect(listed.find((one) => one.id === payout.id)).toMatchObject({
    ...{ userId: owner.id, name: 'Ana Benítez', refusal: null, hasDetails: true },
  })
  expect(await codeOf(pay(' '))).toEqual([422, 'invalid'])
  const both = await Promise.all([pay(), pay('TRX 0043')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
  expect(await codeOf(pay())).toEqual([409, 'payout_over'])
  expect(await rowOf(payout.id)).toMatchObject({ details_sealed: null, paid_by: admin.id })
  expect(await mine(owner.browser)).toEqual([])
  const lines: PaymentEntry[] = await (await owner.browser.get('/api/user/payments')).json()
  expect(lines).toMatchObject([
    { kind: 'paid_out', amount, tradeId: id, reference: expect.stringMatching(/^TRX 004[23]$/) },
  ])
  const sql = `select count(*) as n from outbox where kind = 'receipt' and recipient = ? and text_body like '%TRX 004%'`
  expect(await env.DB.prepare(sql).bind(owner.email).first('n')).toBe(1)
})

test('the account is sealed, its owner’s alone to write, and an administrator’s look at it leaves a row', async () => {
  const { owner, proposer, admin, payout } = await captured()
  await prove(owner.id)
  expect((await write(proposer.browser, payout.id)).status).toBe(404)
  for (const wrong of [
    {},
    ACCOUNT,
    { ...WRITTEN, account: '' },
    { ...WRITTEN, bank: 'x'.repeat(101) },
  ]) {
    expect((await write(owner.browser, payout.id, wrong)).status).toBe(422)
  }
  await write(owner.browser, payout.id)
  const sealed = String((await rowOf(payout.id))?.details_sealed)
  for (const secret of Object.values(ACCOUNT)) expect(sealed).not.toContain(secret)
  const look = (browser: Browser) => browser.post(`/api/admin/payouts/${payout.id}/details`)
  expect((await look(owner.browser)).status).toBe(404)
  // Nobody reads what cannot be paid yet.
  expect(await codeOf(look(admin.browser))).toEqual([409, 'payout_early'])
  await wait(payout.id)
  expect(await (await look(admin.browser)).json()).toEqual(ACCOUNT)
  const rows = await env.DB.prepare('select action, target from admin_actions where admin_id = ?')
    .bind(admin.id)
    .all()
  expect(rows.results.at(-1)).toEqual({
    action: 'payout_details_seen',
    target: `payout:${payout.id}`,
  })
})

test('whoever was let down is told what to do for it, in the app and by a mail; who paid is told that it was taken', async () => {
  const { owner, proposer, payout, id } = await captured()
  expect(await toldOf(owner.browser)).toContain('payout_owed')
  expect(await toldOf(owner.browser)).not.toContain('deposit_captured')
  expect(await toldOf(proposer.browser)).toContain('deposit_captured')
  expect(await toldOf(proposer.browser)).not.toContain('payout_owed')
  const owed = async (email: string) =>
    (await mailTo(email)).filter(({ kind }) => kind === 'payout_owed')
  const [mail, ...more] = await owed(owner.email)
  expect([more, await owed(proposer.email)]).toEqual([[], []])
  expect(mail?.text).toContain('verifica tu cédula, que no cuesta nada')
  expect(mail?.text).toContain('/settings/payments')
  expect(mail?.text).toContain('Si eliminas tu cuenta antes de que te paguemos')
  const unread = async () =>
    env.DB.prepare(`select count(*) as n from notifications where user_id = ? and trade_id = ?
      and type = 'payout_owed' and read_at is null`)
      .bind(owner.id, id)
      .first('n')
  expect(await unread()).toBe(1)
  await prove(owner.id)
  // A phone that lies open leads nobody's money elsewhere.
  const wrong = await write(owner.browser, payout.id, { ...WRITTEN, password: 'no-es-esta' })
  expect([wrong.status, await wrong.json()]).toMatchObject([
    422,
    { code: 'credentials_wrong', issues: [{ path: 'password' }] },
  ])
  expect([(await rowOf(payout.id))?.details_sealed, await unread()]).toEqual([null, 1])
  expect((await write(owner.browser, payout.id)).status).toBe(204)
  // What was asked for is done, and whoever did not do it hears of it.
  expect(await unread()).toBe(0)
  const kept = (await mailTo(owner.email)).find(({ kind }) => kind === 'payout_details')
  expect(kept?.text).toContain('Si no fuiste tú')
  for (const secret of Object.values(ACCOUNT)) expect(kept?.text).not.toContain(secret)
  expect((await mine(owner.browser))[0]).toMatchObject({ hasDetails: true, isProved: true })
})

test('a second one of the same person waits for a year', async () => {
  const { owner, payout, pay } = await captured()
  await prove(owner.id)
  await wait(payout.id)
  await write(owner.browser, payout.id)
  // The next begins where the first did.
  setClockBack()
  const other = await captured()
  const move = 'update payouts set user_id = ? where id = ?'
  await env.DB.prepare(move).bind(owner.id, other.payout.id).run()
  await wait(other.payout.id)
  await write(owner.browser, other.payout.id)
  // At the same moment: one of them.
  const both = await Promise.all([pay(), other.pay()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
  const [left] = await mine(owner.browser)
  const again = left?.id === payout.id ? pay : other.pay
  expect(await codeOf(again())).toEqual([409, 'payout_yearly'])
  await env.DB.prepare('update payouts set paid_at = paid_at - ? where paid_at is not null')
    .bind(365 * DAY)
    .run()
  expect((await again()).status).toBe(204)
})

test('what nobody answered takes nothing, whoever it is decided for', async () => {
  const admin = await makeAdmin()
  const { owner, proposer, id, amount } = await makeSecurable({ days: 2 })
  await placeDeposit(proposer.browser, id, amount)
  pass(3 * DAY)
  const problem = await reported(owner.browser, id, 'no_show')
  await opened(proposer.browser, id, problem.id)
  pass(3 * DAY + 1)
  expect((await decide(admin.browser, problem.id, 'reporter')).status).toBe(200)
  // After the answer, by itself.
  await expect
    .poll(async () => (await tradeOf(owner.browser, id)).deposits)
    .toMatchObject([{ status: 'released' }])
  expect(await mine(owner.browser)).toEqual([])
  expect(await payoutsOf(id)).toBe(0)
})

test('a capture that failed owes nothing', async () => {
  const admin = await makeAdmin()
  const { owner, proposer, id, amount } = await makeSecurable({ days: 2 })
  await placeDeposit(proposer.browser, id, amount)
  pass(3 * DAY)
  const problem = await reported(owner.browser, id, 'no_show')
  await answerTo(proposer.browser, id, problem.id)
  expect((await decide(admin.browser, problem.id, 'reporter')).status).toBe(200)
  const payment = await env.DB.prepare('select payment_id as id from payouts where trade_id = ?')
    .bind(id)
    .first<{ id: string }>()
  await env.DB.prepare(`update payments set status = 'capturing' where id = ?`)
    .bind(payment?.id)
    .run()
  await env.DB.prepare(`update payments set status = 'lapsed' where id = ?`).bind(payment?.id).run()
  expect(await mine(owner.browser)).toEqual([])
  expect(await payoutsOf(id)).toBe(0)
})

test('nothing is paid while the charge is disputed; won, it is; lost, there is nothing left and the account goes', async () => {
  const { owner, payout, pay, intent, admin } = await captured({ isCard: true })
  await prove(owner.id)
  await wait(payout.id)
  await write(owner.browser, payout.id)
  const tell = async (status: 'needs_response' | 'won' | 'lost') => {
    await disputeAtProvider(intent, status)
    const event = (await eventsOf(intent)).at(-1)
    if (!event) throw new Error('no event')
    const { body } = event
    const signature = await signed(body, testContext().ctx.clock.now())
    for (const _ of ['once', 'again']) {
      expect((await deliver({ body, signature })).status).toBe(200)
    }
  }
  await disputeAtProvider(intent, 'needs_response')
  // Its event is lost: the provider is asked all the same.
  expect(await codeOf(pay())).toEqual([409, 'payout_disputed'])
  await tell('needs_response')
  expect(await codeOf(pay())).toEqual([409, 'payout_disputed'])
  const listed: OpenPayout[] = await (await admin.browser.get('/api/admin/payouts')).json()
  expect(listed.find((one) => one.id === payout.id)?.refusal).toBe('payout_disputed')
  await tell('won')
  const down = withSettings(admin.browser, {
    ...admin.browser.env,
    STRIPE_SECRET_KEY: 'sk_test_down',
  })
  const path = `/api/admin/payouts/${payout.id}/paid`
  expect(await codeOf(down.post(path, { reference: 'x' }))).toEqual([503, 'payment_unheard'])
  await tell('lost')
  expect(await mine(owner.browser)).toEqual([])
  expect(await codeOf(pay())).toEqual([409, 'payout_over'])
  expect(await rowOf(payout.id)).toMatchObject({ details_sealed: null, paid_at: null })
  await tell('won')
  expect(await codeOf(pay())).toEqual([409, 'payout_over'])
})

test('the lists read few rows in few statements, by indexes', async () => {
  const { owner, admin } = await captured()
  const own = await costOf(() => owner.browser.get('/api/user/payouts'))
  expect([own.queries <= 3, own.rowsRead <= 20]).toEqual([true, true])
  const all = await costOf(() => admin.browser.get('/api/admin/payouts'))
  expect([all.queries <= 3, all.rowsRead <= 120]).toEqual([true, true])
  const ours = asked.filter(({ sql }) => /^(select|update).*payouts/.test(sql))
  expect(ours.length).toBeGreaterThan(10)
  for (const one of ours) expect([one.sql, await flawsOf(env.DB, one)]).toEqual([one.sql, []])
})
