import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as kept from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listsKey } from '#web/browse/queries.ts'
import * as t from '#web/items/testing.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const DRAFT = 'publish-draft'
const PLACES = { 'GET /api/places': { body: [] } }
const CREATED = () => ({ status: 201, body: makeItem(7) })

beforeEach(async () => {
  t.fresh()
  await kept.del(DRAFT)
})
afterEach(() => vi.unstubAllGlobals())

const fillAndPublish = async (sent: FormData[]) => {
  await t.fillForm()
  await t.published(sent)
}

/** As the form sends what nobody said. */
const NOTHING_WANTED = {
  wantedCategoryIds: '[]',
  wantedText: '',
  takesOffers: 'true',
  takesMoney: 'false',
}

test('a problem is said when a field is first left, not while it is typed', async () => {
  await t.openForm()
  await userEvent.type(t.field('Título'), 'ab')
  expect(t.shows('El título debe tener al menos 3 caracteres')).toBe(false)
  await userEvent.tab()
  await screen.findByText('El título debe tener al menos 3 caracteres')
  await userEvent.type(t.field('Título'), 'c')
  await waitFor(() => expect(t.shows(/al menos 3 caracteres/)).toBe(false))
})

test('the button says what it waits for; pressed too early it leads to the first', async () => {
  await t.openForm()
  await screen.findByText('Falta: título, categoría, estado y descripción')
  await userEvent.clear(t.field('Ubicación'))
  await screen.findByText('Falta: título, categoría, estado, ubicación y descripción')
  await userEvent.type(t.field('Título'), 'Bicicleta')
  await screen.findByText('Falta: categoría, estado, ubicación y descripción')
  await userEvent.click(t.button('Publicar'))
  await screen.findByText('Debes seleccionar una categoría')
  expect(t.shows('Debes seleccionar el estado del artículo')).toBe(true)
  expect(t.shows('La ubicación es requerida')).toBe(true)
  expect(document.activeElement).toHaveProperty('name', 'categoryId')
})

test('what is too long is told beside its field, and not sent', async () => {
  const sent = t.fakeUploads(CREATED)
  await t.openForm(PLACES)
  await t.fillForm()
  for (const [label, length] of [
    ['Título', 101],
    ['Ubicación', 101],
    [/^Descripción/, 1_001],
  ] as const) {
    fireEvent.change(t.field(label), { target: { value: 'x'.repeat(length) } })
  }
  await userEvent.click(t.button('Publicar'))
  await screen.findByText('El título no puede exceder 100 caracteres')
  expect(t.shows('La ubicación no puede exceder 100 caracteres')).toBe(true)
  expect(t.shows('La descripción no puede exceder 1000 caracteres')).toBe(true)
  expect(sent).toEqual([])
})

test('what was entered is sent as the contract wants it; lists are refreshed; the item opens', async () => {
  const sent = t.fakeUploads(CREATED)
  const { queryClient } = await t.openForm(PLACES)
  queryClient.setQueryData([...listsKey, {}], { pages: [], pageParams: [] })
  await fillAndPublish(sent)
  await screen.findAllByText('Artículo creado')
  expect(t.shows('Tu artículo ha sido publicado exitosamente.')).toBe(true)
  expect(t.here()).toBe('/items/7')
  expect(queryClient.getQueryState([...listsKey, {}])?.isInvalidated).toBe(true)
  expect(await kept.get(DRAFT)).toBeUndefined()
  const { clientId, ...body } = Object.fromEntries(sent[0] ?? [])
  expect(clientId).toMatch(/^[0-9a-f-]{36}$/)
  expect(body).toEqual({
    title: 'Camión de juguete',
    categoryId: '8',
    condition: 'like_new',
    estimatedValue: '150000',
    location: 'Encarnación',
    description: 'Un camión de madera, pintado a mano.',
    tags: '["madera","rojo"]',
    ...NOTHING_WANTED,
  })
})

test('the value is grouped on leaving; a decimal part is refused and stays (case 12)', async () => {
  await t.openForm()
  await userEvent.type(t.field(/Valor estimado/), '1500000')
  await userEvent.tab()
  expect(t.field(/Valor estimado/).value).toBe('1.500.000')
  await userEvent.clear(t.field(/Valor estimado/))
  await userEvent.type(t.field(/Valor estimado/), '150,5')
  await userEvent.tab()
  await screen.findByText('Escribe el valor en guaraníes enteros, por ejemplo 150.000')
  expect(t.field(/Valor estimado/).value).toBe('150,5')
})

test('a session that ended under the form leaves it there, with its draft and a way to sign in', async () => {
  const sent = t.fakeUploads(() => t.VISITOR)
  await t.openForm(PLACES)
  await fillAndPublish(sent)
  const link = await screen.findByRole('link', { name: 'Iniciar sesión' })
  expect(link.getAttribute('href')).toBe('/custom-login?next=%2Fitems%2Fnew')
  expect(t.shows('Sesión expirada')).toBe(true)
  expect(t.here()).toBe('/items/new')
  expect(t.field('Título').value).toBe('Camión de juguete')
  await waitFor(async () =>
    expect(await kept.get(DRAFT)).toMatchObject({ values: { title: 'Camión de juguete' } }),
  )
})

test('what the server marks stands beside its field; its own words are shown', async () => {
  const issues = [
    { path: 'title', message: 'Ese título no va' },
    { path: 'images', message: 'Esa foto no va' },
  ]
  const body = { code: 'invalid', message: 'Revisa los datos marcados.', issues }
  const sent = t.fakeUploads(() => ({ status: 422, body }))
  await t.openForm(PLACES)
  await fillAndPublish(sent)
  await screen.findByText('Ese título no va')
  expect(t.shows('Esa foto no va')).toBe(true)
  await screen.findAllByText('Error al publicar')
  expect(t.shows('Revisa los datos marcados.')).toBe(true)
  expect(document.activeElement).toBe(t.field('Título'))
})

test('an answer that nobody wrote is not shown to anybody', async () => {
  const sent = t.fakeUploads(() => ({ status: 502, body: '<html>nginx</html>' }))
  await t.openForm(PLACES)
  await fillAndPublish(sent)
  await screen.findAllByText('Error al publicar')
  await screen.findAllByText('No se pudo publicar el artículo. Nada se perdió: inténtalo de nuevo.')
  expect(t.shows(/nginx/)).toBe(false)
})

test('a visitor is told and taken to the sign-in page, and back from there', async () => {
  fakeServer({ 'GET /api/auth/user': t.VISITOR })
  await t.visit('/items/new')
  await screen.findAllByText('Inicia sesión para publicar')
  expect(t.here()).toBe('/items/new')
  await waitFor(() => expect(t.here()).toBe('/custom-login?next=%2Fitems%2Fnew'))
})

test('the suggested categories come first', async () => {
  await t.openForm()
  await userEvent.type(t.field('Título'), 'Guitarra')
  await screen.findByText('Por el título, parece')
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios[0]).toBe(t.field('Música e instrumentos'))
  expect(radios.filter(({ name }) => name === 'categoryId')).toHaveLength(16)
})

test('while it is sent the button keeps the focus, and a second press sends nothing', async () => {
  const sent = t.fakeUploads(() => 'never')
  await t.openForm(PLACES)
  await fillAndPublish(sent)
  await screen.findByText(/^Enviando/)
  expect(t.button('Publicar').getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(t.button('Publicar'))
  await userEvent.keyboard('{Enter}')
  await userEvent.click(t.button('Publicar'))
  expect(sent).toHaveLength(1)
})
