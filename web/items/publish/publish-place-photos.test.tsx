import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as t from '#web/items/testing.tsx'
import { stubPosition } from '#web/testing/browser.ts'
import { setFull } from '#web/testing/fake-keyval.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(() => {
  t.fresh()
  stubPosition(null)
})
afterEach(() => vi.unstubAllGlobals())

const PLACE = { name: 'Encarnación', country: 'Paraguay', label: 'Encarnación, Paraguay' }
const NOWHERE = { 'GET /api/places': { body: [] } }
const created = () => ({ status: 201, body: makeItem(7) })
const detect = () => userEvent.click(t.button('Detectar ubicación'))

test.each([
  [1, 'Permisos de ubicación denegados. Habilita la ubicación en tu navegador.'],
  [2, 'Tu ubicación no está disponible en este momento. Escribe una ciudad.'],
  [3, 'Detectar tu ubicación tardó demasiado. Inténtalo de nuevo o escribe una ciudad.'],
])('when the device answers %i it says why', async (code, sentence) => {
  stubPosition({ code })
  await t.openForm()
  await detect()
  await screen.findByText(sentence)
  expect(t.button('Detectar ubicación').ariaDisabled).toBe('false')
})

test('while the device is asked the button keeps the focus, and asks no second time', async () => {
  const getCurrentPosition = vi.fn()
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  })
  await t.openForm()
  await detect()
  const asking = await screen.findByRole('button', { name: 'Buscando tu ubicación…' })
  expect(document.activeElement).toBe(asking)
  await userEvent.click(asking)
  expect(getCurrentPosition).toHaveBeenCalledOnce()
})

test('a browser that cannot detect says so', async () => {
  await t.openForm()
  await detect()
  await screen.findByText('Tu navegador no puede detectar la ubicación. Escribe una ciudad.')
})

test('a detected place is named and sent rounded; typing another one lets go of it', async () => {
  stubPosition({ latitude: -27.330912, longitude: -55.866688 })
  const sent = t.fakeUploads(() => ({ status: 500, body: {} }))
  await t.openForm({ ...NOWHERE, 'GET /api/places/near': { body: PLACE } })
  await t.fillForm()
  await detect()
  await waitFor(() => expect(t.field('Ubicación').value).toBe('Encarnación, Paraguay'))
  await t.published(sent)
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    latitude: '-27.33',
    longitude: '-55.87',
    city: 'Encarnación',
    country: 'Paraguay',
  })
  await screen.findAllByText(/Nada se perdió/)
  await userEvent.clear(t.field('Ubicación'))
  await userEvent.type(t.field('Ubicación'), 'Luque')
  await userEvent.click(t.button('Publicar'))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.has('latitude')).toBe(false)
  expect(sent[1]?.get('location')).toBe('Luque')
})

test('a place without a name keeps its coordinates, and the person names it', async () => {
  stubPosition({ latitude: -27.33, longitude: -55.87 })
  const sent = t.fakeUploads(created)
  await t.openForm({ ...NOWHERE, 'GET /api/places/near': refusal(404, 'not_found', 'x') })
  await detect()
  await screen.findByText(/no pudimos averiguar cómo se llama/)
  await t.fillForm()
  await t.published(sent)
  expect(sent[0]?.get('latitude')).toBe('-27.33')
  expect(sent[0]?.get('location')).toBe('Encarnación')
  expect(sent[0]?.has('city')).toBe(false)
})

test('places are suggested while typing and taken by keyboard', async () => {
  const { server } = await t.openForm({ 'GET /api/places': { body: [PLACE] } })
  await userEvent.clear(t.field('Ubicación'))
  await userEvent.type(t.field('Ubicación'), 'enca')
  const option = await screen.findByRole('option', { name: 'Encarnación, Paraguay' })
  expect(server.named('GET /api/places')).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}')
  expect(option.getAttribute('aria-selected')).toBe('true')
  expect(t.field('Ubicación').getAttribute('aria-activedescendant')).toBe(option.id)
  await userEvent.keyboard('{Enter}')
  expect(t.field('Ubicación').value).toBe('Encarnación, Paraguay')
  expect(screen.queryByRole('listbox')).toBeNull()
})

const jpeg = (n: number) =>
  new File([Uint8Array.from([0xff, 0xd8, 0xff, n])], `foto-${n}.jpg`, { type: 'image/jpeg' })

test('five photos at most: the first ones stay, and it says so', async () => {
  await t.openForm()
  await userEvent.upload(t.field('Elegir fotos'), [1, 2, 3, 4, 5, 6].map(jpeg))
  await screen.findByText('Puedes subir máximo 5 imágenes')
  expect(await screen.findAllByAltText(/^Foto \d$/)).toHaveLength(5)
  expect(t.shows('Portada')).toBe(true)
})

test('photos are sent in their order, a size that was not made leaves its place empty', async () => {
  const sent = t.fakeUploads(created)
  await t.openForm(NOWHERE)
  await userEvent.upload(t.field('Elegir fotos'), [1, 2, 3].map(jpeg))
  await screen.findByAltText('Foto 3')
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar foto 1' }))
  await t.fillForm()
  await t.published(sent)
  const bytes = await Promise.all(
    (sent[0]?.getAll('images') ?? []).map((file) => (file as File).slice(3).text()),
  )
  expect(bytes).toEqual(['\x02', '\x03'])
  for (const name of ['images640', 'images320', 'imageColors', 'imageLooks']) {
    expect(sent[0]?.getAll(name)).toHaveLength(2)
  }
})

test('a file that is no photo is told at once and takes no place (case 28)', async () => {
  await t.openForm()
  const heic = Uint8Array.from('\0\0\0\x1cftypheic\0\0\0\0mif1heic', (c) => c.charCodeAt(0))
  await userEvent.upload(t.field('Elegir fotos'), [
    new File([heic], 'foto.jpg', { type: 'image/jpeg' }),
    new File(['<svg/>'], 'dibujo.svg', { type: 'image/svg+xml' }),
  ])
  await screen.findByText(/no pudo convertir esta foto HEIC/)
  await screen.findByText('Solo se permiten archivos de imagen')
  expect(t.shows('0 de 5')).toBe(true)
  await userEvent.click(t.button('Descartar foto.jpg'))
  expect(t.shows(/HEIC/)).toBe(false)
})

test('a file that is larger than a device makes smaller is told, and takes no place (D12)', async () => {
  await t.openForm()
  const huge = jpeg(1)
  Object.defineProperty(huge, 'size', { value: 41 * 1024 * 1024 })
  await userEvent.upload(t.field('Elegir fotos'), [huge])
  await screen.findByText('Las imágenes deben ser menores a 5MB')
  expect(t.shows('0 de 5')).toBe(true)
})

test('a browser that forbids storage is told, and the form goes on', async () => {
  setFull(true)
  await t.openForm()
  await userEvent.type(t.field('Título'), 'Guitarra')
  await screen.findByText(/no deja guardar el borrador/)
})
