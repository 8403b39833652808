import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#web/accounts/queries.ts'
import { newQueryClient } from '#web/api/query-client.ts'
import { DEVICE_KEY } from '#web/app/storage.ts'
import { ANA } from '#web/app/testing.tsx'
import { startDevice } from './device.ts'
import { begin } from './store/begin.ts'

vi.mock('./store/begin.ts', () => ({ begin: vi.fn() }))

beforeEach(() => {
  localStorage.clear()
  vi.mocked(begin).mockClear()
})
afterEach(() => dispatchEvent(new Event('scroll')))

function open(user: typeof ANA | null) {
  const client = newQueryClient()
  client.setQueryData(currentUserQuery.queryKey, user)
  startDevice(client)
  return client
}

test('a visitor’s first page keeps nothing until it is touched, and begins once', async () => {
  const client = open(null)
  await Promise.resolve()
  expect(begin).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointerdown'))
  dispatchEvent(new Event('keydown'))
  await vi.waitFor(() => expect(begin).toHaveBeenCalledExactlyOnceWith(client))
})

test('who is known, or was here before, is kept for at once', async () => {
  open(ANA)
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(1))
  localStorage.setItem(DEVICE_KEY, '')
  const client = open(null)
  await vi.waitFor(() => expect(begin).toHaveBeenLastCalledWith(client))
})
