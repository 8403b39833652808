import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as t from '#web/items/testing.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { MINE, openMine } from './testing-mine.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(() => t.fresh())
afterEach(() => vi.unstubAllGlobals())

const waiting = makeItem(7, {
  title: 'Rifle del abuelo',
  withheld: { why: 'words', until: null, words: ['rifle'] },
})

test('one’s own thing that is not shown says so on its card, with the words and what to do (D60)', async () => {
  await openMine({ [MINE]: { body: [waiting], headers: { 'X-Total-Count': '0' } } })
  await screen.findByText('Espera una revisión')
  expect(screen.getByText(/por estas palabras: rifle/)).toBeTruthy()
  expect(screen.getByText('No se ve')).toBeTruthy()
  // It can be mended or taken away, and is nothing to feature.
  expect(t.button('Editar Rifle del abuelo')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Destacar/ })).toBeNull()
})

test('its page says until when it is hidden for reports, and not by whom', async () => {
  t.signedIn()
  const until = '2026-12-03T15:00:00.000Z'
  const hidden = makeItem(7, {
    userId: t.ANA.body.id,
    withheld: { why: 'reported', until, words: [] },
  })
  fakeServer({ 'GET /api/auth/user': t.ANA, 'GET /api/items/7': { body: hidden } })
  await t.visit('/items/7')
  await screen.findByText('Por ahora no se ve')
  expect(screen.getByText(/se ve de nuevo el \S+ 3 dic/)).toBeTruthy()
})
