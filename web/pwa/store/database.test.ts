import { get } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => import('./database.ts')

test.each([
  ['is not there', undefined],
  [
    'throws',
    {
      open: () => {
        throw new DOMException('insecure', 'SecurityError')
      },
    },
  ],
])('a database that %s rejects, and throws at nobody', async (_what, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  const { database } = await open()
  const asked = get('a', database('x', 'y'))
  await expect(asked).rejects.toBeInstanceOf(DOMException)
})

test('one that never answers is waited for once, 3 s; then at once, until it answers after all', async () => {
  const { answered } = await open()
  const never = () => new Promise<string>(() => undefined)
  const told = vi.fn()
  answered(never).catch(told)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(told.mock.calls[0]?.[0]).toMatchObject({ name: 'TimeoutError' })

  answered(never).catch(told)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toHaveBeenCalledTimes(2)

  await expect(answered(async () => 'a')).resolves.toBe('a')
  // From here on it is there, and may be slow.
  answered(never).catch(told)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toHaveBeenCalledTimes(2)
})
