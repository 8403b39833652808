import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '../http/clock.ts'
import { spend } from '../http/guards/limits.ts'
import { Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { costOf, newAddress, PASSWORD } from '../testing/services/mailbox.ts'
import { hashPassword, isOutdated } from './passwords.ts'
import { putPending } from './person/store.ts'
import { users } from './tables.ts'

afterEach(setClockBack)

const STRICT = { RATE_LIMIT_FACTOR: '1' }
let passwordHash = ''

beforeAll(async () => {
  passwordHash = await hashPassword(testContext().ctx.random, PASSWORD)
})

const login = (email: string, password = PASSWORD, from = new Browser(), headers = {}) =>
  from.post('/api/auth/login', { email, password }, headers)

test('signing in is answered with a session in an HttpOnly cookie that nothing else can read', async () => {
  const { email } = await makeAccount({ passwordHash })
  const cost = await costOf(async () => {
    const answer = await login(email)
    expect(answer.status).toBe(200)
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure/)
    expect(cookie).toContain('SameSite=Lax')
  })
  expect(cost.queries).toBeLessThanOrEqual(15)
})

test('the session rotates: the one that the browser had is over', async () => {
  const { email } = await makeAccount({ passwordHash })
  const browser = new Browser()
  await login(email, PASSWORD, browser)
  const before = new Browser()
  before.cookies.set('__Host-session', browser.cookies.get('__Host-session') ?? '')
  expect((await before.get('/api/auth/user')).status).toBe(200)
  await login(email, PASSWORD, browser)
  expect((await before.get('/api/auth/user')).status).toBe(401)
  expect((await browser.get('/api/auth/user')).status).toBe(200)
})

test('an unknown address and a wrong password are answered alike, after about the same time', async () => {
  const { email } = await makeAccount({ passwordHash })
  const timed = async (address: string) => {
    const began = performance.now()
    const answer = await login(address, 'no-es-esta')
    return { status: answer.status, body: await answer.text(), ms: performance.now() - began }
  }
  const wrong = await timed(email)
  const unknown = await timed(newAddress('nadie'))
  expect(wrong).toMatchObject({ status: 401, body: unknown.body })
  expect(unknown.status).toBe(401)
  expect(JSON.parse(unknown.body)).toEqual({
    code: 'credentials_wrong',
    message: 'Credenciales incorrectas. Verifica tu email y contraseña.',
  })
  // Without the dummy hash the ratio is beyond 20.
  expect(Math.max(wrong.ms / unknown.ms, unknown.ms / wrong.ms)).toBeLessThan(8)
})

test('a registration that waits is told of only to who knows its password', async () => {
  const { ctx } = testContext()
  const email = newAddress('pendiente')
  await putPending(ctx.db, {
    ...{ email, passwordHash, firstName: 'Eva', lastName: 'Ruiz', gender: 'other' },
    ...{ phoneNumber: '0981123456', dateOfBirth: '1990-05-04', country: 'Paraguay', city: 'Luque' },
    ...{ language: 'es', browserHash: 'none', createdAt: ctx.clock.now() },
  })
  expect((await login(email, 'no-es-esta')).status).toBe(401)
  const answer = await login(email)
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'email_not_verified' })
})

test('ten wrong sign-ins of one account in 15 minutes, then the right password waits as well', async () => {
  const { email } = await makeAccount({ passwordHash })
  const { ctx } = testContext(STRICT)
  const strict = new Browser(STRICT)
  await spend(ctx, 'signInFailures', `account:${email}`, { amount: 8 })
  // A right one takes nothing from the limit.
  for (let i = 0; i < 2; i += 1) expect((await login(email, PASSWORD, strict)).status).toBe(200)
  for (let i = 0; i < 2; i += 1) expect((await login(email, 'mal-mal', strict)).status).toBe(401)
  const refused = await login(email, PASSWORD, strict)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  // A live session goes on.
  expect((await strict.get('/api/auth/user')).status).toBe(200)
  pass(15 * MINUTE)
  expect((await login(email, PASSWORD, strict)).status).toBe(200)
})

test('a network is stopped after 50 times as many failures, and by failures only', async () => {
  const { email } = await makeAccount({ passwordHash })
  const { ctx } = testContext(STRICT)
  const address = '198.51.100.9'
  const network = { 'cf-connecting-ip': address }
  await spend(ctx, 'signInFailures', `network:${address}`, { amount: 499, factor: 50 })
  const strict = new Browser(STRICT)
  expect((await login(email, PASSWORD, strict, network)).status).toBe(200)
  expect((await login(email, 'mal-mal', strict, network)).status).toBe(401)
  expect((await login(email, PASSWORD, new Browser(STRICT), network)).status).toBe(429)
  expect((await strict.get('/api/auth/user', network)).status).toBe(200)
  expect((await login(email, PASSWORD, strict)).status).toBe(200)
})

test('parallel guesses beyond one hash and four waiting are sent away, and cost no try', async () => {
  const { email } = await makeAccount({ passwordHash })
  const strict = new Browser(STRICT)
  const tries = Array.from({ length: 9 }, () => login(email, PASSWORD, strict))
  const answers = await Promise.all(tries)
  const busy = answers.filter((a) => a.status === 429)
  expect(answers.filter((a) => a.status === 200)).toHaveLength(5)
  expect(busy).toHaveLength(4)
  expect(await busy[0]?.json()).toMatchObject({ code: 'busy' })
  expect(busy[0]?.headers.get('retry-after')).toBe('2')
  expect((await login(email, PASSWORD, strict)).status).toBe(200)
})

test('a hash of other parameters still fits and is replaced at sign-in', async () => {
  const { scryptSync } = await import('node:crypto')
  const salt = Buffer.from('0123456789abcdef')
  const key = scryptSync(PASSWORD, salt, 32, { N: 1024, r: 8, p: 1 })
  const b64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const old = `$scrypt$ln=10,r=8,p=1$${b64(salt)}$${b64(key)}`
  const { email, id } = await makeAccount({ passwordHash: old })
  expect((await login(email)).status).toBe(200)
  const [row] = await testContext().ctx.db.select().from(users).where(eq(users.id, id))
  expect(isOutdated(row?.passwordHash ?? '')).toBe(false)
  expect((await login(email)).status).toBe(200)
})
