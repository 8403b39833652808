import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as kept from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ID, MINE, openMine, VALUES } from '#web/items/mine/testing-mine.tsx'
import * as t from '#web/items/testing.tsx'
import { enqueue, entriesOf } from '#web/pwa/outbox/entries.ts'
import { whenFree } from '#web/pwa/outbox/lock.ts'
import { setOnline } from '#web/pwa/store/testing.ts'
import { fakeServer } from '#web/testing/fake-server.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

let arrive: () => void = () => undefined

beforeEach(() => t.fresh())
afterEach(() => {
  arrive()
  setOnline(true)
  vi.unstubAllGlobals()
})

const put = (payload: unknown, person = 'ana') =>
  enqueue({ id: ID, kind: 'publish', person, payload })
const putGuitar = (person?: string) => put({ values: VALUES, photos: [] }, person)

/** It is on its way until the test ends, as from another tab of the device. */
function sending() {
  const { promise, resolve } = Promise.withResolvers<void>()
  arrive = resolve
  void whenFree('publish', () => promise)
}

async function openCard() {
  setOnline(false)
  await openMine({ [MINE]: { body: [] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar Guitarra criolla' }))
}

async function confirmDiscard() {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Descartar' }))
  await screen.findAllByText('No se pudo descartar')
}

/** Ana comes to mend it, and something else is unfinished as well. */
async function mendInVain() {
  await kept.set('publish-draft', {
    userId: 'ana',
    clientId: '0190a1b2-0000-4000-8000-000000000001',
    values: { ...VALUES, title: 'Otra cosa' },
    photos: [],
  })
  t.signedIn()
  fakeServer({ 'GET /api/auth/user': t.ANA, 'GET /api/places': { body: [] } })
  await t.visit(`/items/new?waiting=${ID}`)
  await waitFor(() => expect(t.here()).toBe('/my-items'))
  await screen.findAllByText('No se pudo abrir')
  expect(screen.queryByLabelText('Título')).toBeNull()
}

test('what is on its way when it is to be discarded stays, and that is said', async () => {
  await putGuitar()
  await openCard()
  sending()
  await confirmDiscard()
  expect(t.shows('Se está enviando ahora. Inténtalo de nuevo en un momento.')).toBe(true)
  expect(await entriesOf('ana')).toHaveLength(1)
})

test('a device that cannot discard it says so', async () => {
  await putGuitar()
  await openCard()
  const refused = () => Promise.reject(new DOMException('closed', 'InvalidStateError'))
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request: refused } } }))
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await confirmDiscard()
  expect(warn).toHaveBeenCalledOnce()
  expect(await entriesOf('ana')).toHaveLength(1)
})

test('what is on its way when it is to be mended is not held back, and no other form opens', async () => {
  await putGuitar()
  sending()
  await mendInVain()
  expect(await entriesOf('ana')).toMatchObject([{ isHeld: false }])
})

test('what has gone leads back to one’s own items', async () => {
  await mendInVain()
})

test('what cannot be read is not held', async () => {
  await put({ values: 7 })
  await mendInVain()
  expect(await entriesOf('ana')).toMatchObject([{ isHeld: false }])
})

test('what is another person’s is not held', async () => {
  await putGuitar('beto')
  await mendInVain()
  expect(await entriesOf('beto')).toMatchObject([{ isHeld: false }])
})
