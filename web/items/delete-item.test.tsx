import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#web/accounts/queries.ts'
import { listsKey } from '#web/browse/queries.ts'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { currentToast } from '#web/ui/toast.ts'
import { itemKeys, itemQuery } from './queries.ts'
import * as t from './testing.tsx'

const USER = 'GET /api/auth/user'
const ITEM = 'GET /api/items/7'
const DELETE = 'DELETE /api/items/7'
const RESTORE = 'POST /api/items/7/restore'
const LIST = [...listsKey, {}]

beforeEach(t.fresh)
afterEach(() => vi.unstubAllGlobals())

const listOf = (ids: number[]) => ({
  pages: [
    { items: ids.map((id) => makeItem(id)), total: { count: ids.length, more: false }, next: null },
  ],
  pageParams: [''],
})

/** Ana at her thing, with a list that holds it, and the dialog open. */
async function openDialog(answers: Parameters<typeof fakeServer>[0] = {}, language?: 'en') {
  t.signedIn()
  const server = fakeServer({
    [USER]: t.ANA,
    [ITEM]: { body: makeItem(7) },
    [DELETE]: {},
    [RESTORE]: { body: makeItem(7) },
    ...answers,
  })
  const view = await t.visit('/items/7', language)
  const name = language ? 'Delete' : 'Eliminar'
  view.queryClient.setQueryData<unknown>(LIST, listOf([8, 7, 6]))
  view.queryClient.setQueryData<unknown>(itemKeys.mine, listOf([7]))
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByRole('dialog')
  const confirm = async () => {
    const [, inDialog] = screen.getAllByRole('button', { name })
    await userEvent.click(inDialog ?? document.body)
  }
  const listed = () =>
    view.queryClient
      .getQueryData<ReturnType<typeof listOf>>(LIST)
      ?.pages.flatMap(({ items }) => items.map(({ id }) => id))
  return { ...view, server, confirm, listed }
}

const said = (title: string) => waitFor(() => expect(currentToast()?.title).toBe(title))
const pressUndo = () => act(async () => currentToast()?.action?.run())

test.each([
  [undefined, '¿Eliminar este artículo?', 'Cancelar'],
  ['en', 'Delete this item?', 'Cancel'],
] as const)(
  'it is asked first (%s), by its title, and the harmless answer has the focus',
  async (language, title, cancel) => {
    const { server } = await openDialog({}, language)
    const dialog = screen.getByRole('dialog', { name: title })
    expect(dialog.textContent).toContain('Cosa 7')
    await waitFor(() => expect(document.activeElement).toBe(t.button(cancel)))
    await userEvent.click(t.button(cancel))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.named(DELETE)).toEqual([])
  },
)

test('confirmed, it is gone from every list, one stands at My items, and for 5 s it can be undone', async () => {
  const { server, confirm, listed, queryClient } = await openDialog()
  const asked = server.named(USER).length
  await confirm()
  await said('Artículo eliminado')
  expect(currentToast()?.action?.label).toBe('Deshacer')
  expect(t.here()).toBe('/my-items')
  expect(listed()).toEqual([8, 6])
  expect(queryClient.getQueryData(itemKeys.mine)).toEqual(listOf([]))
  expect(queryClient.getQueryState(itemQuery(7).queryKey)?.isInvalidated ?? true).toBe(true)
  expect(server.named(DELETE)).toHaveLength(1)
  // The number of one's own things is asked again.
  expect(server.named(USER)).toHaveLength(asked + 1)
})

test('it leaves the lists before the server has answered', async () => {
  const { confirm, listed } = await openDialog({ [DELETE]: 'never' })
  await confirm()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(listed()).toEqual([8, 6])
  expect(t.button('Eliminando…').getAttribute('aria-disabled')).toBe('true')
  expect(currentToast()).toBeNull()
})

test('undone, it is where it was', async () => {
  const { server, confirm, listed } = await openDialog()
  await confirm()
  await said('Artículo eliminado')
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await said('Artículo restaurado')
  expect(listed()).toEqual([8, 7, 6])
  expect(server.named(RESTORE)).toHaveLength(1)
})

test('in English it says the same', async () => {
  const { confirm } = await openDialog({}, 'en')
  await confirm()
  await said('Item deleted')
  expect(currentToast()?.action?.label).toBe('Undo')
  await pressUndo()
  await said('Item restored')
})

test('an undo that comes too late says so in the server’s sentence, and it stays deleted', async () => {
  const late = 'Ya pasó el tiempo para recuperar este artículo.'
  const { confirm, listed } = await openDialog({ [RESTORE]: refusal(409, 'restore_late', late) })
  await confirm()
  await said('Artículo eliminado')
  await pressUndo()
  await said('No se pudo restaurar el artículo')
  expect(currentToast()?.text).toBe(late)
  expect(listed()).toEqual([8, 6])
})

test('an undo without network can be pressed again', async () => {
  const { server, confirm, listed } = await openDialog({ [RESTORE]: 'no network' })
  await confirm()
  await said('Artículo eliminado')
  await pressUndo()
  await said('Sin conexión')
  server.answers[RESTORE] = { body: makeItem(7) }
  await pressUndo()
  await said('Artículo restaurado')
  expect(listed()).toEqual([8, 7, 6])
})

test('what had gone before counts as deleted, without an undo', async () => {
  const { confirm, listed } = await openDialog({ [DELETE]: refusal(404, 'item_not_found', 'x') })
  await confirm()
  await said('Artículo eliminado')
  expect(currentToast()?.action).toBeUndefined()
  expect(listed()).toEqual([8, 6])
})

test('reserved meanwhile: the reason is told, it is back in the lists, and its page shows its state', async () => {
  const reason = 'El artículo está reservado en un intercambio y no se puede cambiar ahora.'
  const { server, confirm, listed } = await openDialog({
    [DELETE]: refusal(409, 'item_reserved', reason),
  })
  server.answers[ITEM] = { body: makeItem(7, { tradeStatus: 'reserved' }) }
  await confirm()
  await said('No se pudo eliminar el artículo')
  expect(currentToast()?.text).toBe(reason)
  expect(listed()).toEqual([8, 7, 6])
  await screen.findByText('Mientras está reservado no se puede editar ni eliminar.')
  expect(t.here()).toBe('/items/7')
})

test.each([
  [
    'no network',
    'Sin conexión',
    'El artículo sigue publicado. Elimínalo cuando vuelva la conexión.',
  ],
  [
    { status: 500, text: '<html>' },
    'No se pudo eliminar el artículo',
    'Sigue publicado. Inténtalo de nuevo.',
  ],
  [refusal(403, 'item_not_yours', 'No es tuyo.'), 'No se pudo eliminar el artículo', 'No es tuyo.'],
] as const)(
  'a delete that fails (%j) changes nothing and says why',
  async (answer, title, text) => {
    const { confirm, listed } = await openDialog({ [DELETE]: answer })
    await confirm()
    await said(title)
    expect(currentToast()?.text).toBe(text)
    expect(listed()).toEqual([8, 7, 6])
    expect(t.here()).toBe('/items/7')
  },
)

test('a session that ended elsewhere is said, with the way to sign in and back', async () => {
  const { confirm, listed, queryClient } = await openDialog({
    [DELETE]: refusal(401, 'signed_out', 'x'),
  })
  await confirm()
  await said('Sesión expirada')
  expect(currentToast()?.text).toBe('No se eliminó nada. Inicia sesión y vuelve a intentarlo.')
  expect(listed()).toEqual([8, 7, 6])
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toBeNull()
  await pressUndo()
  expect(t.here()).toBe('/custom-login?next=%2Fitems%2F7')
})
