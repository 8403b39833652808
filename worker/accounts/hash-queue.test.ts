import { expect, test } from 'vitest'
import { HASHES_WAITING_MAX, inTurn } from './hash-queue.ts'

const EVERY_MS = 60

test('one hash begins after the other, each so long after the one before', async () => {
  const began: number[] = []
  const all = Array.from({ length: 1 + HASHES_WAITING_MAX }, () =>
    inTurn(() => began.push(performance.now()), EVERY_MS),
  )
  await expect(inTurn(() => undefined, EVERY_MS)).rejects.toMatchObject({
    ...{ code: 'busy', status: 429 },
    details: { retryAfterSeconds: 2 },
  })
  await Promise.all(all)
  const gaps = began.slice(1).map((at, i) => at - (began[i] ?? 0))
  expect(gaps).toHaveLength(HASHES_WAITING_MAX)
  // A timer counts whole milliseconds: it may fire within the last of them.
  for (const gap of gaps) expect(gap).toBeGreaterThan(EVERY_MS - 2)
})

test('a hash that throws keeps nobody behind it', async () => {
  const broken = inTurn(() => {
    throw new Error('no memory')
  }, 0)
  const next = inTurn(() => 'next', 0)
  await expect(broken).rejects.toThrow('no memory')
  expect(await next).toBe('next')
})
