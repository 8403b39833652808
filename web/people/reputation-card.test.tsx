import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RatingSummary, UserStats } from '#contract/reputation'
import { fresh } from '#web/items/testing.tsx'
import { renderApp } from '#web/testing/render.tsx'
import { ReputationCard } from './reputation-card.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

const stats: UserStats = {
  ...{ reputationScore: 640, totalTrades: 14, successfulTrades: 12 },
  ...{ averageRating: 4.5, totalReviews: 3 },
}
const summary: RatingSummary = {
  ...{ averageRating: 4.5, totalReviews: 3, tradeReviews: 3, level: 'new' },
  ...{ fiveStarCount: 2, fourStarCount: 0, threeStarCount: 1, twoStarCount: 0, oneStarCount: 0 },
  ...{ itemQualityRating: null, communicationRating: null, reliabilityRating: null },
  lastReviewAt: null,
}
const open = (given: Partial<RatingSummary> = {}) =>
  renderApp(<ReputationCard stats={stats} summary={{ ...summary, ...given }} />)

test('the average is of so many verified ones, and nothing else is counted', async () => {
  const { unmount } = await open()
  expect(screen.getByText('4,5')).toBeTruthy()
  expect(screen.getByText('3 reseñas verificadas')).toBeTruthy()
  unmount()
  await open({ tradeReviews: 0, totalReviews: 0, averageRating: 0 })
  expect(screen.getByText('Sin calificaciones')).toBeTruthy()
  expect(screen.getByText('Sin reseñas verificadas')).toBeTruthy()
})

test('of each kind that somebody rated the average stands there, and no other', async () => {
  await open({ itemQualityRating: 3.7, reliabilityRating: 5 })
  const said = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(said.slice(2)).toEqual(['Calidad del artículo3,7', 'Confiabilidad5,0'])
  expect(screen.queryByText('Comunicación')).toBeNull()
})
