/** Whom a person traded with, and what it weighs (D57). Triggers keep what follows of it (migrations/0033_score.sql). */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant } from '../../db/columns.ts'

/** One a side of a completed trade, fixed then; in thousandths of a trade. */
export const tradeWeights = sqliteTable(
  'trade_weights',
  {
    tradeId: integer('trade_id').notNull(),
    userId: text('user_id').notNull(),
    partner: text('partner').notNull(),
    weight: integer('weight').notNull(),
    isProved: flag('is_proved').notNull(),
    at: instant('at').notNull(),
    isOut: flag('is_out').notNull(),
    isPaid: flag('is_paid').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tradeId, t.userId] })],
)

/** The best trade with each partner, as it counts by now. */
export const partners = sqliteTable(
  'partners',
  {
    userId: text('user_id').notNull(),
    partner: text('partner').notNull(),
    points: integer('points').notNull(),
    isProved: flag('is_proved').notNull(),
    trades: integer('trades').notNull(),
    lastAt: instant('last_at').notNull(),
    halvesAt: instant('halves_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.partner] })],
)

/** Meetings that were called off too late (D51), for a year. */
export const lateRefusals = sqliteTable(
  'late_refusals',
  {
    tradeId: integer('trade_id').notNull(),
    seq: integer('seq').notNull(),
    userId: text('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tradeId, t.seq] })],
)

/** A view with a trigger in the place of rows: what is put into it counts one partner of one person anew. */
export const partnerRecounts = sqliteTable('partner_recounts', {
  userId: text('user_id').notNull(),
  partner: text('partner').notNull(),
  now: instant('now').notNull(),
})
