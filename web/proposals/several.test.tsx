/** Several things of one owner in one proposal, and money from their side (D49). */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeItem } from '#web/testing/items.ts'
import * as t from './testing.tsx'

beforeEach(t.begin)
afterEach(() => vi.unstubAllGlobals())

const THEIRS = 'GET /api/items/user/ana'
const theirs = {
  [THEIRS]: { body: [makeItem(7), makeItem(31, { title: 'Lámpara', estimatedValue: 50_000 })] },
}
const bridge = (name: RegExp) => screen.findByRole('button', { name })
const sent = async (server: Awaited<ReturnType<typeof t.openDialog>>['server']) => {
  await t.press('Enviar propuesta')
  await waitFor(() => expect(t.dialog()).toBeNull())
  return server.named(t.SEND)[0]?.body
}

test('what else the owner has is asked for at the press only, and goes along with what was shown of it', async () => {
  const { server } = await t.openDialog(theirs)
  await t.tick(/Cosa 11/)
  expect(server.named(THEIRS)).toEqual([])
  await t.press('Agregar otras cosas de Ana')
  const shelf = within(await screen.findByRole('group', { name: 'Cosas de Ana' }))
  await shelf.findByRole('checkbox', { name: /Lámpara/ })
  // The one that it is about is in it anyway.
  expect(shelf.queryByRole('checkbox', { name: /Cosa 7/ })).toBeNull()
  await t.tick(/Lámpara/)
  const sides = within(screen.getByRole('region', { name: 'El intercambio' }))
  expect(sides.getByText(/Suma: Gs.\s400\.000/)).toBeTruthy()
  expect(await sent(server)).toMatchObject({
    ...{ requestedItemId: 7, requestedItemIds: [7, 31], offeredItemIds: [11] },
    revisions: [7, 11, 31].map((itemId) => ({ itemId, revision: 1 })),
  })
})

test('whoever opened the shelf is led to its first thing once they have come, and nobody who went on', async () => {
  await t.openDialog(theirs)
  await t.press('Agregar otras cosas de Ana')
  const lamp = await screen.findByRole('checkbox', { name: /Lámpara/ })
  await waitFor(() => expect(document.activeElement).toBe(lamp))
  cleanup()
  t.begin()
  let come = (): void => undefined
  const wait = new Promise<void>((resolve) => {
    come = resolve
  })
  const late = async () => {
    await wait
    return theirs[THEIRS]
  }
  await t.openDialog({ [THEIRS]: late })
  await t.press('Agregar otras cosas de Ana')
  const other = screen.getByRole('radio', { name: 'Dinero' })
  other.focus()
  come()
  await screen.findByRole('checkbox', { name: /Lámpara/ })
  expect(document.activeElement).toBe(other)
})

test('money of the owner’s closes what is left, for things of one’s own', async () => {
  const { server } = await t.openDialog({
    [t.OWN]: { body: [t.own(11, { estimatedValue: 500_000 })] },
  })
  await t.tick(/Cosa 11/)
  // 500.000 for 350.000.
  ;(await bridge(/^Pedir Gs\.\s150\.000$/)).click()
  const asked = await screen.findByLabelText<HTMLInputElement>('Monto que pides a Ana')
  expect(asked.value).toBe('150.000')
  expect(screen.queryByRole('button', { name: /^Pedir Gs/ })).toBeNull()
  const body = await sent(server)
  expect(body).toMatchObject({ offerType: 'item', requestedAmount: 15_000_000, currency: 'PYG' })
  expect(body).not.toHaveProperty('offeredAmount')
})

test('one’s own money closes it the other way: the owner’s goes', async () => {
  const { server } = await t.openDialog({
    [t.OWN]: { body: [t.own(11, { estimatedValue: 100_000 })] },
  })
  await t.tick(/Cosa 11/)
  await t.press('Pedir dinero a Ana')
  await t.type(/Monto que pides/, '10.000')
  ;(await bridge(/^Poner Gs\.\s250\.000$/)).click()
  await waitFor(() => expect(screen.queryByLabelText('Monto que pides a Ana')).toBeNull())
  const body = await sent(server)
  expect(body).toMatchObject({ offerType: 'combination', offeredAmount: 25_000_000 })
  expect(body).not.toHaveProperty('requestedAmount')
})

test('what is no sum is said at its field', async () => {
  await t.openDialog()
  await t.tick(/Cosa 11/)
  await t.press('Pedir dinero a Ana')
  await t.type(/Monto que pides/, '10,5')
  expect(t.isGrey()).toBe(true)
  expect(t.shows('Escribe el valor en guaraníes enteros, por ejemplo 150.000')).toBe(true)
})

test('what was wanted is there again after the dialog was closed', async () => {
  const first = await t.openDialog(theirs)
  await t.press('Agregar otras cosas de Ana')
  await screen.findByRole('checkbox', { name: /Lámpara/ })
  await t.tick(/Lámpara/)
  first.unmount()
  await t.openDialog(theirs)
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Lámpara/ })
  expect(box.checked).toBe(true)
})
