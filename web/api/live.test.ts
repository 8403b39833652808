import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOnline } from '#web/pwa/store/testing.ts'
import { FakeSocket } from '#web/testing/fake-socket.ts'
import { type Live, openLive } from './live.ts'

const heard: unknown[] = []
let live: Live

beforeEach(async () => {
  vi.useFakeTimers()
  heard.length = 0
  FakeSocket.stub()
  live = openLive({
    path: '/ws?trade=7',
    greeting: { type: 'auth', userId: 'ana' },
    onFrame: (frame) => heard.push(frame),
  })
  await pass(0)
})
afterEach(() => {
  live.close()
  setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
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
test('a lost socket is opened again, later and later, and greets each time', async () => {
  for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const count = FakeSocket.all.length
    last().lose()
    await pass(wait / 2 - 1)
    expect(FakeSocket.all).toHaveLength(count)
    for (let ms = wait / 2; FakeSocket.all.length === count && ms <= wait; ms += 100)
      await pass(100)
    expect(FakeSocket.all).toHaveLength(count + 1)
  }
  last().open()
  last().lose()
  await pass(1_000)
  last().open()
  expect(last().sent).toEqual([JSON.stringify({ type: 'auth', userId: 'ana' })])
})

test('one that answers no ping is given up; whatever is heard keeps it', async () => {
  last().open()
  await pass(20_000)
  last().hear({ type: 'trade' })
  await pass(20_000)
  expect(last().sent).not.toContain('ping')
  await pass(6_000)
  expect(last().sent).toContain('ping')
  last().hearText('pong')
  await pass(20_000)
  expect(last().isClosed).toBe(false)
  await pass(14_000)
  expect(FakeSocket.all[0]?.isClosed).toBe(true)
  await pass(1_000)
  expect(FakeSocket.all).toHaveLength(2)
  expect(heard).toEqual([{ type: 'trade' }])
})

test('one that cannot be opened is given up as well', async () => {
  await pass(9_000)
  expect(FakeSocket.all.length).toBe(2)
})

test('without a network it rests, and opens at once with it', async () => {
  last().open()
  setOnline(false)
  expect(last().isClosed).toBe(true)
  await pass(120_000)
  expect(FakeSocket.all).toHaveLength(1)
  setOnline(true)
  await pass(0)
  expect(FakeSocket.all).toHaveLength(2)
})

test.each([
  ['looked at again', () => look('visible')],
  ['with a network again', () => setOnline(true)],
])('%s it does not wait for its next try', async (_when, wake) => {
  while (FakeSocket.all.length < 6) {
    last().lose()
    await pass(16_000)
  }
  last().lose()
  await pass(1_000)
  const count = FakeSocket.all.length
  wake()
  await pass(0)
  expect(FakeSocket.all).toHaveLength(count + 1)
})

test('hidden for long it closes, looked at again it opens', async () => {
  last().open()
  look('hidden')
  for (const _half of [1, 2]) {
    await pass(24_000)
    last().hearText('pong')
  }
  expect(last().isClosed).toBe(false)
  await pass(13_000)
  expect(last().isClosed).toBe(true)
  await pass(120_000)
  expect(FakeSocket.all).toHaveLength(1)
  look('visible')
  await pass(0)
  expect(FakeSocket.all).toHaveLength(2)
})

test.each([4403, 1009, 1008])('closed with %i it stays closed', async (code) => {
  last().open()
  last().lose(code)
  await pass(120_000)
  expect(FakeSocket.all).toHaveLength(1)
})

test('one of too many (4429) rests until somebody looks at it again', async () => {
  last().open()
  last().lose(4429)
  await pass(120_000)
  expect(FakeSocket.all).toHaveLength(1)
  look('hidden')
  look('visible')
  await pass(0)
  expect(FakeSocket.all).toHaveLength(2)
})

test('sent away to come back as somebody else may (4000), it comes back', async () => {
  last().open()
  last().lose(4000)
  await pass(2_000)
  expect(FakeSocket.all).toHaveLength(2)
})

test('whoever leaves hears nothing more', async () => {
  last().open()
  live.close()
  expect(last().isClosed).toBe(true)
  await pass(120_000)
  expect(FakeSocket.all).toHaveLength(1)
})
