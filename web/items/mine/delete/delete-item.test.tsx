import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { itemKeys, itemQuery } from '#web/items/queries.ts'
import * as t from '#web/items/testing.tsx'
import { refusal } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { currentToast } from '#web/ui/toast/toast.ts'
import {
  DELETE,
  DELETED,
  listOf,
  openDialog,
  pressUndo,
  RESTORE,
  said,
  USER,
} from './delete-story.tsx'

beforeEach(t.fresh)
afterEach(() => vi.unstubAllGlobals())

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
  // The number of one's own items is asked again.
  expect(server.named(USER)).toHaveLength(asked + 1)
})

test('whoever has gone elsewhere before the answer stays there', async () => {
  let answer: (given: typeof DELETED) => void = () => undefined
  const late = new Promise<typeof DELETED>((done) => {
    answer = done
  })
  const { confirm } = await openDialog({ [DELETE]: () => late })
  await confirm()
  act(() => history.pushState(null, '', '/profile'))
  await act(async () => answer(DELETED))
  await said('Artículo eliminado')
  expect(t.here()).toBe('/profile')
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
