import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../http/clock.ts'
import { Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import {
  codeTo,
  costOf,
  mailTo,
  newAddress,
  PASSWORD,
  registration,
  wrongCode,
} from '../testing/services/mailbox.ts'
import { verifications } from '../verification/tables.ts'
import { hashPassword } from './passwords.ts'
import { newSession } from './person/sessions.ts'
import { deleteExpiredAccountRows } from './person/store.ts'
import { emailChanges, users } from './tables.ts'

afterEach(setClockBack)

const { ctx } = testContext()
let passwordHash = ''
beforeAll(async () => {
  passwordHash = await hashPassword(ctx.random, PASSWORD)
})
const account = (settings: Record<string, unknown> = {}) => makeAccount({ passwordHash }, settings)

const ask = (browser: Browser, email: string, password = PASSWORD) =>
  browser.post('/api/auth/change-email', { email, password })
const confirm = (browser: Browser, code: string) =>
  browser.post('/api/auth/confirm-email', { code })
const login = (email: string) =>
  new Browser().post('/api/auth/login', { email, password: PASSWORD })
const codeOf = async (answer: Promise<Response>) => {
  const { status } = await answer
  const body: { code?: string } = await (await answer).json()
  return [status, body.code]
}

test('the code at the new address changes it, the old one is told, the other sessions end', async () => {
  const { id, email: old, browser } = await account()
  const other = new Browser()
  const { token, statement } = await newSession(ctx, id, 'other')
  await statement
  other.cookies.set('__Host-session', token)
  const email = newAddress('nueva')
  await new Browser().post('/api/auth/forgot-password', { email: old })
  const back = await new Browser().post('/api/auth/verify-reset-code', {
    email: old,
    code: await codeTo(old),
  })
  const { resetToken }: { resetToken: string } = await back.json()
  await new Browser().post('/api/auth/forgot-password', { email: old })
  const resetCode = await codeTo(old)

  expect((await ask(browser, ` ${email.toUpperCase()} `)).status).toBe(200)
  // Nothing has changed yet.
  expect([(await login(email)).status, (await login(old)).status]).toEqual([401, 200])
  const cost = await costOf(async () => {
    const done = await confirm(browser, await codeTo(email))
    expect([done.status, await done.json()]).toEqual([200, { email }])
  })
  // The last one marks the mailbox (D60).
  expect(cost.queries).toBeLessThanOrEqual(18)
  // Sockets to close and a mail to send, for which nobody waits.
  expect([2, 3, 4]).toContain(cost.after.queries)

  expect(await (await browser.get('/api/auth/user')).json()).toMatchObject({ id, email })
  expect((await other.get('/api/auth/user')).status).toBe(401)
  expect((await login(old)).status).toBe(401)
  expect((await login(email)).status).toBe(200)
  expect((await mailTo(old))[0]).toMatchObject({ kind: 'email_changed' })
  expect((await mailTo(old))[0]?.text).not.toContain(email)
  // Neither a code nor a token of the old mailbox is a way back in.
  const newPassword = 'otra-clave-8'
  const late = [
    new Browser().post('/api/auth/reset-password', { resetToken, newPassword }),
    new Browser().post('/api/auth/verify-reset-code', { email: old, code: resetCode }),
  ]
  expect(await Promise.all(late.map(codeOf))).toEqual([
    [422, 'reset_token_invalid'],
    [422, 'code_invalid'],
  ])
  const [proof] = await ctx.db.select().from(verifications).where(eq(verifications.userId, id))
  expect(proof).toMatchObject({ kind: 'email', status: 'approved', subject: email })
  // Used up.
  expect((await confirm(browser, await codeTo(email))).status).toBe(422)
})

test('an address of somebody is answered alike, and only its owner hears of it', async () => {
  const { browser } = await account()
  const taken = await account()
  const free = newAddress('libre')
  const answers = [await ask(browser, taken.email), await ask(browser, free)]
  expect(answers.map((a) => a.status)).toEqual([200, 200])
  expect(await answers[0]?.text()).toBe(await answers[1]?.text())
  expect((await mailTo(taken.email)).map((m) => m.kind)).toEqual(['email_taken'])
  expect((await mailTo(free)).map((m) => m.kind)).toEqual(['change_code'])
})

test('a code is good for the account that asked, and for the newest address only', async () => {
  const [one, two] = [await account(), await account()]
  const wanted = newAddress('deseada')
  await ask(one.browser, wanted)
  const code = await codeTo(wanted)
  expect(await codeOf(confirm(two.browser, code))).toEqual([422, 'code_invalid'])
  const another = newAddress('otra')
  await ask(one.browser, another)
  expect(await codeOf(confirm(one.browser, code))).toEqual([422, 'code_invalid'])
  expect((await confirm(one.browser, await codeTo(another))).status).toBe(200)
})

test('an address that was taken while the code was on its way is refused plainly', async () => {
  const [one, two] = [await account(), await account()]
  const email = newAddress('disputada')
  await ask(one.browser, email)
  const first = await codeTo(email)
  await ask(two.browser, email)
  const second = await codeTo(email)
  expect((await confirm(two.browser, second)).status).toBe(200)
  expect(await codeOf(confirm(one.browser, first))).toEqual([409, 'email_taken'])
  expect(await (await one.browser.get('/api/auth/user')).json()).toMatchObject({ email: one.email })
})

test('who registered the address without proving it does not keep its owner from it', async () => {
  const form = registration()
  await new Browser().post('/api/auth/register', form)
  const { browser } = await account()
  await ask(browser, form.email)
  expect((await confirm(browser, await codeTo(form.email))).status).toBe(200)
  expect((await login(form.email)).status).toBe(200)
})

test('needs the password, another address, a session and a mail service', async () => {
  const { browser, email } = await account()
  const refused = [
    ask(browser, newAddress(), 'no-es-esta'),
    ask(browser, email),
    ask(new Browser(), newAddress()),
    ask(browser, 'nada'),
    confirm(browser, '123456'),
    confirm(new Browser(), '123456'),
  ]
  expect(await Promise.all(refused.map(codeOf))).toEqual([
    [422, 'credentials_wrong'],
    [422, 'email_same'],
    [401, 'signed_out'],
    [422, 'invalid'],
    [422, 'code_invalid'],
    [401, 'signed_out'],
  ])
  const mute = await account({
    ENVIRONMENT: 'production',
    SECRET_KEY: 'x'.repeat(32),
    BASE_URL: 'http://localhost',
  })
  expect(await codeOf(ask(mute.browser, newAddress()))).toEqual([
    503,
    'EMAIL_SERVICE_NOT_CONFIGURED',
  ])
})

test('tries and codes are counted', async () => {
  const { browser } = await account({ RATE_LIMIT_FACTOR: '1' })
  const email = newAddress('contada')
  await ask(browser, email)
  // Half a minute apart to one address; five an hour from one account, to whomever.
  expect((await ask(browser, email)).status).toBe(429)
  const right = await codeTo(email)
  for (let n = 0; n < 5; n += 1) await confirm(browser, wrongCode(right))
  expect((await confirm(browser, right)).status).toBe(422)
  const statuses: number[] = []
  for (let n = 0; n < 5; n += 1) statuses.push((await ask(browser, newAddress())).status)
  expect(statuses.at(-1)).toBe(429)
  pass(HOUR + MINUTE)
  expect((await ask(browser, email)).status).toBe(200)
})

test('of two confirmations at once one changes the address', async () => {
  const { id, browser, email: old } = await account()
  const email = newAddress('a-la-vez')
  await ask(browser, email)
  const code = await codeTo(email)
  const both = await Promise.all([confirm(browser, code), confirm(browser, code)])
  expect(both.map((a) => a.status).toSorted()).toEqual([200, 422])
  const [row] = await ctx.db.select().from(users).where(eq(users.id, id))
  expect(row?.email).toBe(email)
  expect((await mailTo(old)).filter((m) => m.kind === 'email_changed')).toHaveLength(1)
})

test('cron forgets addresses that nobody proved', async () => {
  const { id, browser } = await account()
  await ask(browser, newAddress())
  const rows = () => ctx.db.select().from(emailChanges).where(eq(emailChanges.userId, id))
  expect(await rows()).toHaveLength(1)
  await deleteExpiredAccountRows(ctx.db, ctx.clock.now() + HOUR)
  expect(await rows()).toEqual([])
})
