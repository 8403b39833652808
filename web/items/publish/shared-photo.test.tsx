import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as kept from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as t from '#web/items/testing.tsx'
import { clearShared, keepShared } from '#web/pwa/share-target/keep-shared.ts'
import { fakeServer } from '#web/testing/fake-server.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

/** The first to look fetches the code. */
const FIRST = { timeout: 10_000 }
const HEAD = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const photo = (name: string) => new File([HEAD, 'x'.repeat(9_000)], name, { type: 'image/jpeg' })
const photos = (count: number) => Array.from({ length: count }, (_, i) => photo(`${i}.jpg`))
const shown = () => screen.queryAllByAltText(/^Foto \d$/).length

async function open(address = '/items/new?shared=1') {
  t.signedIn()
  fakeServer({ 'GET /api/auth/user': t.ANA })
  await t.visit(address)
  await screen.findByLabelText('Título')
}

beforeEach(async () => {
  t.fresh()
  await kept.clear()
  await clearShared()
})
afterEach(() => vi.unstubAllGlobals())

test('a shared photo stands in the form with its words, and is kept as its draft', async () => {
  await keepShared({ title: 'Silla', text: 'De madera, firme', photos: photos(1) })
  await open()
  await screen.findByText('Agregamos la foto que compartiste', {}, FIRST)
  await waitFor(() => expect(shown()).toBe(1))
  expect(t.field('Título').value).toBe('Silla')
  expect(t.field(/Descripción/).value).toBe('De madera, firme')
  expect(t.here()).toBe('/items/new')
  await screen.findByText('Borrador guardado en este dispositivo')
  expect(await kept.get('publish-draft')).toMatchObject({
    values: { title: 'Silla' },
    photos: [{ name: '0.jpg' }],
  })
})

test('a draft is not lost: photos join it, and nothing typed is replaced', async () => {
  const before = { full: new Blob(['x']), medium: null, small: null, colors: null }
  await kept.set('publish-draft', {
    userId: 'ana',
    clientId: '0190a1b2-0000-4000-8000-000000000000',
    values: { title: 'Guitarra criolla' },
    photos: [{ name: 'guitarra.jpg', photo: before }],
  })
  await keepShared({ title: 'Silla', text: 'De madera', photos: photos(2) })
  await open()
  await screen.findByText('Agregamos las 2 fotos que compartiste')
  await waitFor(() => expect(shown()).toBe(3))
  expect(t.field('Título').value).toBe('Guitarra criolla')
  expect(t.field(/Descripción/).value).toBe('De madera')
})

test('more than an item has are said to be too many', async () => {
  await keepShared({ title: '', text: '', photos: photos(7) })
  await open()
  await waitFor(() => expect(shown()).toBe(5))
  await screen.findByText('Puedes subir máximo 5 imágenes')
  await screen.findByText('Agregamos las 5 fotos que compartiste')
})

test('what is no picture says so, and the form goes on', async () => {
  await keepShared({ title: '', text: '', photos: [new File(['%PDF-1.7'], 'a.jpg')] })
  await open()
  await screen.findByText('a.jpg')
  expect(shown()).toBe(0)
})

test('what did not arrive, or waited too long, is asked for again', async () => {
  await open('/items/new?shared=0')
  await screen.findByText('La foto que compartiste no llegó')
  expect(t.here()).toBe('/items/new')
})

test('a visitor is led to sign in and back to what was shared, which waits', async () => {
  await keepShared({ title: 'Silla', text: '', photos: photos(1) })
  fakeServer({})
  const { unmount } = await t.visit('/items/new?shared=1')
  await waitFor(() => expect(t.here()).toBe('/custom-login?next=%2Fitems%2Fnew%3Fshared%3D1'))
  unmount()
  await open()
  await screen.findByText('Agregamos la foto que compartiste')
})

test('in a form that nothing was shared with there is no word of it', async () => {
  await keepShared({ title: 'Silla', text: '', photos: photos(1) })
  await open('/items/new')
  await userEvent.type(t.field('Título'), 'Mesa')
  expect(t.shows(/compartiste/)).toBe(false)
  expect(shown()).toBe(0)
})
