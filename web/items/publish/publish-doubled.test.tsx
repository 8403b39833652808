import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '#web/app/start/features.ts'
import { ID, MINE, openMine, VALUES } from '#web/items/mine/testing-mine.tsx'
import { keepWaiting } from '#web/items/sending/waiting.ts'
import * as t from '#web/items/testing.tsx'
import { entriesOf } from '#web/pwa/outbox/entries.ts'
import { startOutbox } from '#web/pwa/outbox/start.ts'
import { makeItem } from '#web/testing/items.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const ASKED = {
  status: 409,
  body: {
    ...{ code: 'item_doubled', message: 'Ya publicaste uno casi igual.' },
    current: { id: 5, title: 'Camioncito' },
  },
}
const CREATED = { status: 201, body: makeItem(9, { title: 'Camión de juguete' }) }
const PLACES = { 'GET /api/places': { body: [] } }
const photo = { full: new Blob(['x'.repeat(9000)]), medium: null, small: null, colors: null }
let stop: (() => void) | undefined

beforeEach(() => t.fresh())
afterEach(() => {
  stop?.()
  vi.unstubAllGlobals()
})

// D59.
test('one that nearly equals one’s own is asked about where one sends it; “Es otra” publishes it', async () => {
  const sent = t.fakeUploads((_call, form) => (form.get('isOther') === 'true' ? CREATED : ASKED))
  await t.openForm({ ...PLACES, 'GET /api/items/9': { body: CREATED.body } })
  await t.fillForm()
  await userEvent.click(t.button('Publicar'))
  await screen.findByText('¿Es la misma publicación?')
  // Where the eye is: in the bar that sticks to the end of the screen.
  const bar = t.button('Publicar').parentElement as HTMLElement
  expect(within(bar).getByText('¿Es la misma publicación?')).toBeTruthy()
  expect(t.shows('Ya publicaste «Camioncito», que es casi igual.')).toBe(true)
  const see = screen.getByRole('link', { name: 'Ver la publicada' })
  expect(see.getAttribute('href')).toBe('/items/5')
  // Nothing is lost, and the plain button asks again.
  expect(t.field('Título').value).toBe('Camión de juguete')
  await userEvent.click(t.button('Publicar'))
  await waitFor(() => expect(sent).toHaveLength(2))
  await screen.findByText('¿Es la misma publicación?')
  // So does Enter, which presses the first button that sends.
  await userEvent.type(t.field('Título'), '{Enter}')
  await waitFor(() => expect(sent).toHaveLength(3))
  await screen.findByText('¿Es la misma publicación?')
  await userEvent.click(t.button('Es otra'))
  await waitFor(() => expect(t.here()).toBe('/items/9'))
  expect(sent.map((form) => form.get('isOther'))).toEqual([null, null, null, 'true'])
  expect(new Set(sent.map((form) => form.get('clientId'))).size).toBe(1)
})

test('“Es otra” that finds no network waits with that answer', async () => {
  const answers = [ASKED, 'no network' as const]
  t.fakeUploads(() => answers.shift() ?? CREATED)
  await t.openForm(PLACES)
  await t.fillForm()
  await userEvent.click(t.button('Publicar'))
  await userEvent.click(await screen.findByRole('button', { name: 'Es otra' }))
  await waitFor(() => expect(t.here()).toBe('/my-items'))
  const [entry] = await entriesOf('ana')
  expect(entry?.payload).toMatchObject({ values: { isOther: true } })
})

test('what waited and is refused so asks where it waits, with its photos, and goes out as another', async () => {
  await keepWaiting('ana', ID, { values: VALUES, photos: [{ name: 'guitarra.jpg', photo }] })
  const sent = t.fakeUploads((_call, form) => (form.get('isOther') === 'true' ? CREATED : ASKED))
  const view = await openMine({ [MINE]: { body: [], headers: { 'X-Total-Count': '0' } } })
  stop = startOutbox(view.queryClient)
  await screen.findByText('Ya publicaste «Camioncito», que es casi igual. ¿Es otra?')
  const card = screen.getByRole('heading', { name: 'Guitarra criolla' }).closest('article')
  const other = within(card as HTMLElement).getByRole('button', { name: /es otra$/ })
  await userEvent.click(other)
  await waitFor(async () => expect(await entriesOf('ana')).toEqual([]))
  expect(sent).toHaveLength(2)
  expect(sent[1]?.get('images')).toBeInstanceOf(Blob)
})
