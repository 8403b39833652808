/** What a person's trades, ratings and proofs add up to (D36, D57). */

import type { NewReview } from './contract.ts'
import type { Facts } from './facts/contract.ts'
import type { Level, ReviewType } from './terms.ts'
import { REVEAL_MS, SCORE_MAX, SCORE_START, STARS_MAX } from './terms.ts'

/** What the score is made of. */
export type Deeds = {
  /** Of the best trade with each partner, with a proof and without, in thousandths. */
  provedWeight: number
  unprovedWeight: number
  /** Of each partner's latest review that is shown. */
  ratingSum: number
  ratingCount: number
  verifiedKinds: number
  /** After acceptance, at this person's request. */
  cancelledTrades: number
  /** Of the last year: those that count, and meetings called off too late. */
  recentNoShows: number
  lateRefusals: number
}

/** Ratings begin as if five people had given 3.5: one good word makes nobody a star. */
const PRIOR_COUNT = 5
const PRIOR_MEAN = 3.5
const FIRST_TRADES = 10
/** D57: accounts cost nothing, a proof costs a call: a thousand of them are worth one trade. */
/** Thousandths, of one trade that counts in full. */
export const FULL_WEIGHT = 1000
const UNPROVED_WEIGHT_MAX = FULL_WEIGHT
/** D57: more than a trade gives, so that no-shows never pay; less than two, so that one is not the end. */
export const NO_SHOW_COST = 60
/** D51: so many meetings called off too late within a year are one no-show. */
const LATE_REFUSALS_A_NO_SHOW = 3

/** D57: partners, not presses. */
export const partnersOf = ({
  provedWeight,
  unprovedWeight,
}: Pick<Deeds, 'provedWeight' | 'unprovedWeight'>): number =>
  (provedWeight + Math.min(unprovedWeight, UNPROVED_WEIGHT_MAX)) / FULL_WEIGHT

/** Within the last year. */
export const noShowsOf = ({
  recentNoShows,
  lateRefusals,
}: Pick<Deeds, 'recentNoShows' | 'lateRefusals'>): number =>
  recentNoShows + Math.floor(lateRefusals / LATE_REFUSALS_A_NO_SHOW)

/** D36: 0 to 1000, whole. */
export function scoreOf(deeds: Deeds): number {
  const { ratingSum, ratingCount, verifiedKinds, cancelledTrades } = deeds
  const t = partnersOf(deeds)
  const mean = (ratingSum + PRIOR_MEAN * PRIOR_COUNT) / (ratingCount + PRIOR_COUNT)
  const score =
    SCORE_START +
    40 * Math.min(t, FIRST_TRADES) +
    100 * (1 - 0.9 ** Math.max(t - FIRST_TRADES, 0)) +
    250 * Math.max(0, (mean - PRIOR_MEAN) / (STARS_MAX - PRIOR_MEAN)) +
    50 * verifiedKinds -
    25 * cancelledTrades -
    NO_SHOW_COST * noShowsOf(deeds)
  return Math.min(SCORE_MAX, Math.max(0, Math.round(score)))
}

/** What the facts of a person are made of. */
export type Known = {
  noShows: number
  provedPartners: number
  unprovedPartners: number
  answers: number
  answersIn: number | null
}

/** As many as weigh something: whoever makes accounts makes no people. The others are told as "or more". */
const UNPROVED_TOLD_MAX = 4
/** One or two quick answers say nothing of somebody. */
const ANSWERS_MIN = 3

/** Facts before numbers (D57). */
export const factsOf = (known: Known): Omit<Facts, 'proofs'> => ({
  noShows: known.noShows,
  people: known.provedPartners + Math.min(known.unprovedPartners, UNPROVED_TOLD_MAX),
  hasMorePeople: known.unprovedPartners > UNPROVED_TOLD_MAX,
  answersIn: known.answers < ANSWERS_MIN ? null : known.answersIn,
})

/** Of verified reviews (J44). */
export function levelOf(averageRating: number, reviews: number): Level {
  if (reviews < 5) return 'new'
  if (averageRating >= 4.8 && reviews >= 50) return 'excellent'
  if (averageRating >= 4.5 && reviews >= 20) return 'very_good'
  if (averageRating >= 4 && reviews >= 10) return 'good'
  return averageRating >= 3.5 ? 'regular' : 'needs_improvement'
}

/** Rounded percent; 0 without trades. */
export const successRate = (successful: number, total: number): number =>
  total === 0 ? 0 : Math.round((100 * successful) / total)

/** What is not said follows from what it is about. */
export const typeOf = ({ reviewType, tradeProposalId }: NewReview): ReviewType =>
  reviewType ?? (tradeProposalId === null ? 'general' : 'trade')

type Written = Omit<NewReview, 'reviewedUserId' | 'tradeProposalId' | 'tags'> & { tags: string[] }

/** Whether a retry says all that is stored, not only its text: else whoever changed the rest would be told that it is. */
export function isSameReview(given: NewReview, stored: Written): boolean {
  const said = ({ rating, title, comment, tags, isAnonymous }: Written) =>
    JSON.stringify([rating, title, comment, tags, isAnonymous])
  return said(given) === said(stored) && typeOf(given) === stored.reviewType
}

/** What a review with a trade is judged by. */
export type ReviewedTrade = {
  fromUserId: string
  toUserId: string
  status: string
  completedAt: number | null
}
export type ReviewRefusal =
  | 'review_own'
  | 'trade_not_found'
  | 'review_not_completed'
  | 'review_other_person'
  | 'review_closed'

/** Of a trade: for 14 days after it was completed, by either side about the other (D35, D58). */
export function mayReview(
  trade: ReviewedTrade | null,
  reviewerId: string,
  reviewedId: string,
  now: number,
): ReviewRefusal | null {
  if (reviewerId === reviewedId) return 'review_own'
  const parties = [trade?.fromUserId, trade?.toUserId]
  if (!trade || !parties.includes(reviewerId)) return 'trade_not_found'
  if (!parties.includes(reviewedId)) return 'review_other_person'
  if (trade.status !== 'completed' || trade.completedAt === null) return 'review_not_completed'
  return isReviewOpen(trade.completedAt, now) ? null : 'review_closed'
}

/** Later ones would answer what is shown by then. */
export const isReviewOpen = (completedAt: number, now: number): boolean =>
  now < completedAt + REVEAL_MS
