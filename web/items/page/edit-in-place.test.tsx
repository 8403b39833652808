import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as kept from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from '#web/i18n/choose-language.ts'
import {
  DRAFT,
  guitar,
  openEdit,
  PUT,
  retype,
  save,
  sentOf,
} from '#web/items/dialogs/testing-edit.tsx'
import { itemKeys, itemQuery } from '#web/items/queries.ts'
import * as t from '#web/items/testing.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(async () => {
  t.fresh()
  await kept.del(DRAFT)
})
afterEach(() => vi.unstubAllGlobals())

test('the form holds what the item is, and the focus goes to its heading', async () => {
  await openEdit({}, guitar(2, { tags: ['cuerdas'] }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Editar Artículo' }))
  expect(t.field('Título').value).toBe('Guitarra')
  expect(t.field('Libros').checked).toBe(true)
  expect(t.field('Bueno').checked).toBe(true)
  expect(t.field(/Valor estimado/).value).toBe('350.000')
  expect(t.field('Ubicación').value).toBe('Encarnación, Paraguay')
  expect(t.shows('cuerdas')).toBe(true)
  expect(t.shows('2 de 5')).toBe(true)
  expect(t.shows('PNG o JPG, hasta 5 MB cada una')).toBe(true)
})

test('another title is sent alone (case 33); everything that shows items is refreshed', async () => {
  const saved = guitar(2, { title: 'Guitarra criolla' })
  const { server, queryClient, onDone } = await openEdit({ [PUT]: { body: saved } })
  queryClient.setQueryData(itemQuery(7).queryKey, guitar(2))
  queryClient.setQueryData([...itemKeys.mine, 'list'], { pages: [], pageParams: [] })
  queryClient.setQueryData(itemKeys.forProposals, [])
  await retype('Título', 'Guitarra criolla')
  await save()
  await screen.findAllByText('Artículo actualizado')
  expect(sentOf(server)).toEqual([{ title: 'Guitarra criolla' }])
  expect(queryClient.getQueryData(itemQuery(7).queryKey)?.title).toBe('Guitarra criolla')
  for (const key of [[...itemKeys.mine, 'list'], itemKeys.forProposals]) {
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
  }
  expect(onDone).toHaveBeenCalledOnce()
  expect(await kept.get(DRAFT)).toBeUndefined()
})

test('another language in the middle of it keeps what was typed', async () => {
  await openEdit()
  await retype('Título', 'Guitarra criolla')
  await act(() => chooseLanguage('en'))
  expect(t.field('Title').value).toBe('Guitarra criolla')
  expect(t.button('Save changes').disabled).toBe(false)
  await act(() => chooseLanguage('es'))
})

test('what changed nothing just closes', async () => {
  const { server, onDone } = await openEdit()
  await save()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sentOf(server)).toEqual([])
})

test('giving up asks only when something was changed', async () => {
  const { onDone } = await openEdit()
  await userEvent.type(t.field('Título'), ' criolla')
  await userEvent.click(t.button('Cancelar'))
  await screen.findByText('¿Salir sin guardar?')
  await userEvent.click(t.button('Seguir editando'))
  expect(t.field('Título').value).toBe('Guitarra criolla')
  await userEvent.click(t.button('Cancelar'))
  await userEvent.click(t.button('Descartar cambios'))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(await kept.get(DRAFT)).toBeUndefined()
})

test('giving up at once closes at once', async () => {
  const { onDone } = await openEdit()
  await userEvent.click(t.button('Cancelar'))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test.each([
  ['es', 'Título', 'Guardar cambios', 'Título requerido', 'El título del artículo es obligatorio.'],
  [
    'es',
    /Descripción/,
    'Guardar cambios',
    'Descripción requerida',
    'La descripción del artículo es obligatoria.',
  ],
  ['en', 'Title', 'Save changes', 'Title required', 'The title of the item is required.'],
  [
    'en',
    /Description/,
    'Save changes',
    'Description required',
    'The description of the item is required.',
  ],
] as const)('%s: %s left empty is said at saving', async (language, label, press, title, text) => {
  const { server } = await openEdit({}, guitar(2), language)
  await retype(label, '')
  await userEvent.click(t.button(press))
  await screen.findAllByText(title)
  expect(t.shows(text)).toBe(true)
  expect(document.activeElement).toBe(t.field(label))
  expect(sentOf(server)).toEqual([])
})

test('tags: Enter adds what is trimmed, once, and sends nothing; what still stands there counts', async () => {
  const { server } = await openEdit({ [PUT]: { body: guitar(2) } })
  await userEvent.type(t.field(/Etiquetas/), '  madera {Enter}madera{Enter}{Enter}')
  expect(screen.getAllByText('madera')).toHaveLength(1)
  expect(sentOf(server)).toEqual([])
  await userEvent.type(t.field(/Etiquetas/), 'rojo{Enter}')
  await userEvent.click(t.button('Quitar etiqueta madera'))
  expect(document.activeElement).toBe(t.field(/Etiquetas/))
  await userEvent.type(t.field(/Etiquetas/), 'nylon')
  await save()
  await screen.findAllByText('Artículo actualizado')
  expect(sentOf(server)).toEqual([{ tags: ['rojo', 'nylon'] }])
})
