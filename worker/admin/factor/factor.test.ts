/** The second factor of administrators (J260), on the deployed product’s settings: on one's own machine none is asked for. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { hashPassword } from '../../accounts/passwords.ts'
import { HOUR } from '../../http/clock.ts'
import { Browser, testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { mailTo, newAddress, PASSWORD } from '../../testing/services/mailbox.ts'
import { RECOVERY_CODES } from '../terms.ts'
import type { Factor, FactorBegun, FactorConfirmed } from './contract.ts'
import { codeAt, stepOf } from './totp.ts'

afterEach(setClockBack)

const STEP = 30_000
const TOKEN = 'a-token-of-whoever-runs-this-0123456789'
const deployed = (email: string) => ({
  ENVIRONMENT: 'production',
  SECRET_KEY: 'a-key-of-a-deployment-for-tests-00001',
  BASE_URL: 'http://localhost',
  ADMIN_EMAILS: email,
  OPS_TOKEN: TOKEN,
})

/** It takes a while. */
let hashed: Promise<string> | undefined

async function makeAdmin() {
  const email = newAddress('admin')
  const settings = deployed(email)
  hashed ??= hashPassword(testContext().ctx.random, PASSWORD)
  await makeAccount({ email, passwordHash: await hashed }, settings)
  const signedIn = async () => {
    const browser = new Browser(settings)
    expect((await browser.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
    return browser
  }
  return { email, settings, signedIn, browser: await signedIn() }
}
const figures = async (browser: Browser): Promise<[number, string | undefined]> => {
  const answer = await browser.get('/api/admin/figures')
  const body: { code?: string } = await answer.json()
  return [answer.status, body.code]
}
const now = () => testContext().ctx.clock.now()
const begin = (browser: Browser, password = PASSWORD) =>
  browser.post('/api/admin/factor/begin', { password })
const prove = async (browser: Browser, code: string) =>
  (await browser.post('/api/admin/factor/prove', { code })).status
const factorOf = async (browser: Browser): Promise<Factor> =>
  (await browser.get('/api/admin/factor')).json()

/** Set up, and proved by the browser that did it. */
async function withFactor() {
  const admin = await makeAdmin()
  const { secret }: FactorBegun = await (await begin(admin.browser)).json()
  const answer = await admin.browser.post('/api/admin/factor/confirm', {
    code: codeAt(secret, now()),
  })
  expect(answer.status).toBe(200)
  const { recoveryCodes }: FactorConfirmed = await answer.json()
  pass(STEP)
  return { ...admin, secret, recoveryCodes }
}

test('whoever has not set it up is told to, and sees nothing of the administration', async () => {
  const { browser } = await makeAdmin()
  expect(await figures(browser)).toEqual([403, 'factor_missing'])
  expect(await factorOf(browser)).toEqual({ state: 'none', recoveryLeft: 0 })
})

test('it is set up with the password and a code of the app, and this session is in', async () => {
  const { browser, email } = await makeAdmin()
  expect((await begin(browser, 'otra-clave-larga-9')).status).toBe(422)
  const { secret, uri }: FactorBegun = await (await begin(browser)).json()
  expect(uri).toContain('otpauth://totp/')
  expect(uri).toContain(`secret=${secret}`)
  expect(decodeURIComponent(uri)).toContain(email)
  expect(await figures(browser)).toEqual([403, 'factor_missing'])
  const wrong = await browser.post('/api/admin/factor/confirm', { code: '000000' })
  expect(wrong.status).toBe(422)
  const answer = await browser.post('/api/admin/factor/confirm', {
    // As it is shown by some apps.
    code: codeAt(secret, now()).replace(/^.{3}/, '$& '),
  })
  const { recoveryCodes }: FactorConfirmed = await answer.json()
  expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES)
  expect((await figures(browser))[0]).toBe(200)
  expect(await factorOf(browser)).toEqual({ state: 'proved', recoveryLeft: RECOVERY_CODES })
  expect((await mailTo(email)).map(({ kind }) => kind)).toContain('factor_changed')
  const { results } = await env.DB.prepare('select secret_sealed from admin_factors').all()
  expect(JSON.stringify(results)).not.toContain(secret)
})

test('an open session sets up no other one', async () => {
  const { browser } = await withFactor()
  const again = await begin(browser)
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'factor_there' }])
})

