import { scryptSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '../http/clock.ts'
import { spend } from '../http/guards/limits.ts'
import { Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { costOf, newAddress, PASSWORD, registration } from '../testing/services/mailbox.ts'
import { HASHES_WAITING_MAX, inTurn } from './hash-queue.ts'
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
    expect(cookie).toMatch(
      /^__Host-session=[\w-]{43}\.[\w-]+\.[\w-]{16}; Max-Age=2592000; Path=\/; HttpOnly; Secure/,
    )
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
  await spend(ctx, 'signInFailures', `account:${email}`, { amount: 8 })
  // A right one takes nothing from the limit.
  const strict = new Browser(STRICT)
  for (let i = 0; i < 2; i += 1) expect((await strange(email, PASSWORD)).status).toBe(200)
  for (let i = 0; i < 2; i += 1) expect((await strange(email, 'mal-mal')).status).toBe(401)
  const refused = await login(email, PASSWORD, strict)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  pass(15 * MINUTE)
  expect((await login(email, PASSWORD, strict)).status).toBe(200)
})

/** From a browser that nobody knows. */
const strange = (email: string, password: string, headers = {}) =>
  login(email, password, new Browser(STRICT), headers)

test('a browser that was signed in before has a count of its own: a stranger locks nobody out of it', async () => {
  const { email } = await makeAccount({ passwordHash })
  const { ctx } = testContext(STRICT)
  const own = new Browser(STRICT)
  expect((await login(email, PASSWORD, own)).status).toBe(200)
  expect((await own.get('/api/logout', { 'sec-fetch-site': 'same-origin' })).status).toBe(302)
  await spend(ctx, 'signInFailures', `account:${email}`, { amount: 10 })
  await spend(ctx, 'signIns', `account:${email}`, { amount: 4 })
  expect((await strange(email, PASSWORD)).status).toBe(429)
  expect((await login(email, PASSWORD, own)).status).toBe(200)
  // Its own guesses end as well.
  for (let i = 0; i < 10; i += 1) expect((await login(email, 'mal-mal', own)).status).toBe(401)
  expect((await login(email, PASSWORD, own)).status).toBe(429)
})

test('a browser is known for the people who signed in there, and for no one else', async () => {
  const [ana, beto, mallory] = [
    await makeAccount({ passwordHash }),
    await makeAccount({ passwordHash }),
    await makeAccount({ passwordHash }),
  ]
  const { ctx } = testContext(STRICT)
  const family = new Browser(STRICT)
  for (const { email } of [ana, beto]) {
    expect((await login(email, PASSWORD, family)).status).toBe(200)
  }
  const stranger = new Browser(STRICT)
  expect((await login(mallory.email, PASSWORD, stranger)).status).toBe(200)
  const cookie = family.cookies.get('__Host-browser') ?? ''
  for (const { id, email } of [ana, beto]) {
    expect(cookie).not.toContain(id)
    await spend(ctx, 'signInFailures', `account:${email}`, { amount: 10 })
  }
  for (const { email } of [ana, beto]) {
    expect((await login(email, PASSWORD, family)).status).toBe(200)
    expect((await login(email, PASSWORD, stranger)).status).toBe(429)
  }
  // A number of one's own before somebody else's marks, and marks that are none.
  const [own = ''] = (stranger.cookies.get('__Host-browser') ?? '').split('.')
  const [, ...marks] = cookie.split('.')
  for (const made of [
    [own, ...marks].join('.'),
    `${own}.${'A'.repeat(43)}`,
    own,
    'x',
    cookie.slice(1),
  ]) {
    stranger.cookies.set('__Host-browser', made)
    expect([made, (await login(ana.email, PASSWORD, stranger)).status]).toEqual([made, 429])
  }
})

test('a new password makes every browser a stranger’s again', async () => {
  const { email } = await makeAccount({ passwordHash })
  const { ctx } = testContext(STRICT)
  const [thief, own] = [new Browser(STRICT), new Browser(STRICT)]
  for (const browser of [thief, own])
    expect((await login(email, PASSWORD, browser)).status).toBe(200)
  const change = { currentPassword: PASSWORD, newPassword: 'otra-clave-larga-9' }
  expect((await own.post('/api/auth/change-password', change)).status).toBe(200)
  await spend(ctx, 'signInFailures', `account:${email}`, { amount: 10 })
  expect((await login(email, 'otra-clave-larga-9', thief)).status).toBe(429)
})

