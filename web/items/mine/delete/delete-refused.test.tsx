import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#web/api/session.ts'
import * as t from '#web/items/testing.tsx'
import { refusal } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { currentToast } from '#web/ui/toast/toast.ts'
import { DELETE, ITEM, openDialog, pressUndo, said } from './delete-story.tsx'

beforeEach(t.fresh)
afterEach(() => vi.unstubAllGlobals())

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
