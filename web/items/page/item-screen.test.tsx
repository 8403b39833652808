import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts'
import type { Item } from '#contract/items'
import { currentUserQuery } from '#web/api/session.ts'
import { listsKey } from '#web/browse/queries.ts'
import { itemKey } from '#web/items/queries.ts'
import * as t from '#web/items/testing.tsx'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { makePerson } from '#web/testing/people.ts'
import { brand } from '#web/ui/brand.ts'

const USER = 'GET /api/auth/user'
const ITEM = 'GET /api/items/7'

const HOME = { latitude: -25.29, longitude: -57.65 }

beforeEach(t.fresh)
afterEach(() => vi.unstubAllGlobals())

async function open(given: Partial<Item> = {}, language?: 'en') {
  const server = fakeServer({ [USER]: t.VISITOR, [ITEM]: { body: makeItem(7, given) } })
  const view = await t.visit('/items/7', language)
  await screen.findByRole('article')
  return { ...view, server }
}

test('it tells all there is to know', async () => {
  const description = 'Primera línea.\nSegunda línea.'
  const createdAt = new Date(Date.now() - 3 * 3_600_000).toISOString()
  await open({ tags: ['rodado 26'], description, createdAt, distanceKm: 12 })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cosa 7')
  expect(t.shows('Vale unos Gs. 350.000')).toBe(true)
  expect(t.shows('Bueno') && t.shows('Libros')).toBe(true)
  expect(t.shows('Encarnación, Paraguay · a menos de 25 km')).toBe(true)
  expect(t.shows(/^Publicado el \d+ de .* · Hace 3 h$/)).toBe(true)
  expect(screen.getByText(/Primera línea/).textContent).toBe(description)
  const tag = screen.getByRole('link', { name: 'rodado 26' })
  expect(tag.getAttribute('href')).toBe('/search?q=rodado+26')
  expect(t.shows('Ana López') && t.shows('AL')).toBe(true)
  expect(document.title).toContain('Cosa 7')
  expect(t.button('Agregar a favoritos: Cosa 7')).toBeTruthy()
})

test('that it is an exchange, whose, and what they would like comes first; who says nothing names nothing', async () => {
  const wants = { categoryIds: [10, 8], text: 'Una bici', takesOffers: false, takesMoney: true }
  const { unmount } = await open({ wants })
  expect(t.shows('Ana lo cambia')).toBe(true)
  expect(t.shows(/^Aquí no se compra/)).toBe(true)
  expect(screen.getByRole('link', { name: 'Cómo funciona' }).getAttribute('href')).toBe('/landing')
  const part = within(
    screen.getByRole('heading', { name: 'Le gustaría a cambio' }).parentElement as HTMLElement,
  )
  expect(part.getByText('Una bici')).toBeTruthy()
  expect(part.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Libros',
    'Juguetes y juegos',
  ])
  expect(part.getByText('Solo por lo que nombra')).toBeTruthy()
  expect(part.getByText('Acepta una parte en dinero')).toBeTruthy()
  unmount()
  await open({ wants: { categoryIds: [], text: '', takesOffers: false, takesMoney: false } })
  expect(t.shows('Le gustaría a cambio')).toBe(false)
})

test('the badge of its owner is there, where they have one', async () => {
  const user = { id: 'x', firstName: 'Ana', lastName: 'López', profileImageUrl: null }
  const { unmount } = await open({ user: { ...user, badge: 'gold' } })
  expect(await screen.findByText('Insignia Empresarial')).toBeTruthy()
  unmount()
  await open({ user: { ...user, badge: null } })
  expect(t.shows(/Insignia/)).toBe(false)
})

const OWNER = { id: 'x', firstName: 'Ana', lastName: 'López', profileImageUrl: null }
const STANDING = {
  ...OWNER,
  ...{ reputationScore: 300, totalTrades: 13, successfulTrades: 12, badge: null },
  ...{ averageRating: 4.8, tradeReviews: 9, noShows: 1, people: 9, answersIn: 3 },
}
const saidOfOwner = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('listitem')
    .map((fact) => fact.textContent)

