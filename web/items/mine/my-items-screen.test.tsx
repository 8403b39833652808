import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Item } from '#contract/items'
import * as t from '#web/items/testing.tsx'
import { stubEndInView } from '#web/testing/browser.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { currentToast } from '#web/ui/toast/toast.ts'
import { MINE, openMine } from './testing-mine.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(() => t.fresh())
afterEach(() => vi.unstubAllGlobals())

const list = (items: Item[], headers: Record<string, string> = {}) => ({ body: items, headers })
const state = (tradeStatus: Item['tradeStatus']) => ({
  tradeStatus,
  status: tradeStatus,
  isAvailable: tradeStatus === 'available',
})
const guitar = makeItem(7, { title: 'Guitarra', createdAt: new Date().toISOString() })
const card = (title: string) =>
  screen.getByRole('link', { name: title }).closest('article') as HTMLElement

test('own items with state, value, place and age, each with its link; the count above', async () => {
  const items = [
    guitar,
    makeItem(8, { title: 'Mesa', ...state('reserved'), estimatedValue: 0 }),
    makeItem(9, { title: 'Silla', ...state('traded') }),
  ]
  await openMine({ [MINE]: list(items, { 'X-Total-Count': '3' }) })
  await screen.findByText('3 artículos')
  expect(document.title).toMatch(/^Mis Artículos/)
  const first = within(card('Guitarra'))
  expect(first.getByRole('link').getAttribute('href')).toBe('/items/7')
  for (const text of ['Disponible', 'Gs. 350.000', /^Encarnación · Hace un momento/]) {
    expect(first.getByText(text)).toBeTruthy()
  }
  expect(first.getByRole('button', { name: 'Editar Guitarra' })).toBeTruthy()
  expect(first.getByRole('button', { name: 'Eliminar Guitarra' })).toBeTruthy()
  const reserved = within(card('Mesa'))
  expect(reserved.getByText('Reservado')).toBeTruthy()
  expect(reserved.getByText(/no se puede editar ni eliminar/)).toBeTruthy()
  expect(reserved.queryAllByRole('button')).toEqual([])
  const traded = within(card('Silla'))
  expect(traded.getByText('Intercambiado')).toBeTruthy()
  expect(traded.getByText(/no se puede editar ni eliminar/)).toBeTruthy()
  expect(traded.queryAllByRole('button')).toEqual([])
})

test('English says the same', async () => {
  await openMine({ [MINE]: list([guitar], { 'X-Total-Count': '1000+' }) }, 'en')
  await screen.findByRole('button', { name: 'Edit Guitarra' })
  expect(screen.getByRole('heading', { name: 'My Items' })).toBeTruthy()
  expect(t.shows('more than 1000 items')).toBe(true)
  expect(t.shows('Available')).toBe(true)
})

test('eight skeletons keep the shape while it loads', async () => {
  const { container } = await openMine({ [MINE]: 'never' })
  expect(container.querySelectorAll('li')).toHaveLength(8)
  expect(t.shows('Cargando tus artículos')).toBe(true)
})

test('nothing yet: what will be here, and the one next step', async () => {
  await openMine({ [MINE]: list([], { 'X-Total-Count': '0' }) })
  await screen.findByText('Aún no tienes artículos publicados')
  await userEvent.click(t.button('Publicar Artículo'))
  await screen.findByRole('heading', { name: 'Crear Nuevo Artículo' })
})

test('a failing list says so and can be asked again', async () => {
  const { server } = await openMine({ [MINE]: refusal(500, 'unexpected', 'x') })
  await screen.findByText('No pudimos cargar los artículos')
  server.answers[MINE] = list([guitar])
  await userEvent.click(t.button('Intentar de nuevo'))
  await screen.findByRole('link', { name: 'Guitarra' })
})

test('offline is a state', async () => {
  await openMine({ [MINE]: 'no network' })
  await screen.findByText('Sin conexión')
})

test('further pages come by cursor, and nothing is shown twice', async () => {
  stubEndInView()
  const next = { Link: '</api/my-items?cursor=abc>; rel="next"', 'X-Total-Count': '3' }
  const pages = {
    first: list([guitar, makeItem(8)], next),
    second: list([makeItem(8), makeItem(9)]),
  }
  const { server } = await openMine({
    [MINE]: ({ url }) => (url.searchParams.get('cursor') === 'abc' ? pages.second : pages.first),
  })
  await screen.findByText('Cosa 9')
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(server.named(MINE)).toHaveLength(2)
})

