import { afterEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '#web/api/query-client.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { itemQuery } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

test('where one is travels with four digits, as in the list, and only when it is asked for', async () => {
  const { calls } = fakeServer({ 'GET /api/items/7': { body: makeItem(7) } })
  const client = newQueryClient()
  await client.fetchQuery(itemQuery(7))
  await client.fetchQuery(itemQuery(7, { latitude: -25.263739912, longitude: -57.57 }))
  expect(calls.map(({ url }) => url.search)).toEqual([
    '',
    '?userLatitude=-25.2637&userLongitude=-57.5700',
  ])
})
