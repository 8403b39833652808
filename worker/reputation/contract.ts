/** Reviews and reputation over the wire (D35, D36). */
import * as v from 'valibot'
import type { PublicPerson } from '../accounts/contract.ts'
import { noAddress, noLink, noPhone } from '../text/contact/contract.ts'
import { asLine, asText } from '../text/contract.ts'
import type { Facts } from './facts/contract.ts'
import {
  ANSWER_MAX,
  type Level,
  REVIEW_MAX,
  REVIEW_MIN,
  REVIEW_PARTS,
  REVIEW_TAGS,
  REVIEW_TITLE_MAX,
  REVIEW_TYPES,
  type ReviewType,
  STARS_MAX,
} from './terms.ts'

const tags = v.pipe(
  v.array(v.picklist(REVIEW_TAGS, 'malformed'), 'malformed'),
  v.maxLength(REVIEW_TAGS.length, 'malformed'),
  v.transform((given) => REVIEW_TAGS.filter((tag) => given.includes(tag))),
)

/** POST /api/reviews. `tradeCompleted`, which may be sent, says nothing that the trade does not say itself. */
export const ReviewSchema = v.object({
  reviewedUserId: v.pipe(
    v.string('malformed'),
    v.nonEmpty('malformed'),
    v.maxLength(64, 'malformed'),
  ),
  tradeProposalId: v.optional(
    v.nullable(
      v.pipe(v.number('malformed'), v.safeInteger('malformed'), v.minValue(1, 'malformed')),
    ),
    null,
  ),
  rating: v.pipe(
    v.number('rating_required'),
    v.integer('rating_required'),
    v.minValue(1, 'rating_required'),
    v.maxValue(STARS_MAX, 'rating_required'),
  ),
  title: v.optional(
    v.nullable(
      v.pipe(
        v.string('malformed'),
        asLine,
        v.maxLength(REVIEW_TITLE_MAX, 'review_title_long'),
        noPhone,
        noLink,
        noAddress,
        v.transform((text) => text || null),
      ),
    ),
    null,
  ),
  comment: v.pipe(
    v.string('review_short'),
    asText,
    v.minLength(REVIEW_MIN, 'review_short'),
    v.maxLength(REVIEW_MAX, 'review_long'),
    noPhone,
    noLink,
    noAddress,
  ),
  /** Not given: of a trade 'trade', without one 'general'. */
  reviewType: v.optional(v.picklist(REVIEW_TYPES, 'malformed')),
  tags: v.pipe(
    v.optional(v.nullable(tags), null),
    v.transform((given) => given ?? []),
  ),
  isAnonymous: v.optional(v.boolean('malformed'), false),
})
export type NewReview = v.InferOutput<typeof ReviewSchema>

/** POST /api/reviews/{id}/answer: by whoever was reviewed, once. */
export const AnswerSchema = v.object({
  answer: v.pipe(
    v.string('answer_required'),
    asText,
    v.nonEmpty('answer_required'),
    v.maxLength(ANSWER_MAX, 'answer_long'),
    noPhone,
    noLink,
    noAddress,
  ),
})

/** POST /api/reviews/{id}/helpful. */
export const VoteSchema = v.object({ isHelpful: v.boolean('malformed') })

/** Of whoever was reviewed. `isHidden`: an administrator took it away; then only they see it. */
export type ReviewAnswer = {
  text: string
  answeredAt: string
  isHidden: boolean
  /** The caller is somebody who did not write it. */
  mayReport: boolean
}

/** As anybody may see it. Of an anonymous one nobody learns who wrote it. */
export type Review = {
  id: number
  reviewerId: string | null
  reviewer: PublicPerson | null
  reviewedUser: PublicPerson
  rating: number
  title: string | null
  comment: string
  reviewType: ReviewType
  tags: string[]
  isAnonymous: boolean
  /** Of a completed trade that both took part in; else it stands apart (D58). */
  isVerified: boolean
  helpfulCount: number
  notHelpfulCount: number
  createdAt: string
  /** Of the caller; null: none. */
  myVote: boolean | null
  /** The caller is somebody who did not write it, as the next. */
  mayVote: boolean
  mayReport: boolean
  answer: ReviewAnswer | null
  /** The caller was reviewed, and has not answered. */
  mayAnswer: boolean
}

/** One's own: also while nobody else sees it. */
export type WrittenReview = Review & {
  /** Others see it. */
  isRevealed: boolean
  /** An administrator took it away. */
  isHidden: boolean
  /** When it is shown at the latest; null: without a trade, when its writer proves something or completes one. */
  revealDue: string | null
}

export type VoteAnswer = Pick<Review, 'id' | 'helpfulCount' | 'notHelpfulCount' | 'myVote'>

/** GET /api/users/{id}/rating-summary. Averages to one decimal, 0 without ratings (null: of that kind none). */
export type RatingSummary = {
  /** Of each partner's latest verified one (D57), as the counts, the stars and the level. */
  averageRating: number
  /** Those without a trade are in no number (D58). */
  totalReviews: number
  fiveStarCount: number
  fourStarCount: number
  threeStarCount: number
  twoStarCount: number
  oneStarCount: number
  itemQualityRating: number | null
  communicationRating: number | null
  reliabilityRating: number | null
  tradeReviews: number
  lastReviewAt: string | null
  level: Level
}

/** GET /api/user/stats and /api/users/{id}/stats. */
export type UserStats = Facts & {
  reputationScore: number
  totalTrades: number
  successfulTrades: number
  averageRating: number
  totalReviews: number
}

const PAGES_MAX = 1000
/** GET /api/reviews/user/{id}. What is no page is the first one; what is no part, that of trades. */
export const ReviewPageSchema = v.object({
  part: v.fallback(v.optional(v.picklist(REVIEW_PARTS), 'trades'), 'trades'),
  page: v.fallback(
    v.pipe(
      v.optional(v.string(), '1'),
      v.regex(/^[1-9]\d{0,3}$/),
      v.transform(Number),
      v.maxValue(PAGES_MAX),
    ),
    1,
  ),
})
