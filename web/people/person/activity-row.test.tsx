/** Which deeds lead somewhere: where the thing is and the reader may go. */
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Activity } from '#contract/people'
import { fresh } from '#web/items/testing.tsx'
import { renderApp } from '#web/testing/render.tsx'
import { ActivityRow } from './activity-row.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

const at = '2026-11-20T12:00:00.000Z'

test.each<[string, Activity, string | null]>([
  ['Publicó Mesa', { at, type: 'published', item: { id: 7, title: 'Mesa' } }, '/items/7'],
  [
    'Completó un intercambio y recibió Radio',
    { at, type: 'traded', title: 'Radio', tradeId: 12 },
    '/trades/12',
  ],
  ['Completó un intercambio', { at, type: 'traded', title: null, tradeId: null }, null],
  [
    'Escribió una reseña sobre Beto',
    { at, type: 'reviewed', person: { id: 'beto', firstName: 'Beto' } },
    '/user/beto',
  ],
  [
    'Escribió una reseña sobre una persona que ya no está',
    { at, type: 'reviewed', person: null },
    null,
  ],
])('%s', async (said, deed, href) => {
  await renderApp(
    <ol>
      <ActivityRow deed={deed} />
    </ol>,
  )
  expect(screen.getByText(said).closest('a')?.getAttribute('href') ?? null).toBe(href)
})
