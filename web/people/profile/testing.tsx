/** Ana at her own profile, for its stories. */

import { screen } from '@testing-library/react'
import type { CurrentUser } from '#contract/accounts'
import type { RatingSummary } from '#contract/reputation'
import type { VerificationRecord } from '#contract/verification'
import type { Language } from '#terms/http'
import { TOKEN_AMOUNTS, type TokenKind, type TokenTransaction } from '#terms/tokens'
import { beginSession, fresh } from '#web/accounts/testing.tsx'
import { FACTS } from '#web/reputation/testing.ts'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ProfileScreen } from './profile-screen.tsx'

export const ANA = makePerson({
  id: 'u1',
  lastName: 'Benítez',
  bio: 'Cambio libros',
  city: 'Asunción',
  state: 'Central',
  dateOfBirth: '1990-05-04',
  occupation: 'Maestra',
  isVerified: false,
  createdAt: '2026-11-03T12:00:00.000Z',
  reputationScore: 255,
  totalTrades: 4,
  successfulTrades: 3,
  tokenBalance: 45,
  skills: ['costura'],
  publishedItems: 2,
  homePoint: null,
  favoriteItems: 0,
})
export const STATS = {
  reputationScore: 255,
  totalTrades: 4,
  successfulTrades: 3,
  averageRating: 4.5,
  totalReviews: 5,
  ...FACTS,
}
const SUMMARY: RatingSummary = {
  ...{ averageRating: 4.5, totalReviews: 5, tradeReviews: 5, level: 'regular' },
  ...{ fiveStarCount: 3, fourStarCount: 2, threeStarCount: 0, twoStarCount: 0, oneStarCount: 0 },
  ...{ itemQualityRating: null, communicationRating: null, reliabilityRating: null },
  lastReviewAt: null,
}
const token = (id: number, kind: TokenKind): TokenTransaction => ({
  ...{
    id,
    description: kind,
    amount: TOKEN_AMOUNTS[kind],
    balanceAfter: 45,
    transactionType: kind,
  },
  createdAt: '2026-11-20T12:00:00.000Z',
})
const TOKENS = [
  token(4, 'item_featured'),
  token(3, 'trade_completed'),
  token(2, 'email_verified'),
  token(1, 'welcome'),
]

export const proof = (
  verificationType: VerificationRecord['verificationType'],
  status: VerificationRecord['status'],
): VerificationRecord => ({
  ...{ verificationType, status, reason: null, subject: null, takesCode: false },
})

/** As the server knows her from now on. */
let user = ANA
export const becomes = (next: CurrentUser): void => {
  user = next
}

export function freshProfile(): void {
  fresh()
  user = ANA
}

export async function openProfile(answers: Answers = {}, language?: Language) {
  beginSession()
  const server = fakeServer({
    'GET /api/auth/user': () => ({ body: user }),
    'GET /api/user/stats': { body: STATS },
    'GET /api/users/u1/rating-summary': { body: SUMMARY },
    'GET /api/user/tokens/history': { body: TOKENS.slice(0, 3) },
    'GET /api/user/verifications': {
      body: [proof('email', 'approved'), proof('phone', 'pending'), proof('government_id', 'none')],
    },
    'GET /api/user/reviews': { body: [] },
    ...answers,
  })
  const view = await renderApp(<ProfileScreen />, language)
  await screen.findByText('Ana Benítez')
  return { ...server, ...view }
}
