import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as kept from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { itemQuery } from '#web/items/queries.ts'
import * as t from '#web/items/testing.tsx'
import { setSlow } from '#web/testing/fake-keyval.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { DRAFT, guitar, openEdit, PUT, retype, save, sentOf } from './testing-edit.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(async () => {
  t.fresh()
  await kept.del(DRAFT)
})
afterEach(() => vi.unstubAllGlobals())

test('a failure says so in words that one knows, and everything stays', async () => {
  const { onDone } = await openEdit({ [PUT]: { status: 502, text: '<html>nginx</html>' } })
  await retype('Título', 'Otra cosa')
  await save()
  await screen.findAllByText('No se pudieron guardar los cambios. Inténtalo nuevamente.')
  expect(t.shows(/nginx/)).toBe(false)
  expect(t.field('Título').value).toBe('Otra cosa')
  expect(onDone).not.toHaveBeenCalled()
})

test('English says the same', async () => {
  await openEdit({ [PUT]: { status: 500, text: '{}' } }, guitar(2), 'en')
  await retype('Title', 'Something else')
  await userEvent.click(t.button('Save changes'))
  await screen.findAllByText('The changes could not be saved. Try again.')
})

test('what the server marks stands beside its field; its own words are shown', async () => {
  const issues = [{ path: 'title', message: 'Ese título no va' }]
  await openEdit({ [PUT]: refusal(422, 'invalid', 'Revisa los datos marcados.', issues) })
  await retype('Título', 'Otra cosa')
  await save()
  await screen.findByText('Ese título no va')
  await screen.findAllByText('Revisa los datos marcados.')
  expect(document.activeElement).toBe(t.field('Título'))
})

test('an item that was reserved meanwhile is explained, and nothing typed is lost', async () => {
  const said = 'El artículo está reservado en un intercambio y no se puede cambiar ahora.'
  const { queryClient, onDone } = await openEdit({ [PUT]: refusal(409, 'item_reserved', said) })
  queryClient.setQueryData(itemQuery(7).queryKey, guitar(2))
  await retype('Título', 'Otra cosa')
  await save()
  await screen.findByText(`${said} Lo que escribiste sigue aquí.`)
  expect(t.field('Título').value).toBe('Otra cosa')
  expect(queryClient.getQueryState(itemQuery(7).queryKey)?.isInvalidated).toBe(false)
  await userEvent.click(t.button('Cancelar'))
  await userEvent.click(t.button('Descartar cambios'))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(queryClient.getQueryState(itemQuery(7).queryKey)?.isInvalidated).toBe(true)
})

test('a session that ended leaves the form, keeps the edit, and leads back to it (D22)', async () => {
  const { unmount } = await openEdit({ [PUT]: t.VISITOR })
  await retype('Título', 'Otra cosa')
  await save()
  const link = await screen.findByRole('link', { name: 'Iniciar sesión' })
  expect(link.getAttribute('href')).toBe('/custom-login?next=%2Fitems%2F7%3Fedit%3D1')
  expect(t.shows('Sesión expirada')).toBe(true)
  expect(t.field('Título').value).toBe('Otra cosa')
  unmount()
  await waitFor(async () =>
    expect(await kept.get(DRAFT)).toEqual({ userId: 'ana', values: { title: 'Otra cosa' } }),
  )
  // Changed elsewhere meanwhile: only what was typed comes back.
  await openEdit({}, guitar(2, { description: 'Casi no se usó en estos años.' }))
  await screen.findByText('Recuperamos tus cambios')
  expect(t.field('Título').value).toBe('Otra cosa')
  expect(t.field(/Descripción/).value).toBe('Casi no se usó en estos años.')
  await userEvent.click(t.button('Descartar cambios'))
  await waitFor(() => expect(t.field('Título').value).toBe('Guitarra'))
  expect(await kept.get(DRAFT)).toBeUndefined()
})

test('another place that was kept comes back without the town of the place before', async () => {
  const { unmount } = await openEdit()
  await retype('Ubicación', 'Luque')
  unmount()
  await waitFor(async () =>
    expect(await kept.get(DRAFT)).toEqual({ userId: 'ana', values: { location: 'Luque' } }),
  )
  const { server } = await openEdit({ [PUT]: { body: guitar(2) } })
  await screen.findByText('Recuperamos tus cambios')
  await save()
  await waitFor(() => expect(sentOf(server)).toEqual([{ location: 'Luque' }]))
})

test('changes that could not be read in time are not written over', async () => {
  const draft = { userId: 'ana', values: { title: 'Guitarra de antes' } }
  await kept.set(DRAFT, draft)
  setSlow(true)
  const { unmount } = await openEdit()
  setSlow(false)
  await retype('Título', 'Otra cosa')
  await screen.findByText(/no deja conservar/)
  unmount()
  expect(await kept.get(DRAFT)).toEqual(draft)
})

test('the next person on this device sees nothing of an edit', async () => {
  await kept.set(DRAFT, { userId: 'beto', values: { title: 'De Beto' } })
  await openEdit()
  expect(t.field('Título').value).toBe('Guitarra')
  expect(await kept.get(DRAFT)).toBeUndefined()
})

test('without a network it says so, and saves when there is one', async () => {
  const { server, onDone } = await openEdit({ [PUT]: 'no network' })
  await retype('Título', 'Otra cosa')
  await save()
  await screen.findAllByText('Tus cambios siguen aquí. Guárdalos cuando vuelva la conexión.')
  server.answers[PUT] = { body: guitar(2, { title: 'Otra cosa' }) }
  await save()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})
