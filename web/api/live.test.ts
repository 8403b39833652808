import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOnline } from '#web/pwa/store/testing.ts'
import { FakeSocket } from '#web/testing/fake-socket.ts'
import { backOff, type Live, openLive } from './live.ts'

const heard: unknown[] = []
let live: Live

beforeEach(() => {
  vi.useFakeTimers()
  heard.length = 0
  FakeSocket.stub()
  live = openLive({
    path: '/ws?trade=7',
    greeting: { type: 'auth', userId: 'ana' },
    onFrame: (frame) => heard.push(frame),
  })
})
afterEach(() => {
  live.close()
  setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const last = () => FakeSocket.last()
const look = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('it opens on the same host, greets and hands on what is said', () => {
  expect(last().url).toBe('ws://localhost:3000/ws?trade=7')
  expect(live.say({ type: 'typing' })).toBe(false)
  last().open()
  expect(last().sent).toHaveLength(1)
  last().hear({ type: 'trade' })
  expect(heard).toEqual([{ type: 'trade' }])
  expect(live.say({ type: 'typing' })).toBe(true)
  expect(last().sent).toEqual([
    JSON.stringify({ type: 'auth', userId: 'ana' }),
    JSON.stringify({ type: 'typing' }),
  ])
})

test('what is no frame is only logged', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  last().open()
  last().hearText('{')
  expect(heard).toEqual([])
  expect(warned).toHaveBeenCalledOnce()
})

// Case 19.
test('a lost socket is opened again, later and later, and greets each time', () => {
  expect([0, 1, 4, 9].map(backOff)).toEqual([1_000, 2_000, 16_000, 30_000])
  for (const tries of [0, 1, 2]) {
    const count = FakeSocket.all.length
    last().lose()
    vi.advanceTimersByTime(backOff(tries) / 2 - 1)
    expect(FakeSocket.all).toHaveLength(count)
    vi.advanceTimersByTime(backOff(tries) / 2 + 1)
    expect(FakeSocket.all).toHaveLength(count + 1)
  }
  last().open()
  last().lose()
  vi.advanceTimersByTime(backOff(0))
  last().open()
  expect(last().sent).toEqual([JSON.stringify({ type: 'auth', userId: 'ana' })])
})

test('one that answers no ping is given up; whatever is heard keeps it', () => {
  last().open()
  vi.advanceTimersByTime(20_000)
  last().hear({ type: 'trade' })
  vi.advanceTimersByTime(20_000)
  expect(last().sent).not.toContain('ping')
  vi.advanceTimersByTime(6_000)
  expect(last().sent).toContain('ping')
  last().hearText('pong')
  vi.advanceTimersByTime(20_000)
  expect(last().isClosed).toBe(false)
  vi.advanceTimersByTime(14_000)
  expect(FakeSocket.all[0]?.isClosed).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(FakeSocket.all).toHaveLength(2)
  expect(heard).toEqual([{ type: 'trade' }])
})

test('one that cannot be opened is given up as well', () => {
  vi.advanceTimersByTime(9_000)
  expect(FakeSocket.all.length).toBe(2)
})

test('without a network it rests, and opens at once with it', () => {
  last().open()
  setOnline(false)
  expect(last().isClosed).toBe(true)
  vi.advanceTimersByTime(120_000)
  expect(FakeSocket.all).toHaveLength(1)
  setOnline(true)
  expect(FakeSocket.all).toHaveLength(2)
})

test('hidden for long it closes, looked at again it opens', () => {
  last().open()
  look('hidden')
  for (const _half of [1, 2]) {
    vi.advanceTimersByTime(24_000)
    last().hearText('pong')
  }
  expect(last().isClosed).toBe(false)
  vi.advanceTimersByTime(13_000)
  expect(last().isClosed).toBe(true)
  vi.advanceTimersByTime(120_000)
  expect(FakeSocket.all).toHaveLength(1)
  look('visible')
  expect(FakeSocket.all).toHaveLength(2)
})

test.each([4403, 1009])('closed with %i it stays closed', (code) => {
  last().open()
  last().lose(code)
  vi.advanceTimersByTime(120_000)
  expect(FakeSocket.all).toHaveLength(1)
})

test('sent away to come back as somebody else may (4000), it comes back', () => {
  last().open()
  last().lose(4000)
  vi.advanceTimersByTime(2_000)
  expect(FakeSocket.all).toHaveLength(2)
})

test('whoever leaves hears nothing more', () => {
  last().open()
  live.close()
  expect(last().isClosed).toBe(true)
  vi.advanceTimersByTime(120_000)
  expect(FakeSocket.all).toHaveLength(1)
})
