/** The mail service down, slow, failing, answering nonsense or losing its answer: no letter is lost, none comes twice. */
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DAY, MINUTE, SECOND } from '../http/clock.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { libsqlContext } from '../testing/libsql.ts'
import type { FakeAnswer } from '../testing/services/fake-answer.ts'
import { fakeSendgrid } from '../testing/services/fake-sendgrid.ts'
import { deleteOldMail, mailStatement, sendAllDueMail, sendDueMail } from './outbox.ts'
import { outbox } from './tables.ts'
import { passwordChangedMail } from './templates/password-changed.ts'
import { verifyCodeMail } from './templates/verify-code.ts'

let service: Awaited<ReturnType<typeof fakeSendgrid>>
let local: Awaited<ReturnType<typeof libsqlContext>>

beforeAll(async () => {
  service = await fakeSendgrid()
})
afterAll(() => service.close())
beforeEach(async () => {
  // The moments are compared exactly.
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  Object.assign(service.state, { status: 202, answer: null })
  service.received.length = 0
  const deployed = {
    ENVIRONMENT: 'production',
    SECRET_KEY: 'a-key-of-a-deployment-for-tests-00001',
    IDENTITY_KEY: 'a-key-of-hashes-of-people-for-tests-001',
  }
  const all = { ...deployed, BASE_URL: 'https://jopoi.example', ...service.settings }
  local = await libsqlContext(all)
})
afterEach(async () => {
  setClockBack()
  await local.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const rosa = { email: 'rosa@example.com', firstName: 'Rosa', language: 'es' as const }
const write = async () => {
  await mailStatement(local.ctx, passwordChangedMail(local.ctx, rosa))
}
const row = async () => {
  const [only] = await local.ctx.db.select().from(outbox)
  if (!only) throw new Error('the row is gone')
  return only
}
const now = () => local.ctx.clock.now()
const waiting = () => local.ctx.db.$count(outbox, eq(outbox.status, 'pending'))
const numbers = () =>
  service.received.map(({ letter }) => letter.headers?.['Message-ID']).filter(Boolean)

const HTML = { 'content-type': 'text/html' }
/** What it does, and the status that is kept of it. */
const FAULTS: [what: string, answer: FakeAnswer, status: number][] = [
  ['answers 500', { status: 500 }, 500],
  ['answers 503 with a page', { status: 503, headers: HTML, body: '<h1>Sorry' }, 503],
  ['does not take our key', { status: 401 }, 401],
  ['answers 200 with a page of somebody else', { status: 200, headers: HTML, body: '<html>' }, 200],
  ['answers 200 with nonsense', { status: 200, body: '}{"errors":[' }, 200],
  ['sends us elsewhere', { status: 302, headers: { location: '/v3/scopes' } }, 0],
  ['takes the letter, and the line goes dead', 'cut', 0],
]

test.each(FAULTS)(
  'when it %s the letter waits ever longer, and goes out when it works again',
  async (...[, answer, status]) => {
    service.state.answer = answer
    await write()
    for (const [index, wait] of [MINUTE, 4 * MINUTE, 16 * MINUTE].entries()) {
      expect(await sendDueMail(local.ctx)).toBe(0)
      const kept = { status: 'pending', attempts: index + 1, lastStatus: status }
      expect(await row()).toMatchObject({ ...kept, nextAt: now() + wait })
      pass(wait - 1)
      await sendDueMail(local.ctx)
      expect(service.received).toHaveLength(index + 1)
      pass(1)
    }
    service.state.answer = null
    expect(await sendDueMail(local.ctx)).toBe(1)
    expect(await row()).toMatchObject({
      status: 'sent',
      attempts: 4,
      lastStatus: 202,
      textBody: '',
    })
    pass(DAY)
    expect(await sendAllDueMail(local.ctx)).toBe(0)
    // A mailbox knows by its number that a letter is the same one.
    expect(service.received).toHaveLength(4)
    expect(new Set(numbers())).toEqual(
      new Set([expect.stringMatching(/^<1\.\d+@jopoi\.example>$/)]),
    )
  },
)

test('when nobody listens there the letter waits, and goes out once when somebody does', async () => {
  await write()
  await service.down()
  expect(await sendDueMail(local.ctx)).toBe(0)
  expect(await row()).toMatchObject({ attempts: 1, lastStatus: 0, nextAt: now() + MINUTE })
  await service.up()
  pass(MINUTE)
  expect(await sendDueMail(local.ctx)).toBe(1)
  expect(service.received).toHaveLength(1)
})

test.each(['silent', 'endless'] as const)(
  'an answer that is %s is waited for ten seconds, by one',
  async (answer) => {
    service.state.answer = answer
    await write()
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    let isOver = false
    const sending = sendDueMail(local.ctx).finally(() => {
      isOver = true
    })
    while (service.received.length === 0) await new Promise(setImmediate)
    // Whoever else looks meanwhile leaves it alone.
    expect(await sendDueMail(local.ctx)).toBe(0)
    await vi.advanceTimersByTimeAsync(10 * SECOND - 1)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await sending).toBe(0)
    expect(await row()).toMatchObject({ status: 'pending', lastStatus: 0, nextAt: now() + MINUTE })
    expect(service.received).toHaveLength(1)
  },
)

test.each([
  ['90', 90 * SECOND],
  ['5', MINUTE],
  ['900000', 6 * 60 * MINUTE],
  ['soon', MINUTE],
  ['a date', 10 * MINUTE],
])('too many at once: what it asks for, %s, is waited, within reason', async (asked, wait) => {
  const header = asked === 'a date' ? new Date(Date.now() + wait).toUTCString() : asked
  service.state.answer = { status: 429, headers: { 'retry-after': header } }
  await write()
  await sendDueMail(local.ctx)
  const { nextAt } = await row()
  // A date is told in whole seconds.
  expect(Math.abs(nextAt - now() - wait)).toBeLessThan(SECOND)
})

test.each([400, 413])(
  'a letter that is refused with %i is not sent again, and is kept for administrators',
  async (status) => {
    service.state.status = status
    await write()
    await sendDueMail(local.ctx)
    const dead = { status: 'dead', attempts: 1, lastStatus: status }
    expect(await row()).toMatchObject({ ...dead, textBody: expect.stringContaining('Rosa') })
    pass(29 * DAY)
    expect(await sendAllDueMail(local.ctx)).toBe(0)
    await deleteOldMail(local.ctx)
    expect(await row()).toMatchObject(dead)
    expect(service.received).toHaveLength(1)
  },
)

test('a code that was given up leaves none behind', async () => {
  service.state.status = 400
  await mailStatement(local.ctx, verifyCodeMail(local.ctx, rosa, '123456'))
  await sendDueMail(local.ctx)
  expect(await row()).toMatchObject({ status: 'dead', textBody: '', htmlBody: '' })
})

test('what has gathered goes out in one run of cron, and a service that is down is not asked for all', async () => {
  for (let n = 0; n < 25; n += 1) await write()
  service.state.status = 500
  expect(await sendAllDueMail(local.ctx)).toBe(0)
  expect(service.received).toHaveLength(10)
  service.state.status = 202
  pass(MINUTE)
  expect(await sendAllDueMail(local.ctx)).toBe(25)
  expect(new Set(numbers()).size).toBe(25)
})

test('more than a run may send is sent by the next ones, the oldest first, each letter once, within what a run may ask for', async () => {
  const [first, second] = [400, 50]
  await write()
  const { id: _id, ...one } = await row()
  const later = { ...one, nextAt: one.nextAt + 1 }
  await local.ctx.db.insert(outbox).values(Array.from({ length: first - 1 }, () => one))
  await local.ctx.db.insert(outbox).values(Array.from({ length: second }, () => later))
  pass(SECOND)
  const before = local.cost.queries
  expect(await sendAllDueMail(local.ctx)).toBe(first)
  expect(service.received.length + local.cost.queries - before).toBeLessThanOrEqual(1_000)
  expect(await waiting()).toBe(second)
  expect(await sendAllDueMail(local.ctx)).toBe(second)
  expect(await waiting()).toBe(0)
  expect(new Set(numbers()).size).toBe(first + second)
})

test('what still waits after thirty days is sent and not thrown away', async () => {
  await write()
  pass(31 * DAY)
  expect(await deleteOldMail(local.ctx)).toBe(0)
  expect(await sendAllDueMail(local.ctx)).toBe(1)
  expect(await deleteOldMail(local.ctx)).toBe(1)
})
