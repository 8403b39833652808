import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnTime, serverNow } from './server-clock.ts'

const DAY = 86_400_000
const NOON = Date.parse('2026-11-29T15:00:00Z')
const told = (at: number) => new Headers({ 'server-time': String(at) })

beforeEach(() => {
  vi.useFakeTimers({ now: NOON + 3 * DAY })
  learnTime(told(NOON + 3 * DAY), Date.now())
})
afterEach(() => vi.useRealTimers())

test('a device that is three days ahead asks by the clock of the server', () => {
  expect(serverNow()).toBe(NOON + 3 * DAY)
  learnTime(told(NOON), Date.now())
  expect(serverNow()).toBe(NOON)
  vi.advanceTimersByTime(60_000)
  expect(serverNow()).toBe(NOON + 60_000)
})

test('half of the way is taken for the way back', () => {
  const asked = Date.now()
  vi.advanceTimersByTime(4_000)
  learnTime(told(NOON), asked)
  expect(serverNow()).toBe(NOON + 2_000)
})

test.each([
  ['an answer that says nothing', () => learnTime(new Headers(), Date.now())],
  [
    'an answer that says nonsense',
    () => learnTime(new Headers({ 'server-time': 'noon' }), Date.now()),
  ],
  [
    'an answer that was on its way while the phone slept',
    () => learnTime(told(NOON), Date.now() - 31_000),
  ],
  ['a device whose clock was set back meanwhile', () => learnTime(told(NOON), Date.now() + 1)],
])('%s changes nothing', (_what, learn) => {
  learn()
  expect(serverNow()).toBe(NOON + 3 * DAY)
})
