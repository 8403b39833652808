import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RatingSummary, UserStats } from '#contract/reputation'
import { fresh } from '#web/items/testing.tsx'
import { FACTS } from '#web/reputation/testing.ts'
import { renderApp } from '#web/testing/render.tsx'
import { brand } from '#web/ui/brand.ts'
import { ReputationCard } from './reputation-card.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

const stats: UserStats = {
  ...{ reputationScore: 640, totalTrades: 14, successfulTrades: 12 },
  ...{ averageRating: 4.5, totalReviews: 3 },
  ...{ ...FACTS, noShows: 1, people: 9, answersIn: 3, proofs: ['phone', 'email'] },
}
const summary: RatingSummary = {
  ...{ averageRating: 4.5, totalReviews: 3, tradeReviews: 3, level: 'new' },
  ...{ fiveStarCount: 2, fourStarCount: 0, threeStarCount: 1, twoStarCount: 0, oneStarCount: 0 },
  ...{ itemQualityRating: null, communicationRating: null, reliabilityRating: null },
  lastReviewAt: null,
}
const open = (
  given: Partial<RatingSummary> = {},
  other: Partial<UserStats> = {},
  language?: 'en',
) =>
  renderApp(
    <ReputationCard stats={{ ...stats, ...other }} summary={{ ...summary, ...given }} />,
    language,
  )
const facts = () => screen.getAllByRole('listitem').map((one) => one.textContent)

test('facts come before numbers: meetings, people, answers, proofs (D57)', async () => {
  const { unmount } = await open()
  expect(facts()).toEqual([
    'Acudió a 12 de 13 encuentros·',
    '9 personas·',
    'responde en unas 3 horas·',
    'teléfono y email probados',
  ])
  unmount()
  await open({}, { answersIn: 24, people: 4, hasMorePeople: true, proofs: ['email'] }, 'en')
  expect(facts()).toEqual([
    'Came to 12 of 13 meetings·',
    '4 people or more·',
    'answers within 1 day·',
    'email proven',
  ])
})

test('who has done nothing yet is new, with what is proved, and has no bar', async () => {
  const nothing = { totalTrades: 0, successfulTrades: 0, noShows: 0, people: 0, answersIn: null }
  const none = { tradeReviews: 0, totalReviews: 0, averageRating: 0 }
  await open(none, { ...nothing, reputationScore: 150, proofs: ['email'] })
  expect(facts()).toEqual([`Nuevo en ${brand}·`, 'email probado'])
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByText('150')).toBeTruthy()
})

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
