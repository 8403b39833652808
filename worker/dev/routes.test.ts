import { afterEach, expect, test } from 'vitest'
import { hashesMade } from '../accounts/hash-queue.ts'
import { newCode } from '../accounts/person/codes.ts'
import { codes } from '../accounts/tables.ts'
import { app } from '../app.ts'
import { DAY } from '../http/clock.ts'
import { Browser, testContext } from '../testing/app.ts'
import { setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { newAddress } from '../testing/services/mailbox.ts'

const ROUTES = [
  ['GET', '/api/dev/outbox'],
  ['GET', '/api/dev/clock'],
  ['POST', '/api/dev/clock'],
  ['POST', '/api/dev/cron'],
  ['POST', '/api/dev/people'],
] as const

const PRODUCTION = {
  ENVIRONMENT: 'production',
  SECRET_KEY: 'a-key-of-a-deployment-for-tests-00001',
  BASE_URL: 'https://jopoi.example',
}

afterEach(setClockBack)

const json = (method: string) => (method === 'POST' ? { json: { advanceMs: 5 } } : {})

test.each(ROUTES)('%s %s is 404 anywhere but in local mode', async (method, path) => {
  for (const settings of [PRODUCTION, { ...PRODUCTION, ENVIRONMENT: '' }]) {
    const answer = await new Browser(settings).send(method, path, json(method))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not_found' })
  }
})

test.each(ROUTES)('%s %s is 404 under any host but this machine', async (method, path) => {
  const { env } = new Browser()
  for (const host of ['192.168.1.20:8787', 'jopoi.example', 'localhost.evil.example']) {
    const origin = `http://${host}`
    const headers = { origin, 'content-type': 'application/json' }
    const body = method === 'POST' ? '{"advanceMs":5}' : null
    const request = new Request(`${origin}${path}`, { method, headers, body })
    expect((await app.fetch(request, env)).status).toBe(404)
  }
})

test('the outbox shows what came to an address, newest first, as text and HTML', async () => {
  const { email } = await makeAccount({ firstName: 'Rosa' })
  const browser = new Browser()
  await browser.post('/api/auth/forgot-password', { email })
  await browser.post('/api/auth/forgot-password', { email })
  const query = new URLSearchParams({ to: email.toUpperCase() })
  const mails: { subject: string; text: string; html: string; to: string }[] = await (
    await browser.get(`/api/dev/outbox?${query}`)
  ).json()
  expect(mails).toHaveLength(2)
  expect(mails[0]).toMatchObject({ to: email, text: expect.stringContaining('Hola, Rosa:') })
  expect(mails[0]?.html).toContain('<p>Hola, Rosa:</p>')
  // What a client reads first is the newest code.
  const first = JSON.stringify(mails).match(/\b(\d{6})\b/)?.[1] ?? 'none'
  const answer = await browser.post('/api/auth/verify-reset-code', { email, code: first })
  expect(answer.status).toBe(200)
  const everything: unknown[] = await (await browser.get('/api/dev/outbox')).json()
  expect(everything.length).toBeGreaterThanOrEqual(2)
})

test('the clock moves for the whole server, and refuses nonsense', async () => {
  const browser = new Browser()
  const read = async () => {
    const { now }: { now: string } = await (await browser.get('/api/dev/clock')).json()
    return Date.parse(now)
  }
  const before = await read()
  const moved = await browser.post('/api/dev/clock', { advanceMs: DAY })
  expect(moved.status).toBe(200)
  expect((await read()) - before).toBeGreaterThanOrEqual(DAY)
  await browser.post('/api/dev/clock', { advanceMs: -DAY })
  expect((await read()) - before).toBeLessThan(DAY)
  for (const advanceMs of ['5', 1.5, null, 1e300]) {
    expect((await browser.post('/api/dev/clock', { advanceMs })).status).toBe(422)
  }
})

test('cron runs and is waited for', async () => {
  const { ctx } = testContext()
  const { statement } = await newCode(ctx, 'verify', newAddress())
  await statement
  const browser = new Browser()
  await browser.post('/api/dev/clock', { advanceMs: DAY })
  expect((await browser.post('/api/dev/cron')).status).toBe(200)
  await browser.post('/api/dev/clock', { advanceMs: -DAY })
  expect(await ctx.db.select().from(codes)).toEqual([])
})

test('a person is made at once: signed in, proved, welcomed, and no mail is written', async () => {
  const about = {
    password: 'clave-larga-9',
    firstName: 'Rosa',
    lastName: 'Benítez',
    phoneNumber: '0981123456',
    dateOfBirth: '1990-05-04',
    gender: 'female',
    country: 'Paraguay',
    city: 'Asunción',
  }
  const [email, other] = [newAddress(), newAddress()]
  const browser = new Browser()
  expect((await browser.post('/api/dev/people', { ...about, email })).status).toBe(201)
  expect(await (await browser.get('/api/auth/user')).json()).toMatchObject({
    email,
    firstName: 'Rosa',
  })
  expect(await (await browser.get('/api/user/tokens/history')).json()).toHaveLength(2)
  expect(await (await browser.get(`/api/dev/outbox?to=${email}`)).json()).toEqual([])
  const before = hashesMade()
  await new Browser().post('/api/dev/people', { ...about, email: other })
  expect(hashesMade()).toBe(before)
  const entered = await new Browser().post('/api/auth/login', {
    email: other,
    password: about.password,
  })
  expect(entered.status).toBe(200)
  const known = new Browser()
  const proved = { ...about, email: newAddress(), isPhoneProved: true }
  expect((await known.post('/api/dev/people', proved)).status).toBe(201)
  expect(await (await known.get('/api/user/verifications')).json()).toContainEqual(
    expect.objectContaining({ verificationType: 'phone', status: 'approved' }),
  )
  // Whoever is there already is nobody's to enter as.
  expect((await new Browser().post('/api/dev/people', { ...about, email })).status).toBe(422)
})
