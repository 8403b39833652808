/** A push service down, slow, failing, answering nonsense or losing its answer: no push is lost, none is shown twice. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DAY, MINUTE, SECOND } from '../http/clock.ts'
import { waiting } from '../monitoring/store.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import type { FakeAnswer } from '../testing/services/fake-answer.ts'
import { fakePushService } from '../testing/services/fake-push-service.ts'
import { pushing } from '../testing/services/pushing.ts'
import { saveDevice } from './push-store.ts'

let service: Awaited<ReturnType<typeof fakePushService>>
let local: Awaited<ReturnType<typeof pushing>>
beforeAll(async () => {
  service = await fakePushService()
})
afterAll(() => service.close())
beforeEach(async () => {
  // The moments are compared exactly.
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  service.received.length = 0
  service.answers.clear()
  local = await pushing(service)
  await local.subscribe(PHONE)
})
afterEach(async () => {
  setClockBack()
  await local.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const PHONE = '/phone'
const now = () => local.ctx.clock.now()
const row = async () => (await local.rows())[0]

const HTML = { 'content-type': 'text/html; charset=utf-8' }
/** What it does, and the status that is kept of it. */
const FAULTS: [what: string, answer: FakeAnswer, status: number][] = [
  ['answers 500', { status: 500 }, 500],
  ['answers 503 with a page', { status: 503, headers: HTML, body: '<h1>Sorry' }, 503],
  ['answers 200 with a page of somebody else', { status: 200, headers: HTML, body: '<html>' }, 0],
  ['takes the push, and the line goes dead', 'cut', 0],
]

test.each(FAULTS)(
  'when it %s the push waits ever longer, and goes out when it works again',
  async (...[, answer, status]) => {
    service.answers.set(PHONE, answer)
    await local.tell('new_message')
    for (const [index, wait] of [MINUTE, 4 * MINUTE, 16 * MINUTE].entries()) {
      expect(await local.push()).toBe(0)
      const kept = { pushAttempts: index + 1, pushStatus: status, pushFailedAt: null }
      expect(await row()).toMatchObject({ ...kept, pushDue: now() + wait })
      pass(wait - 1)
      await local.push()
      expect(service.received).toHaveLength(index + 1)
      pass(1)
    }
    service.answers.clear()
    expect(await local.push()).toBe(1)
    expect(await row()).toMatchObject({ pushDue: null, pushTo: null, pushFailedAt: null })
    expect(await local.push()).toBe(0)
    // A device shows the same one once: by its tag, and what waits at the service by its topic.
    expect(new Set(service.received.map(({ message }) => message.tag)).size).toBe(1)
    expect(new Set(service.received.map(({ headers }) => headers.topic)).size).toBe(1)
  },
)

test('when nobody listens there the push waits, and goes out once when somebody does', async () => {
  await local.tell('new_message')
  await service.down()
  expect(await local.push()).toBe(0)
  expect(await row()).toMatchObject({ pushAttempts: 1, pushStatus: 0, pushDue: now() + MINUTE })
  await service.up()
  pass(MINUTE)
  expect(await local.push()).toBe(1)
  expect(service.received).toHaveLength(1)
})

test('silence is waited for ten seconds, by one', async () => {
  service.answers.set(PHONE, 'silent')
  await local.tell('new_message')
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  // The platform's own timer is no fake one: the same by one that is.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const ending = new AbortController()
    setTimeout(() => ending.abort(new DOMException('too slow', 'TimeoutError')), ms)
    return ending.signal
  })
  let isOver = false
  const sending = local.push().finally(() => {
    isOver = true
  })
  while (service.received.length === 0) await new Promise(setImmediate)
  // Whoever else looks meanwhile leaves it alone.
  expect(await local.push()).toBe(0)
  await vi.advanceTimersByTimeAsync(10 * SECOND - 1)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await sending).toBe(0)
  expect(await row()).toMatchObject({ pushStatus: 0, pushDue: now() + MINUTE })
  expect(service.received).toHaveLength(1)
})

test('an answer without an end is an answer', async () => {
  service.answers.set(PHONE, 'endless')
  await local.tell('new_message')
  expect(await local.push()).toBe(1)
})

test.each([
  ['90', 90 * SECOND],
  ['5', MINUTE],
  ['900000', 256 * MINUTE],
  ['soon', MINUTE],
])('too many at once: what it asks for, %s, is waited, within reason', async (asked, wait) => {
  service.answers.set(PHONE, { status: 429, headers: { 'retry-after': asked } })
  await local.tell('new_message')
  await local.push()
  expect(await row()).toMatchObject({ pushDue: now() + wait, pushStatus: 429 })
})

test('after the sixth attempt it is given up, stays, and is counted', async () => {
  service.answers.set(PHONE, { status: 500 })
  await local.tell('new_message')
  for (let n = 0; n < 6; n += 1) {
    await local.push()
    pass(256 * MINUTE)
  }
  const dead = { pushDue: null, pushAttempts: 6, pushStatus: 500 }
  expect(await row()).toMatchObject({ ...dead, pushTo: [`${service.url}${PHONE}`] })
  expect((await row())?.pushFailedAt).toBe(now() - 256 * MINUTE)
  expect((await waiting(local.ctx.db)).queues).toMatchObject({ pushesDue: 0, pushesDead: 1 })
  pass(DAY)
  expect(await local.push()).toBe(0)
  expect(service.received).toHaveLength(6)
})

test.each([404, 410])(
  'a device of which it says %i is forgotten, and nothing is tried again',
  async (status) => {
    service.answers.set(PHONE, { status })
    await local.tell('new_message')
    expect(await local.push()).toBe(0)
    expect(await local.devices()).toEqual([])
    expect(await row()).toMatchObject({ pushDue: null, pushFailedAt: null })
  },
)

test('a device that nothing can be encrypted for keeps nobody else waiting', async () => {
  const broken = { ...service.device('/broken'), p256dh: 'no-key' }
  const own = { userId: 'rosa', sessionHash: local.session, createdAt: 1 }
  await saveDevice(local.ctx.db, { ...broken, ...own })
  await local.tell('new_message')
  expect(await local.push()).toBe(1)
  expect(await row()).toMatchObject({ pushTo: [broken.endpoint], pushDue: now() + MINUTE })
  pass(MINUTE)
  await local.push()
  // Not again to whoever has it.
  expect(local.arrived()).toEqual([PHONE])
})
