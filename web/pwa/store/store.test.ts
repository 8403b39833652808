import '#web/app/start/features.ts'
import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '#web/api/query-client.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { ANA, setSession } from '#web/app/testing.tsx'
import { listQuery } from '#web/browse/queries.ts'
import { itemQuery, myItemsQuery } from '#web/items/queries.ts'
import { emptyAll, holdReads, setFull } from '#web/testing/fake-keyval.ts'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { devicePerson } from './device-person.ts'
import { KEPT_MS, listKept, readKept } from './kept.ts'
import { restoreQueries } from './restore.ts'
import { hide, keptKeys, newPage, setOnline } from './testing.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const USER = 'GET /api/auth/user'
const ITEMS = 'GET /api/items'
const MINE = 'GET /api/my-items'
const BETO = { ...ANA, id: 'beto', firstName: 'Beto' }

beforeEach(() => {
  emptyAll()
  localStorage.clear()
  setSession(ANA)
})
afterEach(() => {
  setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const serve = (answers: Answers = {}) =>
  fakeServer({
    [USER]: { body: ANA },
    [ITEMS]: { body: [makeItem(7)] },
    [MINE]: { body: [makeItem(8)] },
    ...answers,
  })

/** Ana looks at the list, at one thing and at her own, and goes. */
async function lookAround() {
  const { client, stop } = newPage()
  await client.fetchQuery(currentUserQuery)
  await client.fetchInfiniteQuery(listQuery({}))
  await client.fetchInfiniteQuery(myItemsQuery)
  stop()
  await vi.waitFor(async () => expect(await keptKeys()).toHaveLength(3))
}

/** Somebody looks at it, from the first frame of a new page on. */
const lookAtPerson = (client: QueryClient) =>
  new QueryObserver(client, currentUserQuery).subscribe(() => undefined)
const lookAtList = (client: QueryClient) =>
  new InfiniteQueryObserver(client, listQuery({})).subscribe(() => undefined)
const lookAtMine = (client: QueryClient) =>
  new InfiniteQueryObserver(client, myItemsQuery).subscribe(() => undefined)

test('without a network the next page knows who is there and shows what was seen', async () => {
  serve()
  await lookAround()
  serve({ [USER]: 'never', [ITEMS]: 'never', [MINE]: 'never' })
  setOnline(false)
  const client = newQueryClient()
  await restoreQueries(client)
  expect(client.getQueryData(currentUserQuery.queryKey)).toEqual(ANA)
  lookAtList(client)
  lookAtMine(client)
  await vi.waitFor(() => {
    const list = client.getQueryData(listQuery({}).queryKey)
    expect(list?.pages[0]?.items[0]?.title).toBe('Cosa 7')
    expect(client.getQueryData(myItemsQuery.queryKey)?.pages[0]?.items[0]?.id).toBe(8)
  })
})

test('what was restored is stale and asked for once; the answer takes its place (D17)', async () => {
  serve()
  await lookAround()
  const server = serve({ [ITEMS]: { body: [makeItem(9)] } })
  const client = newQueryClient()
  await restoreQueries(client)
  expect(client.getQueryState(currentUserQuery.queryKey)?.isInvalidated).toBe(true)
  lookAtPerson(client)
  lookAtList(client)
  const listed = () => client.getQueryData(listQuery({}).queryKey)?.pages.flatMap((p) => p.items)
  await vi.waitFor(() => expect(listed()?.map(({ id }) => id)).toEqual([9]))
  lookAtList(client)
  lookAtPerson(client)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(server.named(ITEMS)).toHaveLength(1)
  expect(server.named(USER)).toHaveLength(1)
})

test('a database that does not answer holds up no first frame; what it says later is still shown', async () => {
  serve()
  await lookAround()
  serve({ [USER]: 'never' })
  const answer = holdReads()
  vi.useFakeTimers()
  const client = newQueryClient()
  const restored = restoreQueries(client)
  await vi.advanceTimersByTimeAsync(500)
  await restored
  lookAtPerson(client)
  expect(client.getQueryData(currentUserQuery.queryKey)).toBeUndefined()
  answer()
  await vi.waitFor(() => expect(client.getQueryData(currentUserQuery.queryKey)).toEqual(ANA))
})

test('newer data than the device’s stays', async () => {
  serve({ [USER]: { body: { ...ANA, favoriteItems: 1 } } })
  await lookAround()
  const client = newQueryClient()
  client.setQueryData(currentUserQuery.queryKey, ANA)
  await restoreQueries(client)
  expect(client.getQueryData(currentUserQuery.queryKey)?.favoriteItems).toBe(ANA.favoriteItems)
  expect(client.getQueryState(currentUserQuery.queryKey)?.isInvalidated).toBe(false)
})

test('a visitor after her is not taken for her', async () => {
  serve()
  await lookAround()
  setSession(null)
  const client = newQueryClient()
  await restoreQueries(client)
  expect(client.getQueryData(currentUserQuery.queryKey)).toBeNull()
})

test('after 30 days it is gone', async () => {
  serve()
  await lookAround()
  const key = '|["items","list",{}]'
  expect(await readKept(key)).not.toBeNull()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + KEPT_MS)
  expect(await readKept(key)).toBeNull()
  expect((await listKept()).size).toBe(0)
  expect(await keptKeys()).toEqual([])
})

test('nothing is written while the page is busy, all of it when it is hidden', async () => {
  vi.useFakeTimers()
  serve()
  const { client } = newPage()
  await client.fetchQuery(itemQuery(7)).catch(() => undefined)
  await client.fetchInfiniteQuery(listQuery({}))
  expect(await keptKeys()).toEqual([])
  hide()
  await vi.waitFor(async () => expect(await keptKeys()).toEqual(['|["items","list",{}]']))
})

test('errors are not kept, and an item that is gone leaves the device', async () => {
  const server = serve({ 'GET /api/items/7': { body: makeItem(7) } })
  const { client } = newPage()
  await client.fetchQuery(itemQuery(7))
  hide()
  await vi.waitFor(async () => expect(await keptKeys()).toHaveLength(1))
  server.answers['GET /api/items/7'] = { status: 500 }
  const again = { ...itemQuery(7), staleTime: 0 }
  await client.fetchQuery(again).catch(() => undefined)
  hide()
  expect(await keptKeys()).toHaveLength(1)
  server.answers['GET /api/items/7'] = { status: 404 }
  await client.fetchQuery(again).catch(() => undefined)
  await vi.waitFor(async () => expect(await keptKeys()).toEqual([]))
})

// Case 24.
test('when another person proves to be there, nothing of the one before stays', async () => {
  serve()
  await lookAround()
  expect(devicePerson()).toBe('ana')
  serve({ [USER]: { body: BETO } })
  const { client } = newPage()
  await client.fetchQuery({ ...currentUserQuery, staleTime: 0 })
  await vi.waitFor(async () => expect((await keptKeys()).join()).not.toContain('ana'))
  expect(devicePerson()).toBe('beto')
})

// Case 24.
test('when the session has ended elsewhere, the device forgets', async () => {
  serve()
  await lookAround()
  const { client } = newPage()
  client.setQueryData(currentUserQuery.queryKey, null)
  await vi.waitFor(async () => expect(await keptKeys()).toEqual([]))
  expect(devicePerson()).toBeNull()
})

test('a device without room goes on without, and says so to whoever looks', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  setFull(true)
  serve()
  const { client } = newPage()
  await client.fetchInfiniteQuery(listQuery({}))
  hide()
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce())
  expect(client.getQueryData(listQuery({}).queryKey)?.pages).toHaveLength(1)
})
