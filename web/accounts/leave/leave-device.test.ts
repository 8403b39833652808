import { afterEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '#web/api/query-client.ts'
import { fakeDatabases } from '#web/testing/indexed-db.ts'
import { leaveDevice } from './leave-device.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is private goes also when no script can be fetched any more', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  vi.doMock('#web/pwa/store/tabs.ts', lost)
  vi.doMock('#web/pwa/store/wipe.ts', lost)
  const given = fakeDatabases({ 'keyval-store': { keyval: ['draft'] } })
  await leaveDevice(newQueryClient())
  expect(given).toEqual({ 'keyval-store': { keyval: [] } })
})
