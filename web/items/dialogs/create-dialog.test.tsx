import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as kept from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#terms/http'
import { MINE, openMine } from '#web/items/mine/testing-mine.tsx'
import * as t from '#web/items/testing.tsx'
import * as preparing from '#web/media/prepare.ts'
import { makeItem } from '#web/testing/items.ts'
import { jpeg } from './testing-edit.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const DRAFT = 'publish-draft'

beforeEach(async () => {
  t.fresh()
  await kept.del(DRAFT)
})
afterEach(() => vi.unstubAllGlobals())

async function open(language: Language = 'es') {
  const view = await openMine({ [MINE]: { body: [makeItem(8)] } }, language)
  const name = language === 'es' ? 'Publicar Artículo' : 'Publish Item'
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByRole('dialog')
  return view
}
const isOpen = () => screen.queryByRole('heading', { name: 'Crear Nuevo Artículo' }) !== null
const publish = () => userEvent.click(t.button('Publicar'))

async function fill() {
  await userEvent.type(t.field('Título'), 'Camión de juguete')
  await userEvent.click(t.field('Juguetes y juegos'))
  await userEvent.clear(t.field('Ubicación'))
  await userEvent.type(t.field('Ubicación'), 'Encarnación')
  await userEvent.type(t.field(/Descripción/), 'Un camión de madera, pintado a mano.')
}

/** As the form sends what nobody said. */
const NOTHING_WANTED = {
  wantedCategoryIds: '[]',
  wantedText: '',
  takesOffers: 'true',
  takesMoney: 'false',
}

test('it publishes what was entered, in good condition if nothing else is said', async () => {
  const sent = t.fakeUploads(() => ({ status: 201, body: makeItem(9) }))
  const { server } = await open()
  expect(t.field('Bueno').checked).toBe(true)
  await fill()
  await userEvent.type(t.field(/Etiquetas/), 'madera{Enter}')
  await publish()
  await screen.findAllByText('Artículo creado')
  expect(t.shows('Tu artículo ha sido publicado exitosamente.')).toBe(true)
  expect(isOpen()).toBe(false)
  expect(t.here()).toBe('/my-items')
  const { clientId, ...body } = Object.fromEntries(sent[0] ?? [])
  expect(clientId).toMatch(/^[0-9a-f-]{36}$/)
  expect(body).toEqual({
    title: 'Camión de juguete',
    categoryId: '8',
    condition: 'good',
    estimatedValue: '0',
    location: 'Encarnación',
    description: 'Un camión de madera, pintado a mano.',
    tags: '["madera"]',
    ...NOTHING_WANTED,
  })
  await waitFor(() => expect(server.named(MINE)).toHaveLength(2))
  expect(await kept.get(DRAFT)).toBeUndefined()
  expect(document.activeElement).toBe(t.button('Publicar Artículo'))
})

test('its refusals are the stricter ones', async () => {
  await open()
  await userEvent.clear(t.field('Ubicación'))
  await publish()
  await screen.findByText('Selecciona una categoría')
  expect(t.shows('Ingresa tu ubicación')).toBe(true)
  expect(t.shows('El título debe tener al menos 3 caracteres')).toBe(true)
  expect(t.shows('La descripción debe tener al menos 10 caracteres')).toBe(true)
})

test('English says the same', async () => {
  await open('en')
  expect(screen.getByRole('heading', { name: 'Create New Item' })).toBeTruthy()
  await userEvent.clear(t.field('Location'))
  await userEvent.click(t.button('Publish'))
  await screen.findByText('Select a category')
  expect(t.shows('Enter your location')).toBe(true)
})

test('a failure is told, everything stays, and the next try is the same item (case 25)', async () => {
  let status = 500
  const sent = t.fakeUploads(() => ({ status, body: status === 201 ? makeItem(9) : {} }))
  await open()
  await fill()
  await publish()
  await screen.findAllByText('No se pudo crear el artículo. Inténtalo de nuevo.')
  expect(t.field('Título').value).toBe('Camión de juguete')
  status = 201
  await publish()
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(sent[1]?.get('clientId')).toBe(sent[0]?.get('clientId'))
})

