import '#web/app/start/features.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as kept from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ID, MINE, openMine, VALUES } from '#web/items/mine/testing-mine.tsx'
import { keepWaiting } from '#web/items/sending/waiting.ts'
import * as t from '#web/items/testing.tsx'
import { entriesOf, retryEntry } from '#web/pwa/outbox/entries.ts'
import { startOutbox } from '#web/pwa/outbox/start.ts'
import { setOnline } from '#web/pwa/store/testing.ts'
import { setFull } from '#web/testing/fake-keyval.ts'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const PLACES = { 'GET /api/places': { body: [] } }
const CREATED = { status: 201, body: makeItem(9, { title: 'Guitarra criolla' }) }
const photo = { full: new Blob(['x'.repeat(9000)]), medium: null, small: null, colors: null }
const QUEUED = 'Guardado en este dispositivo.'
let stop: (() => void) | undefined

beforeEach(() => t.fresh())
afterEach(() => {
  stop?.()
  setOnline(true)
  vi.unstubAllGlobals()
})

const putGuitar = () =>
  keepWaiting('ana', ID, { values: VALUES, photos: [{ name: 'guitarra.jpg', photo }] })

/** Ana's own items, with the queue at work. */
async function openQueue() {
  const view = await openMine({ [MINE]: { body: [], headers: { 'X-Total-Count': '0' } } })
  stop = startOutbox(view.queryClient)
  const card = () => screen.getByRole('heading', { name: 'Guitarra criolla' }).closest('article')
  await screen.findByRole('heading', { name: 'Guitarra criolla' })
  return { ...view, card: () => within(card() as HTMLElement) }
}

/** Ana opens it in the publish form. */
async function mend() {
  t.signedIn()
  fakeServer({ 'GET /api/auth/user': t.ANA, ...PLACES })
  const view = await t.visit(`/items/new?waiting=${ID}`)
  await screen.findByLabelText('Título')
  return view
}

test('publishing without a network puts it in the queue, says so and leads to one’s own items', async () => {
  const sent = t.fakeUploads(() => 'no network')
  await t.openForm(PLACES)
  await t.fillForm()
  setOnline(false)
  await screen.findByText(/Puedes publicar igual/)
  await userEvent.click(t.button('Publicar'))
  await waitFor(() => expect(t.here()).toBe('/my-items'))
  await screen.findAllByText(QUEUED)
  expect(t.shows('Se publicará cuando vuelva la conexión.')).toBe(true)
  expect(sent).toHaveLength(0)
  const [entry] = await entriesOf('ana')
  expect(entry?.payload).toMatchObject({ values: { title: 'Camión de juguete' } })
  await waitFor(async () => expect(await kept.get('publish-draft')).toBeUndefined())
})

// Case 25.
test('an answer that never came: the queue sends the same item, not a second one', async () => {
  const answers = ['no network' as const, CREATED]
  const sent = t.fakeUploads(() => answers.shift() ?? CREATED)
  const { queryClient } = await t.openForm(PLACES)
  await t.fillForm()
  await t.published(sent)
  await waitFor(() => expect(t.here()).toBe('/my-items'))
  stop = startOutbox(queryClient)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.get('clientId')).toBe(sent[0]?.get('clientId'))
  expect(sent[1]?.get('estimatedValue')).toBe('150000')
  await waitFor(async () => expect(await entriesOf('ana')).toEqual([]))
})

test('a device that has no room for it leaves everything in the form', async () => {
  const sent = t.fakeUploads(() => 'no network')
  await t.openForm(PLACES)
  await t.fillForm()
  setFull(true)
  await t.published(sent)
  await screen.findAllByText('Sin conexión')
  expect(t.here()).toBe('/items/new')
  expect(t.field('Título').value).toBe('Camión de juguete')
})

test('it stands first among one’s own items, goes out with its photos when the network is back', async () => {
  setOnline(false)
  await putGuitar()
  const sent = t.fakeUploads(() => CREATED)
  const { card, server } = await openQueue()
  expect(card().getByText('Esperando conexión')).toBeTruthy()
  expect(card().queryByRole('button', { name: /^Reintentar/ })).toBeNull()
  const asked = server.named(MINE).length
  act(() => setOnline(true))
  await screen.findAllByText('Artículo creado')
  expect(sent[0]?.get('clientId')).toBe(ID)
  expect(sent[0]?.get('images')).toBeInstanceOf(Blob)
  await waitFor(() => expect(screen.queryByText('Esperan en este dispositivo')).toBeNull())
  await waitFor(() => expect(server.named(MINE).length).toBeGreaterThan(asked))
})

test('a refusal says the server’s sentence; mended in its form it goes out as the same item', async () => {
  await putGuitar()
  let body: { status: number; body: unknown } = refusal(422, 'invalid', 'Revisa el título.')
  const sent = t.fakeUploads(() => body)
  const { card, unmount } = await openQueue()
  await waitFor(() =>
    expect(card().getByText('No se pudo publicar: Revisa el título.')).toBeTruthy(),
  )
  const edit = card().getByRole('link', { name: 'Editar Guitarra criolla' })
  expect(edit.getAttribute('href')).toBe(`/items/new?waiting=${ID}`)
  unmount()
  body = CREATED
  await mend()
  expect(t.field('Título').value).toBe('Guitarra criolla')
  expect(await screen.findByAltText('Foto 1')).toBeTruthy()
  await userEvent.type(t.field('Título'), ' con estuche')
  await userEvent.click(t.button('Publicar'))
  await waitFor(() => expect(t.here()).toBe('/items/9'))
  const last = sent.at(-1)
  expect(last?.get('title')).toBe('Guitarra criolla con estuche')
  expect(last?.get('clientId')).toBe(ID)
  expect(await entriesOf('ana')).toEqual([])
})

test('opened and left, it waits for its person with what was typed; retried it goes out', async () => {
  await putGuitar()
  t.fakeUploads(() => CREATED)
  const form = await mend()
  await userEvent.type(t.field('Título'), ' roja')
  await userEvent.click(t.button('Cancelar'))
  await userEvent.click(t.button('Guardar borrador y salir'))
  form.unmount()
  await waitFor(async () => {
    const [entry] = await entriesOf('ana')
    expect(entry?.payload).toMatchObject({ values: { title: 'Guitarra criolla roja' } })
    expect(entry?.isHeld).toBe(true)
  })
  await openMine({ [MINE]: { body: [] } })
  await screen.findByText('Sin terminar: ábrelo para publicarlo.')
  await retryEntry(ID)
  await screen.findByText('Esperando conexión')
})

test('discarding asks first', async () => {
  setOnline(false)
  await putGuitar()
  const { card } = await openQueue()
  await userEvent.click(card().getByRole('button', { name: 'Descartar Guitarra criolla' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Conservar' }))
  expect(await entriesOf('ana')).toHaveLength(1)
  await userEvent.click(card().getByRole('button', { name: 'Descartar Guitarra criolla' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Descartar' }))
  await waitFor(async () => expect(await entriesOf('ana')).toEqual([]))
  await waitFor(() => expect(screen.queryByText('Esperan en este dispositivo')).toBeNull())
})

// Last: what never ends keeps its place in the queue.
test('while it is sent it says how far it is, and nothing else may be done with it', async () => {
  await putGuitar()
  t.fakeUploads(() => 'never')
  const { card } = await openQueue()
  await waitFor(() => expect(card().getByText('Enviando… 50 %')).toBeTruthy())
  expect(card().queryAllByRole('button')).toEqual([])
})
