/** Makers of reviews for tests of the browser's side. */
import type { Review, UserStats, WrittenReview } from '#contract/reputation'

/** Of whoever traded with two people (D57). */
export const FACTS = {
  ...{ noShows: 0, people: 2, hasMorePeople: false, answersIn: null },
  proofs: [],
} satisfies Partial<UserStats>

export const ANA = { id: 'ana', firstName: 'Ana', lastName: 'López', profileImageUrl: null }
export const BETO = { id: 'beto', firstName: 'Beto', lastName: 'Báez', profileImageUrl: null }

/** Beto's of Ana, as somebody else reads it. */
export const makeReview = (id: number, given: Partial<Review> = {}): Review => ({
  id,
  reviewerId: BETO.id,
  reviewer: BETO,
  reviewedUser: ANA,
  rating: 4,
  title: null,
  comment: `Comentario número ${id}`,
  reviewType: 'trade',
  tags: [],
  isAnonymous: false,
  isVerified: true,
  helpfulCount: 0,
  notHelpfulCount: 0,
  createdAt: '2026-11-27T02:00:00.000Z',
  myVote: null,
  mayVote: true,
  mayReport: true,
  answer: null,
  mayAnswer: false,
  ...given,
})

/** Ana's of Beto, as she finds it among her own. */
export const makeWritten = (id: number, given: Partial<WrittenReview> = {}): WrittenReview => ({
  ...makeReview(id, { reviewer: ANA, reviewerId: ANA.id, reviewedUser: BETO }),
  isRevealed: false,
  isHidden: false,
  revealDue: '2026-12-11T12:00:00.000Z',
  ...given,
})
