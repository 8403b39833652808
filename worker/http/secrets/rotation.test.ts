/** Another SECRET_KEY: with the one before beside it, what was signed, sealed and hashed goes on; without it, it ends. */
import { afterEach, expect, test } from 'vitest'
import { hashPassword } from '../../accounts/passwords.ts'
import { mailService } from '../../admin/tables.ts'
import { MAIL_KEY_PURPOSE, mailServiceOf } from '../../mail/service.ts'
import { Browser, testContext } from '../../testing/app.ts'
import { setClockBack } from '../../testing/clock.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { codeTo, PASSWORD, registration } from '../../testing/services/mailbox.ts'
import { MINUTE } from '../clock.ts'
import { spend } from '../guards/limits.ts'
import { seal } from './seal.ts'
import { readToken, signToken } from './tokens.ts'

afterEach(setClockBack)

const [OLD, NEW] = ['the-key-before-a-rotation-0000000001', 'the-key-after-a-rotation-00000000001']
const BEFORE = { SECRET_KEY: OLD }
const DURING = { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD }
const AFTER = { SECRET_KEY: NEW }

/** The same browser, after the settings were changed (they are parsed once for an object). */
function later(browser: Browser, settings: object): Browser {
  const same = new Browser({ ...settings })
  for (const [name, value] of browser.cookies) same.cookies.set(name, value)
  return same
}

test('tokens signed with the key before are read while it is named, and new ones need it no more', async () => {
  const [before, during, after] = [BEFORE, DURING, AFTER].map((given) => testContext(given).ctx)
  if (!before || !during || !after) throw new Error('three of them')
  const old = await signToken(before, 'reset', { subject: 'ana', version: 1 }, MINUTE)
  expect(await readToken(during, 'reset', old)).toEqual({ subject: 'ana', version: 1 })
  expect(await readToken(during, 'export', old)).toBeNull()
  expect(await readToken(after, 'reset', old)).toBeNull()
  const fresh = await signToken(during, 'reset', { subject: 'ana', version: 1 }, MINUTE)
  expect(await readToken(after, 'reset', fresh)).not.toBeNull()
  expect(await readToken(before, 'reset', fresh)).toBeNull()
})

test('a code that is on its way is taken while the key before is named', async () => {
  const [kept, lost] = [registration(), registration()]
  const [phone, other] = [new Browser(BEFORE), new Browser(BEFORE)]
  await phone.post('/api/auth/register', kept)
  await other.post('/api/auth/register', lost)
  const prove = async (browser: Browser, settings: object, email: string) => {
    const code = await codeTo(email)
    return (await later(browser, settings).post('/api/auth/verify-email', { email, code })).status
  }
  expect(await prove(phone, DURING, kept.email)).toBe(200)
  expect(await prove(other, AFTER, lost.email)).toBe(422)
})

test('a browser is still known', async () => {
  const { ctx } = testContext()
  const { email } = await makeAccount({ passwordHash: await hashPassword(ctx.random, PASSWORD) })
  const own = new Browser({ ...BEFORE, RATE_LIMIT_FACTOR: '1' })
  const login = (settings: object) =>
    later(own, { RATE_LIMIT_FACTOR: '1', ...settings }).post('/api/auth/login', {
      ...{ email, password: PASSWORD },
    })
  expect((await own.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
  await spend(testContext({ RATE_LIMIT_FACTOR: '1' }).ctx, 'signInFailures', `account:${email}`, {
    amount: 10,
  })
  expect((await login(AFTER)).status).toBe(429)
  expect((await login(DURING)).status).toBe(200)
})

test('the mail service’s key opens', async () => {
  const { ctx } = testContext(BEFORE)
  const { id } = await makeAccount()
  await ctx.db.insert(mailService).values({
    ...{ id: 1, keySealed: await seal(OLD, MAIL_KEY_PURPOSE, 'SG.key'), keyLast4: '.key' },
    ...{ fromEmail: 'a@example.com', updatedAt: 1, updatedBy: id },
  })
  expect((await mailServiceOf(testContext(DURING).ctx)).key).toBe('SG.key')
  expect((await mailServiceOf(testContext(AFTER).ctx)).key).toBeNull()
  await ctx.db.delete(mailService)
})
