import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant, json } from '../db/columns.ts'
import { ANSWERS, OUTCOMES, PROBLEM_KINDS } from './terms.ts'

export const problems = sqliteTable('problems', {
  id: integer('id').primaryKey(),
  tradeId: integer('trade_id').notNull(),
  reporterId: text('reporter_id').notNull(),
  accusedId: text('accused_id').notNull(),
  kind: text('kind', { enum: PROBLEM_KINDS }).notNull(),
  words: text('words').notNull(),
  photos: json<string[]>('photos').notNull().default([]),
  createdAt: instant('created_at').notNull(),
  openedAt: instant('opened_at'),
  reminded: integer('reminded').notNull().default(0),
  answer: text('answer', { enum: ANSWERS }),
  answerWords: text('answer_words'),
  answerPhotos: json<string[]>('answer_photos').notNull().default([]),
  answeredAt: instant('answered_at'),
  closedAt: instant('closed_at'),
  outcome: text('outcome', { enum: OUTCOMES }),
  decidedBy: text('decided_by'),
  decisionWords: text('decision_words'),
  counts: flag('counts').notNull().default(false),
  countedAt: instant('counted_at'),
  /** It counted for a year, and costs nothing any more (D57). */
  isOld: flag('is_old').notNull().default(false),
  voidedAt: instant('voided_at'),
})
