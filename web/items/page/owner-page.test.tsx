import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Item } from '#contract/items'
import { currentUserQuery } from '#web/api/session.ts'
import { itemKey } from '#web/items/queries.ts'
import * as t from '#web/items/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'

vi.mock('./edit-in-place.tsx', () => ({
  EditInPlace: ({ item, onDone }: { item: Item; onDone: () => void }) => (
    <button type="button" onClick={onDone}>
      done with {item.title}
    </button>
  ),
}))

const USER = 'GET /api/auth/user'
const ITEM = 'GET /api/items/7'

beforeEach(t.fresh)
afterEach(() => vi.unstubAllGlobals())

const TOWN = { name: 'Luque', country: 'Paraguay', label: 'Luque, Paraguay' }

async function open(
  given: Partial<Item> = {},
  address = '/items/7',
  language?: 'en',
  answers: Answers = {},
) {
  t.signedIn()
  const server = fakeServer({ [USER]: t.ANA, [ITEM]: { body: makeItem(7, given) }, ...answers })
  return { server, ...(await t.visit(address, language)) }
}

test('the owner can edit and delete, and is not asked to propose', async () => {
  await open()
  await screen.findByRole('button', { name: 'Editar' })
  expect(t.button('Eliminar')).toBeTruthy()
  expect(t.shows('Proponer Intercambio')).toBe(false)
})

test('Editar shows the form in the place of the page; the address holds it; closed, the focus is back', async () => {
  await open()
  await screen.findByRole('button', { name: 'Editar' })
  history.replaceState({ fromList: true }, '')
  const entries = history.length
  await userEvent.click(t.button('Editar'))
  const done = await screen.findByRole('button', { name: 'done with Cosa 7' })
  expect(screen.queryByRole('article')).toBeNull()
  expect(t.here()).toBe('/items/7?edit=1')
  await userEvent.click(done)
  await waitFor(() => expect(document.activeElement).toBe(t.button('Editar')))
  expect(t.here()).toBe('/items/7')
  expect([history.length, history.state]).toEqual([entries, { fromList: true }])
})

test('who published without a town is asked for it, above what the owner may do', async () => {
  await open({ city: null }, '/items/7?edit=1', undefined, {
    'GET /api/places/town': { body: { town: null } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'done with Cosa 7' }))
  await screen.findByText('No sabemos en qué ciudad está: nadie lo encuentra por cercanía.')
  await waitFor(() => expect(document.activeElement).toBe(t.button('Editar')))
  await userEvent.click(t.button('Decir la ciudad'))
  await userEvent.click(await screen.findByRole('button', { name: 'done with Cosa 7' }))
  // Its code and its answer are there by now: the focus goes to what opens the form all the same.
  await screen.findByRole('button', { name: 'Decir la ciudad' })
  await waitFor(() => expect(document.activeElement).toBe(t.button('Editar')))
})

test('nobody is asked for the town that the place names', async () => {
  const { server } = await open({ city: null }, '/items/7', undefined, {
    'GET /api/places/town': { body: { town: TOWN } },
  })
  await waitFor(() => expect(server.named('GET /api/places/town')).toHaveLength(1))
  await screen.findByRole('button', { name: 'Editar' })
  expect(t.shows('¿En qué ciudad?')).toBe(false)
})

test('a form that is open stays when the session ends under it, and when the item is deleted elsewhere', async () => {
  const { queryClient } = await open({}, '/items/7?edit=1')
  await screen.findByRole('button', { name: 'done with Cosa 7' })
  act(() => void queryClient.setQueryData(currentUserQuery.queryKey, null))
  expect(t.button('done with Cosa 7')).toBeTruthy()
  fakeServer({ [ITEM]: refusal(404, 'item_not_found', 'No existe') })
  await act(() => queryClient.refetchQueries({ queryKey: itemKey(7) }))
  await userEvent.click(t.button('done with Cosa 7'))
  await screen.findByText('Artículo no encontrado')
})

test('an address with ?edit=1 opens the form for its owner', async () => {
  await open({}, '/items/7?edit=1')
  await screen.findByRole('button', { name: 'done with Cosa 7' })
})

test('for anybody else the same address is the page', async () => {
  await open({ userId: 'bruno' }, '/items/7?edit=1')
  await screen.findByRole('article')
  await screen.findByRole('button', { name: 'Proponer Intercambio' })
  expect(t.shows(/done with/)).toBe(false)
})

test.each([
  ['reserved', undefined, 'Mientras está reservado no se puede editar ni eliminar.'],
  ['traded', undefined, 'Ya fue intercambiado: no se puede editar ni eliminar.'],
  ['reserved', 'en', 'While it is reserved it can be neither edited nor deleted.'],
  ['traded', 'en', 'It has been traded: it can be neither edited nor deleted.'],
] as const)(
  'a %s thing (%s) can be neither edited nor deleted, and says why',
  async (tradeStatus, language, why) => {
    await open({ tradeStatus }, '/items/7?edit=1', language)
    await screen.findByText(why)
    for (const name of ['Editar', 'Eliminar', 'Edit', 'Delete']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    expect(t.shows(/done with/)).toBe(false)
  },
)