test('three photos at most', async () => {
  await open()
  await userEvent.upload(t.field('Elegir fotos'), [1, 2, 3, 4].map(jpeg))
  await screen.findAllByText('Límite excedido')
  expect(t.shows('Puedes subir máximo 3 imágenes')).toBe(true)
  expect(await screen.findAllByAltText(/^Foto \d$/)).toHaveLength(3)
})

test('the full form waits for photos that are being prepared: none would be in the draft', async () => {
  const prepare = vi.spyOn(preparing, 'preparePhoto')
  prepare.mockReturnValue(new Promise(() => undefined))
  await open()
  await userEvent.upload(t.field('Elegir fotos'), [jpeg(1)])
  const link = screen.getByRole('link', { name: 'Abrir el formulario completo' })
  expect(link.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(link)
  expect(t.here()).toBe('/my-items')
  expect(isOpen()).toBe(true)
  prepare.mockRestore()
})

test('leaving asks when something was entered; the draft goes on in the full form', async () => {
  await open()
  await userEvent.type(t.field('Título'), 'Guitarra')
  await userEvent.click(t.button('Cerrar'))
  await screen.findByText('¿Salir sin publicar?')
  await userEvent.click(t.button('Guardar borrador y salir'))
  await waitFor(() => expect(isOpen()).toBe(false))
  await waitFor(async () =>
    expect(await kept.get(DRAFT)).toMatchObject({ userId: 'ana', values: { title: 'Guitarra' } }),
  )
  await userEvent.click(t.button('Publicar Artículo'))
  await screen.findByText('Recuperamos tu borrador')
  expect(t.field('Título').value).toBe('Guitarra')
  const link = screen.getByRole('link', { name: 'Abrir el formulario completo' })
  expect(link.getAttribute('href')).toBe('/items/new')
  await userEvent.click(t.button('Descartar borrador'))
  await waitFor(() => expect(t.field('Título').value).toBe(''))
  expect(await kept.get(DRAFT)).toBeUndefined()
})

test('with nothing entered it closes at once and keeps nothing', async () => {
  await open()
  await userEvent.click(t.button('Cancelar'))
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(await kept.get(DRAFT)).toBeUndefined()
})

test('a session that ends under it leaves it there, with the draft', async () => {
  t.fakeUploads(() => t.VISITOR)
  const { server } = await open()
  await fill()
  server.answers['GET /api/auth/user'] = t.VISITOR
  await publish()
  const links = await screen.findAllByRole('link', { name: 'Iniciar sesión' })
  expect(links.map((link) => link.getAttribute('href'))).toContain(
    '/custom-login?next=%2Fmy-items%3Fcreate%3D1',
  )
  expect(t.field('Título').value).toBe('Camión de juguete')
  await waitFor(async () => expect(await kept.get(DRAFT)).toMatchObject({ userId: 'ana' }))
})

test("while it is asked who is there, another person's draft is not read", async () => {
  const photo = { full: new Blob(['x']), medium: null, small: null, colors: null }
  await kept.set(DRAFT, {
    userId: 'beto',
    clientId: '0190a1b2-0000-4000-8000-000000000000',
    values: { title: 'Guitarra de Beto' },
    photos: [{ name: 'guitarra.jpg', photo }],
  })
  let answer: (given: typeof t.ANA) => void = () => undefined
  const user = () => new Promise<typeof t.ANA>((resolve) => (answer = resolve))
  const list = { body: [makeItem(8)] }
  const { server } = await openMine({ [MINE]: list, 'GET /api/auth/user': user })
  await waitFor(() => expect(server.named('GET /api/auth/user')).toHaveLength(1))
  await userEvent.click(t.button('Publicar Artículo'))
  // The dialog's code is there by then; what it shows waits.
  await act(async () => void (await import('./create-dialog.tsx')))
  expect(isOpen()).toBe(false)
  answer(t.ANA)
  await screen.findByRole('heading', { name: 'Crear Nuevo Artículo' })
  expect(t.field('Título').value).toBe('')
  expect(await kept.get(DRAFT)).toBeUndefined()
})
