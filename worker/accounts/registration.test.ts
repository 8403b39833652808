import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { SECOND } from '../http/clock.ts'
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
} from '../testing/services/mailbox.ts'
import { hashPassword } from './passwords.ts'
import { newCode } from './person/codes.ts'
import { pendingRegistrations, users } from './tables.ts'

afterEach(setClockBack)

const personWith = (email: string) =>
  testContext().ctx.db.select().from(users).where(eq(users.email, email))

test('registering, proving the address and being signed in, in the browser that registered', async () => {
  const browser = new Browser()
  const form = registration()
  const cost = await costOf(async () => {
    const made = await browser.post('/api/auth/register', form)
    expect(made.status).toBe(201)
    expect(await made.json()).toEqual({ requiresEmailVerification: true, email: form.email })
  })
  expect(cost.queries).toBeLessThanOrEqual(15)
  expect(await personWith(form.email)).toEqual([])
  expect((await browser.get('/api/auth/user')).status).toBe(401)

  const code = await codeTo(form.email)
  // Case 30: a mail scanner opens the link, twice, in both ways.
  const link = `/verify-email?email=${encodeURIComponent(form.email)}&code=${code}`
  for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) await new Browser().send(method, link)

  const verifying = await costOf(async () => {
    const verified = await browser.post('/api/auth/verify-email', { email: form.email, code })
    expect(verified.status).toBe(200)
    expect(await verified.json()).toEqual({ signedIn: true })
  })
  expect(verifying.queries).toBeLessThanOrEqual(15)
  const cookies = ['__Host-browser', '__Host-session', 'signed_in']
  expect([...browser.cookies.keys()].sort()).toEqual(cookies)

  const reading = await costOf(async () => {
    const me = await (await browser.get('/api/auth/user')).json()
    expect(me).toMatchObject({ email: form.email, firstName: 'Eva', bio: null, tokenBalance: 20 })
    // One's own birth date is one's own to see (J180).
    expect(JSON.stringify(me)).not.toMatch(/password|hash/i)
  })
  expect(reading.queries).toBeLessThanOrEqual(5)
  // Proved once: the code and the registration are gone.
  const again = await browser.post('/api/auth/verify-email', { email: form.email, code })
  expect(again.status).toBe(422)
})

test('case 31: case makes no second account, and the plus survives in the link', async () => {
  const email = 'Ana.Lopez+trueque@Example.com'
  const lower = email.toLowerCase()
  const browser = new Browser()
  const form = registration({ email: ` ${email} ` })
  const made = await browser.post('/api/auth/register', form)
  expect(await made.json()).toMatchObject({ email: lower })
  const [mail] = await mailTo(lower)
  const link = mail?.text.match(/http\S+/)?.[0] ?? ''
  expect(new URL(link).searchParams.get('email')).toBe(lower)
  const code = new URL(link).searchParams.get('code')
  await browser.post('/api/auth/verify-email', { email: email.toUpperCase(), code })
  const stranger = new Browser()
  const entered = await stranger.post('/api/auth/login', { email: lower, password: form.password })
  expect(entered.status).toBe(200)
  expect(await (await stranger.get('/api/auth/user')).json()).toMatchObject({ email: lower })
})

test('another browser proves the address but has to choose a new password first', async () => {
  const form = registration()
  await new Browser().post('/api/auth/register', form)
  const owner = new Browser()
  const code = await codeTo(form.email)
  const verified = await owner.post('/api/auth/verify-email', { email: form.email, code })
  const answer: { signedIn: boolean; resetToken: string } = await verified.json()
  expect(answer).toEqual({ signedIn: false, resetToken: expect.any(String) })
  expect(owner.cookies.size).toBe(0)
  const [person] = await personWith(form.email)
  expect(person?.emailVerifiedAt).toBeGreaterThan(0)
  const credentials = { email: form.email, password: form.password }
  expect((await owner.post('/api/auth/login', credentials)).status).toBe(401)

  const { resetToken } = answer
  const set = { resetToken, newPassword: 'otra-clave-7' }
  expect((await owner.post('/api/auth/reset-password', set)).status).toBe(200)
  const entered = await owner.post('/api/auth/login', { ...credentials, password: 'otra-clave-7' })
  expect(entered.status).toBe(200)
  // The first password is no change to warn of.
  expect((await mailTo(form.email)).map((m) => m.kind)).toEqual(['verify_code'])
})

