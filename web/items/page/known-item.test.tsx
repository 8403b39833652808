/** An item that was never opened, without a network: what other answers know of it. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEVICE_KEY } from '#web/api/storage.ts'
import { listsKey } from '#web/browse/queries.ts'
import { favoritesQuery } from '#web/favorites/queries.ts'
import { myItemsQuery, similarQuery } from '#web/items/queries.ts'
import * as t from '#web/items/testing.tsx'
import { personItemsQuery } from '#web/people/queries.ts'
import { KEPT_VERSION, writeKept } from '#web/pwa/store/kept.ts'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const USER = 'GET /api/auth/user'
const ITEM = 'GET /api/items/7'
const REST = /El resto llega con la conexión/

beforeEach(() => {
  t.fresh()
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const pages = (page: object) => ({ pages: [page], pageParams: [''] })
const saved = { id: 7, itemId: 7, item: makeItem(7), createdAt: '' }

test.each([
  ['a list', [...listsKey, {}], pages({ items: [makeItem(7)] })],
  ['what is featured', [...listsKey, {}], pages({ items: [], featured: [makeItem(7)] })],
  ['favourites', favoritesQuery('ana').queryKey, pages({ items: [saved] })],
  ["a person's items", personItemsQuery('ana', '').queryKey, { items: [makeItem(7)] }],
  ['my items', myItemsQuery.queryKey, pages({ items: [makeItem(7)] })],
  ['similar items', similarQuery(3).queryKey, [makeItem(7)]],
])('%s shows what it knows, and says that the rest comes', async (_, key, data) => {
  const server = fakeServer({ [USER]: t.VISITOR, [ITEM]: 'no network' })
  const { queryClient } = await t.visit('/')
  queryClient.setQueryData(key, data)
  history.pushState(null, '', '/items/7')
  await screen.findByText(REST)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cosa 7')
  expect(screen.getByAltText('Foto 1 de 1: Cosa 7')).toBeTruthy()
  for (const text of ['Vale unos Gs. 350.000', 'Encarnación, Paraguay', 'Ana López'])
    expect(t.shows(text)).toBe(true)
  server.answers[ITEM] = { body: makeItem(7, { title: 'Cosa nueva' }) }
  await queryClient.refetchQueries()
  await screen.findByRole('heading', { name: 'Cosa nueva' })
  expect(t.shows(REST)).toBe(false)
})

/** As `keepQueries` writes it. */
async function keep(owner: string, sort: string, data: unknown, at = Date.now()) {
  const kept = { version: KEPT_VERSION, sort, at, text: JSON.stringify(data) }
  await writeKept([[`${owner}|["${sort}"]`, kept]])
}

test.each([
  ['', 'lists', pages({ items: [makeItem(77), makeItem(7)] })],
  ['', 'similar', [makeItem(7)]],
  ['ana', 'mine', pages({ items: [makeItem(7)] })],
  ['ana', 'favorites', pages({ items: [saved] })],
  ['ana', 'of a feature to come', pages({ items: [makeItem(7)] })],
])('a page opened without a network looks on the device (%s|%s)', async (owner, sort, data) => {
  localStorage.setItem(DEVICE_KEY, 'ana')
  await keep(owner, sort, data)
  fakeServer({ [USER]: t.VISITOR, [ITEM]: 'no network' })
  await t.visit('/items/7')
  await screen.findByText(REST)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cosa 7')
})

test('the latest of what the device keeps is shown, and nothing of somebody else', async () => {
  localStorage.setItem(DEVICE_KEY, 'ana')
  await keep(
    '',
    'lists',
    pages({ items: [makeItem(7, { title: 'De ayer' })] }),
    Date.now() - 86_400_000,
  )
  await keep('', 'similar', [makeItem(7, { title: 'De hoy' })], Date.now() - 1_000)
  await keep('beto', 'mine', pages({ items: [makeItem(7, { title: 'De otro' })] }))
  fakeServer({ [USER]: t.VISITOR, [ITEM]: 'no network' })
  await t.visit('/items/7')
  await screen.findByRole('heading', { name: 'De hoy' })
})

test('what nothing knows waits for the network, and says so', async () => {
  await keep('beto', 'mine', pages({ items: [makeItem(7)] }))
  await keep('', 'lists', pages({ items: [makeItem(77)] }))
  const server = fakeServer({ [USER]: t.VISITOR, [ITEM]: 'no network' })
  await t.visit('/items/7')
  await screen.findByText('Este artículo se mostrará cuando vuelva la conexión.')
  server.answers[ITEM] = { body: makeItem(7) }
  await userEvent.click(t.button('Intentar de nuevo'))
  await screen.findByRole('article')
})

test('what the server refuses is not shown from a list', async () => {
  fakeServer({ [USER]: t.VISITOR, [ITEM]: refusal(404, 'item_not_found', 'x') })
  const { queryClient } = await t.visit('/')
  queryClient.setQueryData([...listsKey, {}], pages({ items: [makeItem(7)] }))
  history.pushState(null, '', '/items/7')
  await screen.findByText('Artículo no encontrado')
  await waitFor(() => expect(t.shows('Cosa 7')).toBe(false))
})
