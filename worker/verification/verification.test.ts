/** Proofs by code, through the real routes. */
import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../accounts/passwords.ts'
import { MINUTE } from '../http/clock.ts'
import { Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { ask, confirm, personOf, proofOf, statusOf } from '../testing/makers/proofs.ts'
import {
  codeTo,
  newAddress,
  PASSWORD,
  registration,
  wrongCode,
} from '../testing/services/mailbox.ts'
import type { VerificationRecord } from './contract.ts'

let ana: Awaited<ReturnType<typeof makeAccount>>
beforeEach(async () => {
  ana = await makeAccount()
})
afterEach(setClockBack)

test('whoever has proved nothing sees what anybody may prove', async () => {
  const answer = await ana.browser.get('/api/user/verifications')
  const none = { status: 'none', reason: null, subject: null, takesCode: false }
  expect(await answer.json()).toEqual([
    { verificationType: 'email', ...none },
    { verificationType: 'phone', ...none },
    { verificationType: 'government_id', ...none },
  ])
  expect((await new Browser().get('/api/user/verifications')).status).toBe(401)
})

test('an address that was proved by registering is a proof, and counts once', async () => {
  const browser = new Browser()
  const form = registration()
  await browser.post('/api/auth/register', form)
  await browser.post('/api/auth/verify-email', {
    email: form.email,
    code: await codeTo(form.email),
  })
  const proved = { status: 'approved', subject: form.email }
  expect(await proofOf(browser, 'email')).toMatchObject(proved)
  expect((await personOf(browser)).reputationScore).toBe(150)
  const again = await ask(browser, 'email')
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({ code: 'verification_approved' })
  // The way back in proves it once more, which changes nothing.
  await browser.post('/api/auth/forgot-password', { email: form.email })
  const given = { email: form.email, code: await codeTo(form.email) }
  const reset = await browser.post('/api/auth/verify-reset-code', given)
  const { resetToken } = await reset.json<{ resetToken: string }>()
  const newPassword = `${PASSWORD}-2`
  expect((await browser.post('/api/auth/reset-password', { resetToken, newPassword })).status).toBe(
    200,
  )
  await browser.post('/api/auth/login', { email: form.email, password: newPassword })
  expect(await proofOf(browser, 'email')).toMatchObject(proved)
  expect((await personOf(browser)).reputationScore).toBe(150)
})

test('the way back in proves the address of somebody who had never proved it', async () => {
  const { email } = await makeAccount({ emailVerifiedAt: null })
  const browser = new Browser()
  await browser.post('/api/auth/forgot-password', { email })
  const given = { email, code: await codeTo(email) }
  const reset = await browser.post('/api/auth/verify-reset-code', given)
  const { resetToken } = await reset.json<{ resetToken: string }>()
  await browser.post('/api/auth/reset-password', { resetToken, newPassword: PASSWORD })
  await browser.post('/api/auth/login', { email, password: PASSWORD })
  expect(await statusOf(browser, 'email')).toBe('approved')
})

test('one’s own address is proved by a code, which proves the account as well', async () => {
  const { email, browser } = await makeAccount({ emailVerifiedAt: null })
  const asked = await ask(browser, 'email')
  expect(asked.status).toBe(200)
  expect(await proofOf(browser, 'email')).toMatchObject({ status: 'pending', takesCode: true })
  const code = await codeTo(email)
  const wrong = await confirm(browser, 'email', wrongCode(code))
  expect([wrong.status, await statusOf(browser, 'email')]).toEqual([422, 'pending'])
  const right = await confirm(browser, 'email', code)
  const records: VerificationRecord[] = await right.json()
  expect(records[0]).toMatchObject({
    verificationType: 'email',
    status: 'approved',
    subject: email,
  })
  const row = await env.DB.prepare('select email_verified_at as at from users where email = ?')
    .bind(email)
    .first<{ at: number | null }>()
  expect(row?.at).toBeTypeOf('number')
  expect((await confirm(browser, 'email', code)).status).toBe(422)
  expect((await personOf(browser)).isVerified).toBe(false)
})

// D37.
test('the first proof of an address is paid, once, whoever confirms twice; a later one is not', async () => {
  const paidTo = async (browser: Browser) =>
    (await (await browser.get('/api/user/tokens/history')).json<{ transactionType: string }[]>())
      .map(({ transactionType }) => transactionType)
      .filter((type) => type === 'email_verified').length
  const { email, browser } = await makeAccount({ emailVerifiedAt: null })
  await ask(browser, 'email')
  const code = await codeTo(email)
  await Promise.all([confirm(browser, 'email', code), confirm(browser, 'email', code)])
  expect(await paidTo(browser)).toBe(1)
  // Proved long ago, as its account says.
  const before = await paidTo(ana.browser)
  await ask(ana.browser, 'email')
  expect((await confirm(ana.browser, 'email', await codeTo(ana.email))).status).toBe(200)
  expect(await paidTo(ana.browser)).toBe(before)
})

test('a code is over after 10 minutes and after 5 wrong tries, also in parallel', async () => {
  const late = await makeAccount()
  await ask(late.browser, 'email')
  pass(10 * MINUTE)
  expect((await proofOf(late.browser, 'email')).takesCode).toBe(false)
  expect((await confirm(late.browser, 'email', await codeTo(late.email))).status).toBe(422)

  await ask(ana.browser, 'email')
  const code = await codeTo(ana.email)
  const guesses = Array.from({ length: 8 }, () => confirm(ana.browser, 'email', wrongCode(code)))
  expect((await Promise.all(guesses)).map((g) => g.status)).toEqual(Array(8).fill(422))
  expect((await confirm(ana.browser, 'email', code)).status).toBe(422)
})

test('of two with the right code one approves it', async () => {
  await ask(ana.browser, 'email')
  const code = await codeTo(ana.email)
  const both = [confirm(ana.browser, 'email', code), confirm(ana.browser, 'email', code)]
  const statuses = (await Promise.all(both)).map((answer) => answer.status).sort()
  expect(statuses).toEqual([200, 422])
})

test('codes are sent 30 seconds apart and five an hour, and tried 15 times a day', async () => {
  const strict = await makeAccount({}, { RATE_LIMIT_FACTOR: '1' })
  expect((await ask(strict.browser, 'email')).status).toBe(200)
  const soon = await ask(strict.browser, 'email')
  expect([soon.status, Number(soon.headers.get('retry-after')) > 0]).toEqual([429, true])
  const tries: number[] = []
  for (let i = 0; i < 16; i += 1) {
    tries.push((await confirm(strict.browser, 'phone', '000000')).status)
  }
  expect(tries).toEqual([...Array(15).fill(422), 429])
})

test('where no mail can be sent nobody is promised one', async () => {
  const settings = {
    ENVIRONMENT: 'production',
    SECRET_KEY: 'k'.repeat(32),
    BASE_URL: 'http://localhost',
  }
  const { browser } = await makeAccount({}, settings)
  const asked = await ask(browser, 'email')
  expect(asked.status).toBe(503)
})

test('what is no kind of the request is refused, whatever it is', async () => {
  for (const body of [
    null,
    {},
    { verificationType: 'selfie' },
    { verificationType: 'x' },
    { verificationType: 'corporate_email' },
    { verificationType: 'email', address: 'x' },
    'email',
  ]) {
    const answer = await ana.browser.post('/api/user/verification/request', body)
    expect([400, 422]).toContain(answer.status)
  }
  for (const code of ['', '12345', 'abcdef', 7]) {
    const answer = await ana.browser.post('/api/user/verification/confirm', {
      verificationType: 'email',
      code,
    })
    expect(answer.status).toBe(422)
  }
})

test('another address that is proved while a code for the old one is on its way leaves nothing of that', async () => {
  const passwordHash = await hashPassword(testContext().ctx.random, PASSWORD)
  const { id, browser } = await makeAccount({ passwordHash })
  await ask(browser, 'email')
  const email = newAddress()
  await browser.post('/api/auth/change-email', { email, password: PASSWORD })
  await browser.post('/api/auth/confirm-email', { code: await codeTo(email) })
  const proof = await env.DB.prepare(
    'select status, subject, code_hash, code_tries from verifications where user_id = ?',
  )
    .bind(id)
    .first()
  expect(proof).toEqual({ status: 'approved', subject: email, code_hash: null, code_tries: 0 })
})
