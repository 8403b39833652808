import { afterEach, expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '../../http/clock.ts'
import { Browser, testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { ask } from '../../testing/makers/proofs.ts'
import { codeTo, mailTo, newAddress, PASSWORD, wrongCode } from '../../testing/services/mailbox.ts'
import { hashPassword } from '../passwords.ts'
import { judgeCode } from './codes.ts'
import { putPending } from './store.ts'

afterEach(setClockBack)

const STRICT = { RATE_LIMIT_FACTOR: '1' }
const browser = new Browser()
const strict = new Browser(STRICT)

/** A registration that waits, made without hashing. */
async function pending(given: { language?: string } = {}): Promise<string> {
  const { ctx } = testContext()
  const email = newAddress('pendiente')
  await putPending(ctx.db, {
    ...{ email, passwordHash: 'none', firstName: 'Eva', lastName: 'Ruiz', gender: 'other' },
    ...{ phoneNumber: '0981123456', dateOfBirth: '1990-05-04', country: 'Paraguay', city: 'Luque' },
    ...{ language: 'es', browserHash: 'none', createdAt: ctx.clock.now(), ...given },
  })
  return email
}

const resend = (email: string, from = browser) =>
  from.post('/api/auth/resend-verification', { email })
const verify = (email: string, code: string, from = browser) =>
  from.post('/api/auth/verify-email', { email, code })

async function pendingWithCode(): Promise<{ email: string; code: string }> {
  const email = await pending()
  await resend(email)
  return { email, code: await codeTo(email) }
}

test('a code lives 10 minutes', async () => {
  const { email, code } = await pendingWithCode()
  pass(10 * MINUTE)
  const late = await verify(email, code)
  expect(late.status).toBe(422)
  expect(await late.json()).toMatchObject({ code: 'code_invalid' })
  pass(-SECOND)
  expect((await verify(email, code)).status).toBe(200)
})

test('a code is dead after 5 wrong tries; the fifth may still be the right one', async () => {
  const { email, code } = await pendingWithCode()
  for (let i = 0; i < 5; i += 1) expect((await verify(email, wrongCode(code))).status).toBe(422)
  expect((await verify(email, code)).status).toBe(422)

  const other = await pendingWithCode()
  for (let i = 0; i < 4; i += 1) await verify(other.email, wrongCode(other.code))
  expect((await verify(other.email, other.code)).status).toBe(200)
})

test('tries in parallel do not slip through', async () => {
  const { email, code } = await pendingWithCode()
  const guesses = Array.from({ length: 12 }, () => verify(email, wrongCode(code)))
  await Promise.all(guesses)
  expect((await verify(email, code)).status).toBe(422)
})

test('a newer code kills the older one, in the language of the registration', async () => {
  const email = await pending({ language: 'en' })
  await resend(email)
  const older = await codeTo(email)
  await resend(email)
  const newer = await codeTo(email)
  if (older !== newer) expect((await verify(email, older)).status).toBe(422)
  expect((await verify(email, newer)).status).toBe(200)
  expect((await mailTo(email)).map((m) => m.subject)).toEqual([
    'Verify your email at Jopói',
    'Verify your email at Jopói',
  ])
})

test('at most 15 wrong tries a day per address and purpose, whether or not there is a code', async () => {
  for (const email of [newAddress('nadie'), await pending()]) {
    const first = await verify(email, '000000', strict)
    expect(first.status).toBe(422)
    for (let i = 1; i < 15; i += 1) expect((await verify(email, '000000', strict)).status).toBe(422)
    const refused = await verify(email, '000000', strict)
    expect(refused.status).toBe(429)
    // The other purpose counts for itself.
    const reset = await strict.post('/api/auth/verify-reset-code', { email, code: '000000' })
    expect(reset.status).toBe(422)
    pass(DAY)
    expect((await verify(email, '000000', strict)).status).toBe(422)
  }
})

test('a right try is no wrong one', async () => {
  const { email, code } = await pendingWithCode()
  const { ctx } = testContext(STRICT)
  for (let i = 0; i < 4; i += 1) await judgeCode(ctx, 'verify', email, code)
  for (let i = 0; i < 14; i += 1) expect((await verify(email, '99999x', strict)).status).toBe(422)
  expect((await verify(email, code, strict)).status).toBe(200)
})

test('codes go to one address 5 times an hour, 30 s apart, alike for an unknown one', async () => {
  for (const email of [await pending(), newAddress('nadie'), (await makeAccount()).email]) {
    expect((await resend(email, strict)).status).toBe(200)
    const early = await resend(email, strict)
    expect(early.status).toBe(429)
    expect(Number(early.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    for (let i = 1; i < 5; i += 1) {
      pass(31 * SECOND)
      expect((await resend(email, strict)).status).toBe(200)
    }
    pass(31 * SECOND)
    const sixth = await resend(email, strict)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(30)
    pass(60 * MINUTE)
    expect((await resend(email, strict)).status).toBe(200)
  }
})

test('to addresses that an account names they go 5 times an hour, whatever they are for', async () => {
  const { ctx } = testContext()
  const passwordHash = await hashPassword(ctx.random, PASSWORD)
  const { browser: own } = await makeAccount({ passwordHash }, STRICT)
  const change = async () =>
    (await own.post('/api/auth/change-email', { email: newAddress(), password: PASSWORD })).status
  const statuses = [await change(), await change(), await change(), await change()]
  expect([...statuses, (await ask(own, 'email')).status]).toEqual(Array(5).fill(200))
  expect(await change()).toBe(429)
})

test('sending again tells nobody who has registered', async () => {
  const known = await makeAccount()
  const unknown = newAddress('nadie')
  const answers = await Promise.all([known.email, unknown, await pending()].map((e) => resend(e)))
  const bodies = await Promise.all(answers.map((a) => a.text()))
  expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200]))
  expect(new Set(bodies).size).toBe(1)
  expect(await mailTo(known.email)).toEqual([])
  expect(await mailTo(unknown)).toEqual([])
})