test('right sign-ins are five a minute of an account, and of whoever proves who they are once more', async () => {
  const { email } = await makeAccount({ passwordHash })
  for (let i = 0; i < 5; i += 1) expect((await strange(email, PASSWORD)).status).toBe(200)
  const refused = await strange(email, PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  pass(MINUTE)
  const own = new Browser(STRICT)
  expect((await login(email, PASSWORD, own)).status).toBe(200)
  const open = () => own.post('/api/privacy/export', { password: PASSWORD })
  for (let i = 0; i < 5; i += 1) expect((await open()).status).toBe(200)
  expect((await open()).status).toBe(429)
})

test('who is signed in proves who they are whatever strangers guess at the door', async () => {
  const { email } = await makeAccount({ passwordHash })
  const { ctx } = testContext(STRICT)
  const own = new Browser(STRICT)
  expect((await login(email, PASSWORD, own)).status).toBe(200)
  await spend(ctx, 'signInFailures', `account:${email}`, { amount: 10 })
  expect((await own.post('/api/privacy/export', { password: PASSWORD })).status).toBe(200)
})

test('a network has thirty attempts a minute, right or wrong; known browsers and live sessions go on', async () => {
  const { email } = await makeAccount({ passwordHash })
  const { ctx } = testContext(STRICT)
  const address = '198.51.100.9'
  const network = { 'cf-connecting-ip': address }
  const own = new Browser(STRICT)
  expect((await login(email, PASSWORD, own)).status).toBe(200)
  await spend(ctx, 'signInsOfNetwork', address, { amount: 28 })
  expect((await strange(email, PASSWORD, network)).status).toBe(200)
  expect((await strange(email, 'mal-mal', network)).status).toBe(401)
  expect((await strange(email, PASSWORD, network)).status).toBe(429)
  expect((await login(email, PASSWORD, own, network)).status).toBe(200)
  expect((await own.get('/api/auth/user', network)).status).toBe(200)
  expect((await strange(email, PASSWORD)).status).toBe(200)
  pass(MINUTE)
  expect((await strange(email, PASSWORD, network)).status).toBe(200)
})

test('parallel sign-ins beyond one hash and four waiting are sent away, and cost no try', async () => {
  const { email } = await makeAccount({ passwordHash })
  const { ctx } = testContext(STRICT)
  const network = { 'cf-connecting-ip': '198.51.100.10' }
  await spend(ctx, 'signInsOfNetwork', '198.51.100.10', { amount: 21 })
  await spend(ctx, 'signInFailures', `account:${email}`, { amount: 1 })
  const tries = Array.from({ length: 9 }, () => strange(email, PASSWORD, network))
  const answers = await Promise.all(tries)
  const busy = answers.filter((a) => a.status === 429)
  expect(answers.filter((a) => a.status === 200)).toHaveLength(5)
  expect(busy).toHaveLength(4)
  expect(await busy[0]?.json()).toMatchObject({ code: 'busy' })
  expect(busy[0]?.headers.get('retry-after')).toBe('2')
  pass(MINUTE)
  expect((await strange(email, PASSWORD, network)).status).toBe(200)
})

function scryptHash(): string {
  const salt = Buffer.from('0123456789abcdef')
  const key = scryptSync(PASSWORD, salt, 32, { N: 1024, r: 8, p: 1 })
  const b64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$scrypt$ln=10,r=8,p=1$${b64(salt)}$${b64(key)}`
}

test('who comes while a crowd waits is sent away before the database is asked', async () => {
  const { email, browser } = await makeAccount({ passwordHash })
  let crowded = true
  const crowd = Array.from({ length: 1 + HASHES_WAITING_MAX }, async () => {
    while (crowded) await inTurn(() => undefined, 0)
  })
  const answers: Response[] = []
  const costs = []
  for (const ask of [
    () => login(email),
    () => new Browser().post('/api/auth/register', registration()),
  ]) {
    costs.push(await costOf(async () => answers.push(await ask())))
  }
  answers.push(await browser.post('/api/privacy/export', { password: PASSWORD }))
  crowded = false
  await Promise.all(crowd)
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toMatchObject([429, { code: 'busy' }])
  }
  // Whether a mail can be sent decides what registering asks for.
  expect(costs.map(({ rowsWritten }) => rowsWritten)).toEqual([0, 0])
  expect(costs[0]?.queries).toBe(0)
})

test('what an older build hashed still fits and is replaced at sign-in', async () => {
  const { email, id } = await makeAccount({ passwordHash: scryptHash() })
  expect((await login(email)).status).toBe(200)
  const [row] = await testContext().ctx.db.select().from(users).where(eq(users.id, id))
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
  expect(isOutdated(row?.passwordHash ?? '')).toBe(false)
  expect((await login(email)).status).toBe(200)
})
