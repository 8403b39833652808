/** The screens of wishes in every state: the list, one, one's own and the form. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Route, Switch } from 'wouter'
import type { Wish } from '#contract/wishes'
import type { Language } from '#terms/http'
import * as t from '#web/items/testing.tsx'
import { entriesOf } from '#web/pwa/outbox/entries.ts'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { renderApp } from '#web/testing/render.tsx'
import { askedIn, paramsOf } from './asked.ts'
import { valuesIn } from './form/wish-values.ts'
import { WantedScreen } from './list/wanted-screen.tsx'
import { MyWishesScreen } from './mine/my-wishes-screen.tsx'
import { WishScreen } from './page/wish-screen.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(() => t.fresh())
afterEach(() => vi.unstubAllGlobals())

const LIST = 'GET /api/wishes'
const MINE = 'GET /api/wishes/mine'
const BETO = { id: 'beto', firstName: 'Beto', lastName: 'Ruiz', profileImageUrl: null }

const wish = (id: number, given: Partial<Wish> = {}): Wish => ({
  ...{ id, words: `Cosa ${id}`, categories: [{ id: 9, name: 'Deportes y bicicletas' }] },
  ...{ maxValue: 400_000, note: 'Para mi sobrina', isPublic: true, isOpen: true },
  place: { location: 'Luque', city: 'Luque', country: 'Paraguay', km: 25 },
  ...{ createdAt: '2026-11-27T12:00:00.000Z', updatedAt: '2026-11-27T12:00:00.000Z' },
  expiresAt: '2027-01-26T12:00:00.000Z',
  user: BETO,
  ...given,
})
const own = (id: number, given: Partial<Wish> = {}) =>
  wish(id, {
    user: { id: 'ana', firstName: 'Ana', lastName: 'López', profileImageUrl: null },
    own: { news: 0, isEnding: false },
    ...given,
  })

async function open(
  address: string,
  answers: Answers,
  { isOut = false, language = 'es' as Language } = {},
) {
  if (!isOut) t.signedIn()
  const server = fakeServer({
    'GET /api/auth/user': isOut ? t.VISITOR : t.ANA,
    'GET /api/places': { body: [] },
    'GET /api/favorites': { body: [] },
    ...answers,
  })
  history.pushState(null, '', address)
  const view = await renderApp(
    <Switch>
      <Route path="/wanted" component={WantedScreen} />
      <Route path="/wanted/:id" component={WishScreen} />
      <Route path="/my-wishes" component={MyWishesScreen} />
      <Route>
        <h1>elsewhere</h1>
      </Route>
    </Switch>,
    language,
  )
  return { ...server, ...view }
}

test('the list says who looks for what, up to what and where; its form asks by the address', async () => {
  const { named } = await open('/wanted', { [LIST]: { body: [wish(7), wish(6, { place: null })] } })
  const link = await screen.findByRole('link', { name: 'Cosa 7' })
  expect(link.getAttribute('href')).toBe('/wanted/7')
  for (const text of ['Hasta Gs. 400.000', 'Luque, hasta 25 km', 'En cualquier lugar']) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  }
  await userEvent.type(screen.getByLabelText('Palabras'), 'arpa')
  await userEvent.selectOptions(screen.getByLabelText('Categoría'), 'Música e instrumentos')
  await userEvent.click(screen.getByRole('button', { name: 'Ver' }))
  await waitFor(() => expect(location.search).toBe('?q=arpa&category=11'))
  await waitFor(() => expect(named(LIST).at(-1)?.url.search).toBe('?search=arpa&categoryIds=11'))
})

test('nothing, a failure and no network each say what to do', async () => {
  const { unmount } = await open('/wanted?q=x', { [LIST]: { body: [] } })
  await screen.findByText('Nadie busca eso por ahora')
  unmount()
  const failing = await open('/wanted', { [LIST]: refusal(500, 'x', 'Se rompió') })
  await screen.findByText('No pudimos cargar esto')
  failing.unmount()
  await open('/wanted', { [LIST]: 'no network' })
  await screen.findByText('Aparece cuando vuelva la conexión.')
})

test('a visitor reads a wish, and signs in to say that they have it', async () => {
  await open('/wanted/7', { 'GET /api/wishes/7': { body: wish(7) } }, { isOut: true })
  await screen.findByRole('heading', { name: 'Cosa 7', level: 1 })
  expect(screen.getByText('Beto Ruiz')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Lo tengo' }))
  expect(location.pathname + location.search).toBe('/custom-login?next=%2Fwanted%2F7')
})

test('Lo tengo offers one of mine, or leads to publishing with the words filled in', async () => {
  const OFFERS = 'POST /api/wishes/7/offers'
  const reserved = { tradeStatus: 'reserved', status: 'reserved', isAvailable: false } as const
  const { named } = await open('/wanted/7', {
    'GET /api/wishes/7': { body: wish(7) },
    'GET /api/my-items': {
      body: [makeItem(3, { title: 'Bici' }), makeItem(4, { title: 'Mesa', ...reserved })],
    },
    [OFFERS]: { status: 204, text: null },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Lo tengo' }))
  const dialog = within(await screen.findByRole('dialog'))
  const mine = await dialog.findByRole('button', { name: 'Bici' })
  expect(dialog.queryByRole('button', { name: 'Mesa' })).toBeNull()
  expect(dialog.getByRole('link', { name: 'Publicar uno nuevo' }).getAttribute('href')).toBe(
    '/items/new?title=Cosa%207',
  )
  await userEvent.click(mine)
  await waitFor(() => expect(named(OFFERS).map(({ body }) => body)).toEqual([{ itemId: 3 }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what is not there says so, in English too', async () => {
  const missing = refusal(404, 'wish_not_found', 'x')
  await open('/wanted/9', { 'GET /api/wishes/9': missing }, { language: 'en' })
  await screen.findByRole('heading', { name: 'That wish is not here' })
})

test('my own says what is new, what it is, and is renewed and closed', async () => {
  const ending = own(7, { own: { news: 2, isEnding: true } })
  const { named } = await open('/my-wishes', {
    [MINE]: { body: [ending, own(6, { isPublic: false, isOpen: false })] },
    'POST /api/wishes/7/renew': { body: own(7) },
    'POST /api/wishes/7/close': { body: own(7, { isOpen: false }) },
  })
  await screen.findByText('2 cosas nuevas')
  expect(screen.getByText(/Aviso tuyo, solo lo ves tú · Ya terminó/)).toBeTruthy()
  const [first] = screen.getAllByRole('button', { name: 'Renovar 60 días' })
  if (first) await userEvent.click(first)
  await waitFor(() => expect(named('POST /api/wishes/7/renew')).toHaveLength(1))
})

test('what has come stands on its own page', async () => {
  await open('/wanted/7', {
    'GET /api/wishes/7': { body: own(7) },
    'GET /api/wishes/7/finds': { body: [makeItem(3, { title: 'Bici azul' })] },
    [MINE]: { body: [] },
  })
  await screen.findByRole('link', { name: 'Bici azul' })
  expect(screen.queryByRole('button', { name: 'Lo tengo' })).toBeNull()
})

test('the form says what is wrong beside the field, and sends what was written', async () => {
  const { named } = await open('/my-wishes?new=wish', {
    [MINE]: { body: [] },
    'POST /api/wishes': { status: 201, body: own(8) },
  })
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Publicar lo que busco' }))
  await dialog.findByText('Escribe qué buscas, con al menos 2 letras')
  await userEvent.type(dialog.getByLabelText('¿Qué buscas?'), 'Arpa')
  await userEvent.type(dialog.getByLabelText('Valor máximo'), '500000')
  await userEvent.click(dialog.getByRole('button', { name: 'Publicar lo que busco' }))
  await waitFor(() => expect(named('POST /api/wishes')).toHaveLength(1))
  expect(named('POST /api/wishes')[0]?.body).toMatchObject({
    ...{ words: 'Arpa', maxValue: 500_000, isPublic: true, categoryIds: [], location: '' },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('without a network a wish waits on the device and can be discarded', async () => {
  await open('/my-wishes?new=alert&words=kalimba', {
    [MINE]: { body: [] },
    'POST /api/wishes': 'no network',
  })
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: 'Avísame' }))
  await waitFor(async () => expect(await entriesOf('ana')).toHaveLength(1))
  const waiting = within(await screen.findByRole('list', { name: 'Esperan la conexión' }))
  expect(waiting.getByText('kalimba')).toBeTruthy()
  await userEvent.click(waiting.getByRole('button', { name: 'Descartar' }))
  await waitFor(async () => expect(await entriesOf('ana')).toEqual([]))
})

test.each([
  [
    '?q=%20arpa%20&category=11&place=Luque',
    { search: 'arpa', categoryIds: ['11'], location: 'Luque' },
  ],
  ['?category=99&q=', {}],
  ['?cursor=abc', { cursor: 'abc' }],
])('the address %s asks for what it says', (search, params) => {
  expect(paramsOf(askedIn(search))).toEqual(params)
})

test('an alert brings along what was filtered, and nothing else', () => {
  expect(valuesIn('?words=bici&categories=9,3&max=300000&place=Luque&km=50')).toMatchObject({
    ...{ words: 'bici', category: '9,3', maxValue: '300000', location: 'Luque', radius: '50' },
  })
  expect(valuesIn('?categories=x&max=-1&km=a')).toMatchObject({
    ...{ category: '', maxValue: '', radius: '25', words: '' },
  })
})