test('deleting asks first; then it is gone, and the keyboard goes on from the heading', async () => {
  const { server } = await openMine({
    [MINE]: list([guitar, makeItem(8)]),
    'DELETE /api/items/7': { status: 200, text: '' },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar Guitarra' }))
  await screen.findByText('¿Eliminar este artículo?')
  server.answers[MINE] = list([makeItem(8)])
  await userEvent.click(t.button('Eliminar'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Guitarra' })).toBeNull())
  await screen.findAllByText('Artículo eliminado')
  expect(server.named('DELETE /api/items/7')).toHaveLength(1)
})

const ITEM = 'GET /api/items/7'
const isEditing = () => screen.queryByRole('heading', { name: 'Editar Artículo' }) !== null

test('an address that names one of them opens it for editing (the way back from signing in)', async () => {
  await openMine({ [MINE]: list([guitar]), [ITEM]: { body: guitar } }, 'es', '/my-items?edit=7')
  await screen.findByRole('heading', { name: 'Editar Artículo' })
  expect(t.here()).toBe('/my-items')
})

test('it may be on a later page of the list, which need not be there yet', async () => {
  await openMine({ [MINE]: 'never', [ITEM]: { body: guitar } }, 'es', '/my-items?edit=7')
  await screen.findByRole('heading', { name: 'Editar Artículo' })
  expect(t.field('Título').value).toBe('Guitarra')
})

test.each([
  ['somebody else’s thing', { body: makeItem(7, { userId: 'bruno' }) }],
  ['a reserved thing', { body: makeItem(7, state('reserved')) }],
  ['nothing', refusal(404, 'item_not_found', 'x')],
])('an address that names %s opens nothing, and is not asked again', async (_what, answer) => {
  const { server } = await openMine(
    { [MINE]: list([makeItem(8)]), [ITEM]: answer },
    'es',
    '/my-items?edit=7',
  )
  await screen.findByRole('link', { name: 'Cosa 8' })
  await waitFor(() => expect(server.named(ITEM)).toHaveLength(1))
  expect(t.here()).toBe('/my-items')
  expect(isEditing()).toBe(false)
  expect(currentToast()).toBeNull()
})

test.each(['edit=7', 'create=1'])(
  'with ?%s, who turns out to be signed out comes back to it from signing in',
  async (asked) => {
    const answers = { [MINE]: t.VISITOR, [ITEM]: { body: guitar }, 'GET /api/auth/user': t.VISITOR }
    await openMine(answers, 'es', `/my-items?${asked}`)
    const next = encodeURIComponent(`/my-items?${asked}`)
    await waitFor(() => expect(t.here()).toBe(`/custom-login?next=${next}`))
  },
)

test('without network that is said', async () => {
  await openMine({ [MINE]: list([guitar]), [ITEM]: 'no network' }, 'es', '/my-items?edit=7')
  await waitFor(() => expect(currentToast()?.title).toBe('No se pudo abrir'))
  expect(isEditing()).toBe(false)
})

test('what comes late does not open over what was begun meanwhile', async () => {
  let answer: (given: { body: Item }) => void = () => undefined
  const late = new Promise<{ body: Item }>((done) => {
    answer = done
  })
  await openMine({ [MINE]: list([makeItem(8)]), [ITEM]: () => late }, 'es', '/my-items?edit=7')
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar Cosa 8' }))
  await screen.findByText('¿Eliminar este artículo?')
  await act(async () => answer({ body: guitar }))
  expect(isEditing()).toBe(false)
  expect(t.shows('¿Eliminar este artículo?')).toBe(true)
})

test('asked for two dialogs before their code is there, the last one opens, alone', async () => {
  await openMine({ [MINE]: list([guitar, makeItem(8)]) })
  const remove = await screen.findByRole('button', { name: 'Eliminar Cosa 8' })
  fireEvent.click(t.button('Editar Guitarra'))
  fireEvent.click(remove)
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar este artículo?' })
  expect(within(dialog).getByText('Cosa 8')).toBeTruthy()
  expect(isEditing()).toBe(false)
})
