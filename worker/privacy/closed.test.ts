/** From when the removal begins nobody comes in any more, and the address is free (D47). */
import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { signIn } from '../accounts/sign-in.ts'
import { MINUTE } from '../http/clock.ts'
import { Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { askToLeave, goneForGood, makeKnown, signInAgain } from '../testing/makers/leaver.ts'
import {
  codeTo,
  costOf,
  mailTo,
  newAddress,
  PASSWORD,
  registration,
} from '../testing/services/mailbox.ts'
import { finishDepartures } from './removal/removal.ts'
import { LEAVE_MS } from './terms.ts'

// A run takes on three people: nobody of a test before is among them.
afterEach(async () => {
  await goneForGood()
  setClockBack()
})

const browser = new Browser()
const forgot = (email: string) => browser.post('/api/auth/forgot-password', { email })
const verify = (email: string, code: string) =>
  browser.post('/api/auth/verify-reset-code', { email, code })
const caller = { device: 'test', sessionToken: undefined, registrationToken: undefined }

/** Somebody of whom everything but the first step is still to be removed. */
async function closing() {
  const leaver = await makeKnown({ firstName: 'Zulma' })
  await makeItem(leaver.browser)
  await askToLeave(leaver.browser)
  pass(LEAVE_MS)
  await finishDepartures(testContext().ctx)
  return leaver
}

test('to every way in the address is one that nobody has', async () => {
  const { email } = await closing()
  const nobody = newAddress('nadie')
  const mails = (await mailTo(email)).length
  const answers = await Promise.all([forgot(email), forgot(nobody)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await answers[0]?.text()).toBe(await answers[1]?.text())
  const costs = [
    await costOf(() => forgot(email)),
    await costOf(() => forgot(nobody)),
    await costOf(() => signInAgain(email)),
    await costOf(() => signInAgain(nobody)),
  ]
  expect(costs[0]?.queries).toBe(costs[1]?.queries)
  expect(costs[2]?.queries).toBe(costs[3]?.queries)
  expect(await mailTo(email)).toHaveLength(mails)
  const [left, unknown] = [await signInAgain(email), await signInAgain(nobody)]
  expect([left.status, left.body]).toEqual([401, unknown.body])
})

test('codes and tokens of the days before are worth nothing', async () => {
  const { email, browser: own } = await makeKnown()
  await askToLeave(own)
  pass(LEAVE_MS - MINUTE)
  await forgot(email)
  const opened = await verify(email, await codeTo(email))
  const { resetToken } = await opened.json<{ resetToken: string }>()
  pass(31_000)
  await forgot(email)
  const code = await codeTo(email)
  pass(MINUTE)
  await finishDepartures(testContext().ctx)
  const answer = await verify(email, code)
  expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([
    422,
    'code_invalid',
  ])
  const reset = await browser.post('/api/auth/reset-password', {
    resetToken,
    newPassword: 'nueva-clave-5',
  })
  expect([reset.status, (await reset.json<{ code: string }>()).code]).toEqual([
    422,
    'reset_token_invalid',
  ])
})

test('a sign-in that the closing overtakes is none', async () => {
  const { email, id, browser: own } = await makeKnown()
  await askToLeave(own)
  pass(LEAVE_MS)
  const { ctx } = testContext()
  const batch = ctx.db.batch.bind(ctx.db)
  vi.spyOn(ctx.db, 'batch').mockImplementationOnce(async (statements) => {
    await finishDepartures(testContext().ctx)
    return batch(statements)
  })
  await expect(signIn(ctx, { email, password: PASSWORD }, caller)).rejects.toMatchObject({
    code: 'credentials_wrong',
    status: 401,
  })
  const { results } = await env.DB.prepare('select 1 from sessions where user_id = ?')
    .bind(id)
    .all()
  expect(results).toEqual([])
})

test('a session that stayed is none', async () => {
  const { id, browser: own } = await makeKnown()
  expect((await own.get('/api/auth/user')).status).toBe(200)
  await env.DB.prepare('update users set left_at = 1 where id = ?').bind(id).run()
  expect((await own.get('/api/auth/user')).status).toBe(401)
})

// Case 31.
test('who registers with the address meanwhile is somebody new, whom the removal leaves alone', async () => {
  const { id, email } = await closing()
  const form = registration({ email, firstName: 'Nueva' })
  const fresh = new Browser()
  await fresh.post('/api/auth/register', form)
  const code = await codeTo(email)
  expect((await fresh.post('/api/auth/verify-email', { email, code })).status).toBe(200)
  await forgot(email)
  await goneForGood()
  const user = await (await fresh.get('/api/auth/user')).json<{ id: string }>()
  expect(user).toMatchObject({ email, firstName: 'Nueva' })
  expect(user.id).not.toBe(id)
  expect((await mailTo(email)).map(({ kind }) => kind)).toEqual(['reset_code', 'verify_code'])
  expect((await verify(email, await codeTo(email))).status).toBe(422)
  expect((await signInAgain(email)).body).toEqual({ signedIn: true })
  const { results } = await env.DB.prepare(
    'select former_email, closed_at from departures where user_id = ?',
  )
    .bind(id)
    .all()
  expect(results).toEqual([{ former_email: null, closed_at: expect.any(Number) }])
})
