import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { MINUTE, SECOND } from '../http/clock.ts'
import { spend } from '../http/guards/limits.ts'
import { Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import {
  codeTo,
  costOf,
  mailTo,
  newAddress,
  PASSWORD,
  wrongCode,
} from '../testing/services/mailbox.ts'
import { hashPassword } from './passwords.ts'
import { users } from './tables.ts'

afterEach(setClockBack)

const browser = new Browser()
let passwordHash = ''

beforeAll(async () => {
  passwordHash = await hashPassword(testContext().ctx.random, PASSWORD)
})

const forgot = (email: string, from = browser) => from.post('/api/auth/forgot-password', { email })
const reset = (resetToken: string, newPassword = 'nueva-clave-5') =>
  browser.post('/api/auth/reset-password', { resetToken, newPassword })

async function tokenFor(email: string): Promise<string> {
  await forgot(email)
  const code = await codeTo(email)
  const answer = await browser.post('/api/auth/verify-reset-code', { email, code })
  expect(answer.status).toBe(200)
  const { resetToken }: { resetToken: string } = await answer.json()
  return resetToken
}

test('code, token, new password: every session ends and the new password enters', async () => {
  const person = await makeAccount({ passwordHash, emailVerifiedAt: null, firstName: 'Rosa' })
  const { email } = person
  const { ctx } = testContext()
  await spend(ctx, 'signInFailures', `account:${email}`, { amount: 9 })
  const resetToken = await tokenFor(email)
  const cost = await costOf(async () => {
    const done = await reset(resetToken)
    expect(done.status).toBe(200)
    expect(await done.json()).toEqual({ message: expect.stringContaining('contraseña') })
  })
  expect(cost.queries).toBeLessThanOrEqual(15)
  expect((await person.browser.get('/api/auth/user')).status).toBe(401)
  const old = await browser.post('/api/auth/login', { email, password: PASSWORD })
  expect(old.status).toBe(401)
  // Guesses of somebody else do not keep the owner out afterwards.
  const strict = new Browser({ RATE_LIMIT_FACTOR: '1' })
  const entered = await strict.post('/api/auth/login', { email, password: 'nueva-clave-5' })
  expect(entered.status).toBe(200)
  expect((await mailTo(email)).map((m) => m.kind)).toEqual(['password_changed', 'reset_code'])
  const [row] = await ctx.db.select().from(users).where(eq(users.id, person.id))
  expect(row?.emailVerifiedAt).toBeGreaterThan(0)
})

test('case 29: recovery tells nobody who has an account; after five it is 429', async () => {
  const known = (await makeAccount()).email
  const unknown = newAddress('nadie')
  const strict = new Browser({ RATE_LIMIT_FACTOR: '1' })
  const costs = new Set<number>()
  const times: Record<string, number[]> = { [known]: [], [unknown]: [] }
  for (let i = 0; i < 5; i += 1) {
    const bodies = []
    for (const email of [known, unknown]) {
      const began = performance.now()
      const answer = await forgot(email, strict)
      times[email]?.push(performance.now() - began)
      expect(answer.status).toBe(200)
      bodies.push(await answer.text())
    }
    expect(bodies[0]).toBe(bodies[1])
    pass(31 * SECOND)
  }
  for (const email of [known, unknown]) {
    expect((await forgot(email, strict)).status).toBe(429)
    costs.add((await costOf(() => forgot(email))).queries)
  }
  // A row of mail more in the same batch; about the same time on a busy machine too.
  expect(Math.max(...costs) - Math.min(...costs)).toBeLessThanOrEqual(1)
  const median = (email: string) => times[email]?.sort((a, b) => a - b)[2] ?? 0
  expect(Math.abs(median(known) - median(unknown))).toBeLessThan(100)
  expect(await mailTo(known)).toHaveLength(6)
  expect(await mailTo(unknown)).toEqual([])
  // Nobody was sent the code of the unknown address, and guessing it opens nothing.
  const guess = await browser.post('/api/auth/verify-reset-code', {
    email: unknown,
    code: '123456',
  })
  expect(guess.status).toBe(422)
})

// Case 30.
test('a reset code is used up by its use, not by opening its link', async () => {
  const { email } = await makeAccount()
  await forgot(email)
  const code = await codeTo(email)
  const [mail] = await mailTo(email)
  const link = new URL(mail?.text.match(/http\S+/)?.[0] ?? '')
  for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
    await new Browser().send(method, link.pathname + link.search)
  }
  const verify = (given: string) =>
    browser.post('/api/auth/verify-reset-code', { email, code: given })
  expect((await verify(wrongCode(code))).status).toBe(422)
  const both = await Promise.all([verify(code), verify(code)])
  expect(both.map((a) => a.status).sort()).toEqual([200, 422])
  expect((await verify(code)).status).toBe(422)
})

test('a reset token is good once, for 15 minutes, and for nothing else', async () => {
  const { email } = await makeAccount({ passwordHash })
  const resetToken = await tokenFor(email)
  const late = await tokenFor(email)
  const both = await Promise.all([reset(resetToken), reset(resetToken, 'otra-clave-5')])
  expect(both.map((a) => a.status).sort()).toEqual([200, 422])
  const again = await reset(resetToken)
  expect(again.status).toBe(422)
  expect(await again.json()).toMatchObject({ code: 'reset_token_invalid' })
  // One made before the change is dead with it.
  expect((await reset(late)).status).toBe(422)
  const other = await tokenFor(email)
  pass(15 * MINUTE + SECOND)
  expect((await reset(other)).status).toBe(422)
  const [head, body, signature] = other.split('.')
  const forged = [
    `${head}.${body}.${signature?.slice(0, -2)}AA`,
    `${btoa('{"alg":"none"}')}.${body}.`,
    'x',
    'a.b.c',
  ]
  for (const token of forged) expect((await reset(token)).status).toBe(422)
})

test('a common or short new password is refused and the token stays good', async () => {
  const { email } = await makeAccount({ passwordHash })
  const resetToken = await tokenFor(email)
  expect(await (await reset(resetToken, 'password')).json()).toMatchObject({
    code: 'password_common',
    issues: [{ path: 'newPassword' }],
  })
  expect((await reset(resetToken, '12345')).status).toBe(422)
  expect((await reset(resetToken)).status).toBe(200)
})

test('changing the password needs the current one, keeps this session and ends the others', async () => {
  const person = await makeAccount({ passwordHash })
  const other = new Browser()
  await other.post('/api/auth/login', { email: person.email, password: PASSWORD })
  const change = (currentPassword: string, newPassword = 'nueva-clave-5') =>
    person.browser.post('/api/auth/change-password', { currentPassword, newPassword })
  const wrong = await change('no-es-esta')
  expect(wrong.status).toBe(422)
  expect(await wrong.json()).toMatchObject({ issues: [{ path: 'currentPassword' }] })
  const resetToken = await tokenFor(person.email)
  expect((await change(PASSWORD)).status).toBe(200)
  expect((await person.browser.get('/api/auth/user')).status).toBe(200)
  expect((await other.get('/api/auth/user')).status).toBe(401)
  expect((await reset(resetToken)).status).toBe(422)
  expect((await mailTo(person.email))[0]?.kind).toBe('password_changed')
  const nobody = await new Browser().post('/api/auth/change-password', {})
  expect(nobody.status).toBe(401)
})
