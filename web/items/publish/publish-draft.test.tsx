import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as kept from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#web/api/session.ts'
import * as t from '#web/items/testing.tsx'
import { setSlow } from '#web/testing/fake-keyval.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const DRAFT = 'publish-draft'
const BETO = { body: makePerson({ id: 'beto', firstName: 'Beto', lastName: 'Ríos' }) }
const photo = { full: new Blob(['x'.repeat(9000)]), medium: null, small: null, colors: null }
const draftOf = (userId: string | null) => ({
  userId,
  clientId: '0190a1b2-0000-4000-8000-000000000000',
  values: { title: 'Guitarra criolla', categoryId: '11', estimatedValue: '150.000' },
  photos: [{ name: 'guitarra.jpg', photo }],
})

beforeEach(async () => {
  t.fresh()
  await kept.del(DRAFT)
})
afterEach(() => vi.unstubAllGlobals())

test('what is typed is kept on the device, and comes back with its photos', async () => {
  const { unmount } = await t.openForm()
  await userEvent.type(t.field('Título'), 'Guitarra')
  await screen.findByText('Borrador guardado en este dispositivo')
  unmount()
  await t.visit('/items/new')
  await screen.findByText('Recuperamos tu borrador')
  expect(t.field('Título').value).toBe('Guitarra')
})

test('a draft comes back whole: chips, grouped value, photos', async () => {
  await kept.set(DRAFT, draftOf('ana'))
  await t.openForm()
  expect(t.field('Título').value).toBe('Guitarra criolla')
  expect(t.field('Música e instrumentos').checked).toBe(true)
  expect(t.field(/Valor estimado/).value).toBe('150.000')
  expect(await screen.findByAltText('Foto 1')).toBeTruthy()
  expect(t.shows('9 KB')).toBe(true)
})

test('discarding it begins anew', async () => {
  await kept.set(DRAFT, draftOf('ana'))
  await t.openForm()
  await userEvent.click(t.button('Descartar borrador'))
  await waitFor(() => expect(t.field('Título').value).toBe(''))
  expect(screen.queryByAltText('Foto 1')).toBeNull()
  expect(await kept.get(DRAFT)).toBeUndefined()
})

test('the next person on this device sees nothing of it', async () => {
  await kept.set(DRAFT, draftOf('beto'))
  await t.openForm()
  expect(t.field('Título').value).toBe('')
  expect(await kept.get(DRAFT)).toBeUndefined()
})

test('without a network the form and its draft are there all the same', async () => {
  await kept.set(DRAFT, draftOf('ana'))
  t.signedIn()
  fakeServer({ 'GET /api/auth/user': 'no network' })
  await t.visit('/items/new')
  await screen.findByText('Recuperamos tu borrador')
  expect(t.field('Título').value).toBe('Guitarra criolla')
})

// Case 24.
test('a form that was held does not go on as that of another person', async () => {
  const { queryClient, server } = await t.openForm()
  await userEvent.type(t.field('Título'), 'Guitarra')
  act(() => queryClient.setQueryData(currentUserQuery.queryKey, null))
  expect(t.field('Título').value).toBe('Guitarra')
  server.answers['GET /api/auth/user'] = BETO
  await act(() => queryClient.refetchQueries(currentUserQuery))
  await waitFor(() => expect(t.field('Título').value).toBe(''))
  expect(t.shows('Recuperamos tu borrador')).toBe(false)
})

test('a draft read without a network is taken away again when another person proves to be there', async () => {
  await kept.set(DRAFT, draftOf('ana'))
  t.signedIn()
  const server = fakeServer({ 'GET /api/auth/user': 'no network' })
  const { queryClient } = await t.visit('/items/new')
  await screen.findByText('Recuperamos tu borrador')
  server.answers['GET /api/auth/user'] = BETO
  await act(() => queryClient.refetchQueries(currentUserQuery))
  await waitFor(() => expect(t.field('Título').value).toBe(''))
  await waitFor(async () => expect(await kept.get(DRAFT)).toBeUndefined())
})

test('a draft that is not one of ours breaks nothing', async () => {
  await kept.set(DRAFT, { values: 7 })
  await t.openForm()
  expect(t.field('Título').value).toBe('')
})

test('leaving asks only when something was entered, and can keep or discard it', async () => {
  const first = await t.openForm()
  await userEvent.click(t.button('Cancelar'))
  expect(t.here()).toBe('/')
  first.unmount()
  const second = await t.visit('/items/new')
  await userEvent.type(await screen.findByLabelText('Título'), 'Gui')
  await userEvent.click(t.button('Cancelar'))
  await userEvent.click(t.button('Seguir aquí'))
  expect(t.field('Título').value).toBe('Gui')
  await userEvent.click(t.button('Cancelar'))
  await userEvent.click(t.button('Guardar borrador y salir'))
  expect(t.here()).toBe('/')
  await waitFor(async () => expect(await kept.get(DRAFT)).toBeDefined())
  second.unmount()
  await t.visit('/items/new')
  await screen.findByText('Recuperamos tu borrador')
  await userEvent.click(t.button('Cancelar'))
  await userEvent.click(t.button('Descartar y salir'))
  await waitFor(() => expect(t.here()).toBe('/'))
  expect(await kept.get(DRAFT)).toBeUndefined()
})

test('one that could not be read in time is not written over, and comes back', async () => {
  await kept.set(DRAFT, draftOf('ana'))
  setSlow(true)
  const { unmount } = await t.openForm()
  setSlow(false)
  await userEvent.type(t.field('Título'), 'Otra cosa')
  await screen.findByText('Este navegador no deja guardar el borrador: no cierres la página.')
  unmount()
  expect(await kept.get(DRAFT)).toEqual(draftOf('ana'))
  await t.visit('/items/new')
  await waitFor(() => expect(t.field('Título').value).toBe('Guitarra criolla'))
})

test('where there was none after all, what is typed is kept', async () => {
  setSlow(true)
  await t.openForm()
  setSlow(false)
  await userEvent.type(t.field('Título'), 'Otra cosa')
  await screen.findByText('Borrador guardado en este dispositivo')
})