test('it says facts of its owner: stars, meetings, people, answers, proofs', async () => {
  const { unmount } = await open({ user: { ...STANDING, proofs: ['phone', 'email'] } })
  expect(saidOfOwner('Quien lo ofrece')).toEqual([
    '4,8 ★4,8 de 5 estrellas, 9 valoraciones·',
    'Acudió a 12 de 13 encuentros·',
    '9 personas·',
    'responde en unas 3 horas·',
    'teléfono y email probados',
  ])
  unmount()
  await open(
    {
      user: {
        ...STANDING,
        successfulTrades: 1,
        noShows: 0,
        people: 1,
        answersIn: null,
        proofs: ['government_id'],
      },
    },
    'en',
  )
  expect(saidOfOwner('Offered by').slice(1)).toEqual([
    'Came to 1 of 1 meeting·',
    '1 person·',
    'identity proven',
  ])
})

test('who has nothing yet is new; of who left, and before the answer, nothing is said', async () => {
  const nothing = {
    ...{ successfulTrades: 0, tradeReviews: 0, averageRating: 0 },
    ...{ noShows: 0, people: 0, answersIn: null },
  }
  const { unmount } = await open({ user: { ...STANDING, ...nothing, proofs: [] } })
  expect(saidOfOwner('Quien lo ofrece')).toEqual([`Nuevo en ${brand}`])
  unmount()
  const gone = { ...OWNER, firstName: 'Usuario eliminado', lastName: '', hasLeft: true as const }
  const left = await open({ user: gone })
  expect(saidOfOwner('Quien lo ofrece')).toEqual([])
  expect(screen.queryByRole('link', { name: 'Usuario eliminado' })).toBeNull()
  left.unmount()
  await open({ user: OWNER })
  expect(saidOfOwner('Quien lo ofrece')).toEqual([])
})

test('in English money and words change, the item itself does not', async () => {
  await open({ distanceKm: 0 }, 'en')
  expect(t.shows('Worth about Gs. 350,000')).toBe(true)
  expect(t.shows('Good') && t.shows('Books')).toBe(true)
  expect(t.shows('Encarnación, Paraguay · in your area')).toBe(true)
})

test.each([`<sCripT src=//x></scriPt>`, `"><img src=x onerror=1>`])(
  'markup in %j is literal text (case 32)',
  async (hostile) => {
    const user = { id: 'x', firstName: hostile, lastName: '', profileImageUrl: null }
    await open({ title: hostile, description: hostile, tags: [hostile], location: hostile, user })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(hostile)
    expect(screen.getAllByText(hostile).length).toBeGreaterThanOrEqual(4)
    expect(document.querySelector('script[src="//x"], img[src="x"]')).toBeNull()
  },
)

test('no element carries a style attribute: public screens have no inline styles', async () => {
  await open({ tags: ['a'] })
  expect(document.querySelectorAll('article [style]')).toHaveLength(0)
})

test('a reserved and a traded item say so first', async () => {
  const { unmount } = await open({ tradeStatus: 'reserved' })
  expect(t.shows('Reservado')).toBe(true)
  unmount()
  await open({ tradeStatus: 'traded' })
  expect(t.shows('Intercambiado')).toBe(true)
})

test("one's own item says so", async () => {
  t.signedIn()
  fakeServer({ [USER]: t.ANA, [ITEM]: { body: makeItem(7) } })
  await t.visit('/items/7')
  await screen.findByText('Es tu artículo')
})

