/** Where a thing is: the town of the profile to begin with, and a question where the place names no town (J140). */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as t from '#web/items/testing.tsx'
import { stubPosition } from '#web/testing/browser.ts'
import { makeItem } from '#web/testing/items.ts'
import { makePerson } from '#web/testing/people.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(() => {
  t.fresh()
  stubPosition(null)
})
afterEach(() => vi.unstubAllGlobals())

const TOWN = { name: 'San Lorenzo', country: 'Paraguay', label: 'San Lorenzo, Paraguay' }
const created = () => ({ status: 201, body: makeItem(7) })
const question = () => screen.queryByLabelText<HTMLInputElement>('¿En qué ciudad?')
/** Knows San Lorenzo and nothing else. */
const ONE_TOWN = {
  'GET /api/places': { body: [TOWN] },
  'GET /api/places/town': ({ url }: { url: URL }) => ({
    body: { town: url.searchParams.get('text')?.startsWith('San Lo') ? TOWN : null },
  }),
}

async function retype(label: string, text: string) {
  await userEvent.clear(t.field(label))
  await userEvent.type(t.field(label), text)
}

test.each([
  [{ city: 'Luque', country: 'Paraguay' }, 'Luque, Paraguay'],
  [{ city: 'Lisboa', country: 'Otro' }, 'Lisboa'],
])('a new form is in the town of the profile: %j', async (home, place) => {
  await t.openForm({ 'GET /api/auth/user': { body: makePerson(home) } })
  expect(t.field('Ubicación').value).toBe(place)
  // Nothing was entered: leaving asks nothing.
  await userEvent.click(t.button('Cancelar'))
  await waitFor(() => expect(t.here()).toBe('/'))
})

test('a place without a town is asked for as soon as its field is left', async () => {
  const sent = t.fakeUploads(created)
  await t.openForm(ONE_TOWN)
  await t.fillForm()
  await retype('Ubicación', 'Barrio Obrero')
  expect(question()).toBeNull()
  await userEvent.click(t.field('Título'))
  await userEvent.type(await screen.findByLabelText('¿En qué ciudad?'), 'san lo')
  await userEvent.click(await screen.findByRole('option', { name: TOWN.label }))
  expect(t.shows('Lo mostramos en San Lorenzo.')).toBe(true)
  await t.published(sent)
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    location: 'Barrio Obrero',
    city: 'San Lorenzo',
    country: 'Paraguay',
  })
})

test('a town that is typed out is taken as well', async () => {
  await t.openForm(ONE_TOWN)
  await retype('Ubicación', 'mi casa')
  await userEvent.click(t.field('Título'))
  await userEvent.type(await screen.findByLabelText('¿En qué ciudad?'), 'San Lorenzo')
  await userEvent.click(t.field('Título'))
  await waitFor(() => expect(t.shows('Lo mostramos en San Lorenzo.')).toBe(true))
})

test('an answer that comes late is not of what stands there by then', async () => {
  let tell: (answer: { body: { town: typeof TOWN } }) => void = () => undefined
  const late = new Promise<{ body: { town: typeof TOWN } }>((done) => {
    tell = done
  })
  const sent = t.fakeUploads(created)
  await t.openForm({
    ...ONE_TOWN,
    'GET /api/places/town': ({ url }: { url: URL }) =>
      url.searchParams.get('text') === 'San Lorenzo' ? late : { body: { town: null } },
  })
  await t.fillForm()
  await retype('Ubicación', 'mi casa')
  await userEvent.click(t.field('Título'))
  await userEvent.type(await screen.findByLabelText('¿En qué ciudad?'), 'San Lorenzo')
  await userEvent.click(t.field('Título'))
  await retype('¿En qué ciudad?', 'Areguá')
  await act(async () => tell({ body: { town: TOWN } }))
  expect(question()?.value).toBe('Areguá')
  await t.published(sent)
  expect(sent[0]?.has('city')).toBe(false)
})

test('another place lets go of the answer, and one that names its town asks nothing', async () => {
  const sent = t.fakeUploads(created)
  await t.openForm(ONE_TOWN)
  await t.fillForm()
  await retype('Ubicación', 'por ahí')
  await userEvent.click(t.field('Título'))
  await userEvent.type(await screen.findByLabelText('¿En qué ciudad?'), 'san lo')
  await userEvent.click(await screen.findByRole('option', { name: TOWN.label }))
  await retype('Ubicación', 'San Lorenzo centro')
  await userEvent.click(t.field('Título'))
  await waitFor(() => expect(question()).toBeNull())
  await t.published(sent)
  expect(sent[0]?.has('city')).toBe(false)
})

test('where the device told the place nobody is asked', async () => {
  stubPosition({ latitude: -27.33, longitude: -55.87 })
  const { server } = await t.openForm({
    ...ONE_TOWN,
    'GET /api/places/near': { status: 404, body: { code: 'not_found', message: 'x' } },
  })
  await retype('Ubicación', 'mi casa')
  await userEvent.click(t.button('Detectar ubicación'))
  await screen.findByText(/no pudimos averiguar cómo se llama/)
  await waitFor(() => expect(question()).toBeNull())
  expect(server.named('GET /api/places/near')).toHaveLength(1)
})