test('every other session is asked; the code of one period opens once', async () => {
  const { signedIn, secret } = await withFactor()
  const other = await signedIn()
  expect(await figures(other)).toEqual([403, 'factor_needed'])
  expect(await prove(other, '12345')).toBe(422)
  const code = codeAt(secret, now())
  const both = await Promise.all([prove(other, code), prove(other, code)])
  expect(both.toSorted()).toEqual([204, 422])
  expect((await figures(other))[0]).toBe(200)
  const third = await signedIn()
  expect(await prove(third, code)).toBe(422)
  pass(STEP)
  expect(await prove(third, codeAt(secret, now()))).toBe(204)
})

test('a recovery code opens once, however it is written, and its owner hears of it', async () => {
  const { signedIn, recoveryCodes, email } = await withFactor()
  const [first = ''] = recoveryCodes
  const other = await signedIn()
  expect(await prove(other, first.toLowerCase().replaceAll('-', ' '))).toBe(204)
  expect(await factorOf(other)).toEqual({ state: 'proved', recoveryLeft: RECOVERY_CODES - 1 })
  expect(await prove(await signedIn(), first)).toBe(422)
  const told = (await mailTo(email)).filter(({ kind }) => kind === 'factor_changed')
  expect(told).toHaveLength(2)
})

test('guesses are counted, those of two browsers together', async () => {
  const { signedIn, settings, secret } = await withFactor()
  const few = new Browser({ ...settings, RATE_LIMIT_FACTOR: '0.2' })
  few.cookies.set('__Host-session', (await signedIn()).cookies.get('__Host-session') ?? '')
  const answers: number[] = []
  for (let n = 0; n < 4; n += 1) answers.push(await prove(few, '000000'))
  expect(answers).toEqual([422, 422, 422, 429])
  expect(await prove(few, codeAt(secret, now()))).toBe(429)
  expect(await prove(await signedIn(), codeAt(secret, now()))).toBe(204)
})

test('whoever runs this resets a lost one; every session ends, and the next sets it up again', async () => {
  const { browser, signedIn, email } = await withFactor()
  const operator = new Browser({ OPS_TOKEN: TOKEN })
  const reset = (token: string, of = email) =>
    operator.post(
      '/api/ops/second-factor/reset',
      { email: of },
      { authorization: `Bearer ${token}` },
    )
  expect((await reset('another')).status).toBe(404)
  expect((await reset(TOKEN, 'nadie@example.com')).status).toBe(404)
  expect((await reset(TOKEN)).status).toBe(204)
  expect((await reset(TOKEN)).status).toBe(404)
  expect((await figures(browser))[0]).toBe(404)
  const next = await signedIn()
  expect(await factorOf(next)).toEqual({ state: 'none', recoveryLeft: 0 })
  const { secret }: FactorBegun = await (await begin(next)).json()
  const code = codeAt(secret, now())
  expect((await next.post('/api/admin/factor/confirm', { code })).status).toBe(200)
})

test('an administrator is signed out after twelve hours, others are not', async () => {
  const { browser } = await withFactor()
  const person = await makeAccount()
  pass(11 * HOUR)
  expect((await browser.get('/api/auth/user')).status).toBe(200)
  pass(2 * HOUR)
  expect((await browser.get('/api/auth/user')).status).toBe(401)
  expect((await person.browser.get('/api/auth/user')).status).toBe(200)
})

test('the codes are those of RFC 6238', () => {
  // Its appendix B, SHA-1; the last six digits of eight.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const vectors = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ] as const
  for (const [seconds, code] of vectors) {
    expect(codeAt(secret, seconds * 1000)).toBe(code)
    expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
    expect(stepOf(secret, code, (seconds + 90) * 1000)).toBeNull()
  }
})
