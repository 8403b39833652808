import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINE, openMine } from '#web/items/mine/testing-mine.tsx'
import { fresh } from '#web/items/testing.tsx'
import { refusal } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
// Here before it is asked for: a test waits a second.
import './feature-dialog.tsx'
import { makePerson } from '#web/testing/people.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

const USER = 'GET /api/auth/user'
const FEATURED = 'GET /api/user/featured'
const FEATURE = 'POST /api/items/7/feature'
const UNTIL = '2026-12-05T12:00:00.000Z'

async function openFeature(tokenBalance: number) {
  const view = await openMine({
    [USER]: { body: makePerson({ tokenBalance }) },
    [MINE]: { body: [makeItem(7), makeItem(8)], headers: { 'x-total-count': '2' } },
    [FEATURED]: { body: [{ itemId: 8, featuredUntil: UNTIL }] },
  })
  expect(await screen.findByText('Destacado hasta el 05/12/2026')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Destacar Cosa 7' }))
  const dialog = await screen.findByRole('dialog', { name: 'Destacar artículo' })
  return { ...view, dialog: within(dialog) }
}
type Within = Pick<typeof screen, 'getAllByRole'>
const rows = (dialog: Within) =>
  dialog.getAllByRole('term').map((term) => term.parentElement?.textContent)

test('says what it costs and what is left; failing keeps the dialog, done marks the item', async () => {
  const { server, dialog } = await openFeature(70)
  expect(rows(dialog)).toEqual(['Cuesta50 tokens', 'Tienes70 tokens', 'Te quedan20 tokens'])
  const press = () =>
    userEvent.click(dialog.getByRole('button', { name: 'Destacar por 50 tokens' }))
  server.answers[FEATURE] = { status: 500, text: 'boom' }
  await press()
  const failed = 'No se pudo destacar el artículo. Inténtalo de nuevo.'
  expect((await dialog.findByRole('alert')).textContent).toBe(failed)
  server.answers[FEATURE] = refusal(409, 'item_featured', 'Este artículo ya está destacado.')
  await press()
  expect(await dialog.findByText('Este artículo ya está destacado.')).toBeTruthy()

  const both = [7, 8].map((itemId) => ({ itemId, featuredUntil: UNTIL }))
  const done = { itemId: 7, featuredUntil: UNTIL, tokenBalance: 20 }
  server.answers[FEATURE] = { body: done }
  server.answers[FEATURED] = { body: both }
  server.answers[USER] = { body: makePerson({ tokenBalance: 20 }) }
  await press()
  expect(await screen.findByText('Artículo destacado')).toBeTruthy()
  expect(screen.getByText('Se ve arriba de la lista hasta el 05/12/2026.')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByText(/^Destacado hasta el/)).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Destacar Cosa 7' })).toBeNull()
  expect(server.named(FEATURE)).toHaveLength(3)
})

test('without enough tokens it says how many are missing and how they are earned', async () => {
  const { server, dialog } = await openFeature(49)
  expect(rows(dialog)).toEqual(['Cuesta50 tokens', 'Tienes49 tokens'])
  expect(dialog.getByText('Te falta 1 token.')).toBeTruthy()
  expect(dialog.getByText(/^Ganas 20 con cada intercambio/)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: /^Destacar por/ })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Entendido' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.named(FEATURE)).toEqual([])
})