// Case 34, for a deleted item; for a traded one see propose.test.tsx.
test.each(['7', '0', 'abc', '7.5', '99999999999999999999'])(
  'an address that names nothing (%s) is a plain page with a way back',
  async (id) => {
    fakeServer({ [USER]: t.VISITOR, [ITEM]: refusal(404, 'item_not_found', 'x') })
    await t.visit(`/items/${id}`)
    await screen.findByText('Artículo no encontrado')
    expect(t.shows('El artículo que buscas no existe o ha sido eliminado.')).toBe(true)
    expect(screen.getByRole('link', { name: 'Ver artículos' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('button', { name: 'Proponer Intercambio' })).toBeNull()
  },
)

test('a failing server and a lost network each say what happened, and trying again helps', async () => {
  const server = fakeServer({ [USER]: t.VISITOR, [ITEM]: { status: 500, text: '<html>' } })
  await t.visit('/items/7')
  await screen.findByText('No pudimos mostrar este artículo')
  server.answers[ITEM] = 'no network'
  await userEvent.click(t.button('Intentar de nuevo'))
  await screen.findByText('Sin conexión')
  server.answers[ITEM] = { body: makeItem(7) }
  await userEvent.click(t.button('Intentar de nuevo'))
  await screen.findByRole('article')
})

test('what a list already holds is shown at once, with its distance', async () => {
  fakeServer({ [USER]: t.VISITOR, [ITEM]: 'never' })
  const { queryClient } = await t.visit('/')
  const items = [makeItem(7, { distanceKm: 3 })]
  queryClient.setQueryData([...listsKey, {}], { pages: [{ items }], pageParams: [''] })
  history.pushState(null, '', '/items/7')
  await screen.findByRole('article')
  expect(t.shows(/a menos de 5 km/)).toBe(true)
})

test('opened from anywhere it tells a member how far it is from the town of their profile', async () => {
  t.signedIn()
  const server = fakeServer({
    [USER]: { body: makePerson({ id: 'me', homePoint: HOME }) },
    [ITEM]: ({ url }) => {
      const distanceKm = url.searchParams.get('userLatitude') === '-25.2900' ? 41 : undefined
      return { body: makeItem(7, { distanceKm }) }
    },
  })
  await t.visit('/items/7')
  expect(await screen.findByText(/a menos de 50 km/)).toBeTruthy()
  expect(server.named('GET /api/items/7').length).toBeLessThanOrEqual(2)
})

test('a distance that does not come takes nothing of the page away', async () => {
  t.signedIn()
  let know: (person: { body: CurrentUser }) => void = () => undefined
  const server = fakeServer({
    [USER]: () => new Promise((resolve) => (know = resolve)),
    [ITEM]: ({ url }) => (url.search ? { status: 500, text: '<html>' } : { body: makeItem(7) }),
  })
  const { queryClient } = await t.visit('/items/7')
  await screen.findByRole('article')
  await act(async () => know({ body: makePerson({ id: 'me', homePoint: HOME }) }))
  await waitFor(() => expect(server.named(ITEM).at(-1)?.url.search).toContain('userLatitude'))
  await waitFor(() => expect(queryClient.isFetching({ queryKey: itemKey(7) })).toBe(0))
  expect(screen.getByRole('article')).toBeTruthy()
})

test("of one's own item, which tells no distance, none is asked for", async () => {
  t.signedIn()
  const person = makePerson({ homePoint: HOME })
  const server = fakeServer({ [USER]: { body: person }, [ITEM]: { body: makeItem(7) } })
  const { queryClient } = await t.visit('/')
  queryClient.setQueryData(currentUserQuery.queryKey, person)
  queryClient.setQueryData([...listsKey, {}], {
    pages: [{ items: [makeItem(7)] }],
    pageParams: [''],
  })
  history.pushState(null, '', '/items/7')
  await screen.findByText('Es tu artículo')
  await waitFor(() => expect(server.named(ITEM)).toHaveLength(1))
  expect(server.named(ITEM)[0]?.url.search).toBe('')
})

test('the way back leads to the list as it was left, or to its beginning', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  await open()
  history.replaceState({ fromList: true }, '')
  await userEvent.click(screen.getByRole('link', { name: 'Volver a los artículos' }))
  expect(back).toHaveBeenCalledOnce()
  history.replaceState(null, '')
  await userEvent.click(screen.getByRole('link', { name: 'Volver a los artículos' }))
  await waitFor(() => expect(t.here()).toBe('/'))
  expect(back).toHaveBeenCalledOnce()
})
