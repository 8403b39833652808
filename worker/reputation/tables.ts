import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant, json } from '../db/columns.ts'
import { REVIEW_TYPES } from './terms.ts'

export const reviews = sqliteTable('reviews', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  reviewerId: text('reviewer_id').notNull(),
  reviewedId: text('reviewed_id').notNull(),
  tradeId: integer('trade_id'),
  rating: integer('rating').notNull(),
  reviewType: text('review_type', { enum: REVIEW_TYPES }).notNull(),
  title: text('title'),
  comment: text('comment').notNull(),
  tags: json<string[]>('tags').notNull(),
  isAnonymous: flag('is_anonymous').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  revealDue: instant('reveal_due').notNull(),
  revealedAt: instant('revealed_at'),
  hiddenAt: instant('hidden_at'),
  helpfulCount: integer('helpful_count').notNull().default(0),
  notHelpfulCount: integer('not_helpful_count').notNull().default(0),
  answer: text('answer'),
  answeredAt: instant('answered_at'),
  answerHiddenAt: instant('answer_hidden_at'),
  /** The latest shown one of its partner (D57). */
  isCounted: flag('is_counted').notNull().default(false),
})

export const reviewVotes = sqliteTable(
  'review_votes',
  {
    reviewId: integer('review_id').notNull(),
    userId: text('user_id').notNull(),
    isHelpful: flag('is_helpful').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.userId] })],
)

/** Kept by triggers (migrations/0033_score.sql). Stars and kinds are of reviews that count. No row: no reviews. */
export const ratingSummaries = sqliteTable('rating_summaries', {
  userId: text('user_id').primaryKey(),
  oneStar: integer('one_star').notNull(),
  twoStar: integer('two_star').notNull(),
  threeStar: integer('three_star').notNull(),
  fourStar: integer('four_star').notNull(),
  fiveStar: integer('five_star').notNull(),
  unverified: integer('unverified').notNull(),
  /** All of trades that are shown. */
  verified: integer('verified').notNull().default(0),
  itemQualityCount: integer('item_quality_count').notNull(),
  itemQualitySum: integer('item_quality_sum').notNull(),
  communicationCount: integer('communication_count').notNull(),
  communicationSum: integer('communication_sum').notNull(),
  reliabilityCount: integer('reliability_count').notNull(),
  reliabilitySum: integer('reliability_sum').notNull(),
  lastReviewAt: instant('last_review_at'),
})
