import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as t from '#web/items/testing.tsx'
import { makeItem } from '#web/testing/items.ts'
import { currentToast } from '#web/ui/toast/toast.ts'
import { MINE, openMine } from './testing-mine.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(() => t.fresh())
afterEach(() => vi.unstubAllGlobals())

const STILL = 'POST /api/items/7/still'
const asked = makeItem(7, {
  title: 'Guitarra',
  ...{ tradeStatus: 'reserved', status: 'reserved', isAvailable: false, isAsked: true },
})
const mine = { body: [asked], headers: { 'X-Total-Count': '1' } }

test('what came back by silence is asked about on its card, and the answer lists it again (D55)', async () => {
  const { server } = await openMine({
    [MINE]: mine,
    [STILL]: { body: { ...asked, isAsked: undefined } },
  })
  await screen.findByRole('heading', { name: '¿Todavía lo tienes?' })
  await userEvent.click(t.button('Sí, lo tengo'))
  await waitFor(() => expect(currentToast()?.title).toBe('Está otra vez en las listas'))
  expect(server.named(STILL)).toHaveLength(1)
})

test('an answer that does not get through is said, and can be given again', async () => {
  await openMine({ [MINE]: mine, [STILL]: 'no network' })
  await screen.findByRole('heading', { name: '¿Todavía lo tienes?' })
  await userEvent.click(t.button('Sí, lo tengo'))
  await waitFor(() => expect(currentToast()?.kind).toBe('problem'))
  expect(t.button('Sí, lo tengo').getAttribute('aria-disabled')).toBe('false')
})

test('whoever does not have it any more is asked whether to delete it', async () => {
  await openMine({ [MINE]: mine })
  await screen.findByRole('heading', { name: '¿Todavía lo tienes?' })
  await userEvent.click(t.button('Ya no'))
  await screen.findByRole('dialog', { name: '¿Eliminar este artículo?' })
})