test('a known address is answered alike and told by mail only', async () => {
  const { email } = await makeAccount({ firstName: 'Rosa', language: 'en' })
  const browser = new Browser()
  const made = await browser.post('/api/auth/register', registration({ email, firstName: 'Mala' }))
  expect(made.status).toBe(201)
  expect(await made.json()).toEqual({ requiresEmailVerification: true, email })
  expect([...browser.cookies.keys()]).toEqual(['__Host-registration'])
  const mails = await mailTo(email)
  expect(mails.map((m) => m.kind)).toEqual(['known_address'])
  // In the language of the account, without a word of what the stranger typed.
  expect(mails[0]?.text).toContain('Hello Rosa,')
  expect(mails[0]?.text).not.toContain('Mala')
  // What waits is a decoy, which holds nothing of what the stranger typed but a password nobody reads.
  const { db } = testContext().ctx
  const waiting = await db.select().from(pendingRegistrations)
  expect(waiting.filter((row) => row.email === email)).toMatchObject([
    ...[{ firstName: '', lastName: '', phoneNumber: '', dateOfBirth: '', city: '', gender: '' }],
  ])
})

test('a decoy lets nobody in, and nobody out: no code opens it, and its owner signs in as ever', async () => {
  const { ctx } = testContext()
  const owner = await makeAccount({ passwordHash: await hashPassword(ctx.random, PASSWORD) })
  const { email } = owner
  const stranger = new Browser()
  const login = (password: string, browser = stranger) =>
    browser.post('/api/auth/login', { email, password })
  await stranger.post('/api/auth/register', registration({ email, password: 'del-extrano-7' }))
  expect(await (await login('del-extrano-7')).json()).toMatchObject({ code: 'email_not_verified' })
  expect((await login('otra-cosa-8')).status).toBe(401)
  // Even its right code, which is written and sent to nobody.
  const { code, statement } = await newCode(ctx, 'verify', email)
  await statement
  const verified = await stranger.post('/api/auth/verify-email', { email, code })
  expect(await verified.json()).toMatchObject({ code: 'code_invalid' })
  pass(31 * SECOND)
  expect((await stranger.post('/api/auth/resend-verification', { email })).status).toBe(200)
  expect((await mailTo(email)).map(({ kind }) => kind)).toEqual(['known_address'])
  expect(await personWith(email)).toHaveLength(1)
  expect((await login(PASSWORD, new Browser())).status).toBe(200)
  // With a new password the two have no salt in common any more; nobody is let in by that.
  const member = new Browser()
  await login(PASSWORD, member)
  const change = { currentPassword: PASSWORD, newPassword: 'otra-clave-larga-9' }
  expect((await member.post('/api/auth/change-password', change)).status).toBe(200)
  expect((await login('del-extrano-7')).status).toBe(401)
  expect((await login('otra-clave-larga-9', new Browser())).status).toBe(200)
})

test('the newest registration replaces older ones and their codes', async () => {
  const email = newAddress()
  const first = new Browser()
  const second = new Browser()
  await first.post('/api/auth/register', registration({ email, occupation: 'Panadera' }))
  const older = await codeTo(email)
  pass(31 * SECOND)
  await second.post('/api/auth/register', registration({ email, firstName: 'Nueva' }))
  const newer = await codeTo(email)
  if (older !== newer) {
    const late = await first.post('/api/auth/verify-email', { email, code: older })
    expect(late.status).toBe(422)
  }
  const verified = await second.post('/api/auth/verify-email', { email, code: newer })
  expect(await verified.json()).toEqual({ signedIn: true })
  expect(await personWith(email)).toMatchObject([{ firstName: 'Nueva', occupation: null }])
})

test('two tries with the same right code at once make one account', async () => {
  const form = registration()
  const browser = new Browser()
  await browser.post('/api/auth/register', form)
  const code = await codeTo(form.email)
  const tries = Array.from({ length: 4 }, () =>
    browser.post('/api/auth/verify-email', { email: form.email, code }),
  )
  const statuses = (await Promise.all(tries)).map((r) => r.status).sort()
  expect(statuses).toEqual([200, 422, 422, 422])
  expect(await personWith(form.email)).toHaveLength(1)
})
