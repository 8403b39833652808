/** A review as its reader may see it. */
import { publicPerson } from '../accounts/person/person.ts'
import { iso } from '../http/clock.ts'
import type { Language } from '../http/terms.ts'
import type { Review, ReviewAnswer, WrittenReview } from './contract.ts'
import type { ReviewRow } from './store.ts'

/** D35: who wrote an anonymous one stays here, and with it the trade, which would say it. */
export function reviewOf(language: Language, row: ReviewRow, viewerId: string | null): Review {
  const { review } = row
  const isNamed = !review.isAnonymous
  const isReader = viewerId !== null && viewerId !== review.reviewerId
  return {
    id: review.id,
    reviewerId: isNamed ? review.reviewerId : null,
    reviewer: isNamed ? publicPerson(language, review.reviewerId, row.reviewer) : null,
    reviewedUser: publicPerson(language, review.reviewedId, row.reviewed),
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    reviewType: review.reviewType,
    tags: review.tags,
    isAnonymous: review.isAnonymous,
    isVerified: review.tradeId !== null,
    helpfulCount: review.helpfulCount,
    notHelpfulCount: review.notHelpfulCount,
    createdAt: iso(review.createdAt),
    myVote: row.myVote === null ? null : row.myVote === 1,
    mayVote: isReader,
    mayReport: isReader,
    answer: answerOf(row, viewerId),
    mayAnswer: viewerId === review.reviewedId && review.answeredAt === null,
  }
}

/** One that was taken away is its author's alone. */
function answerOf({ review }: ReviewRow, viewerId: string | null): ReviewAnswer | null {
  const { answer, answeredAt, answerHiddenAt, reviewedId } = review
  const isHidden = answerHiddenAt !== null
  const isAuthor = viewerId === reviewedId
  if (answer === null || answeredAt === null || (isHidden && !isAuthor)) return null
  const mayReport = viewerId !== null && !isAuthor
  return { text: answer, answeredAt: iso(answeredAt), isHidden, mayReport }
}

export const writtenOf = (language: Language, row: ReviewRow): WrittenReview => ({
  ...reviewOf(language, row, row.review.reviewerId),
  isRevealed: row.review.revealedAt !== null && row.review.hiddenAt === null,
  isHidden: row.review.hiddenAt !== null,
  revealDue: row.review.tradeId === null ? null : iso(row.review.revealDue),
})
