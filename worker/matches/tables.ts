import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant, json } from '../db/columns.ts'

/** Who saw the sentence, and whether their hearts are told since. */
export const interestConsents = sqliteTable('interest_consents', {
  userId: text('user_id').primaryKey(),
  seenAt: instant('seen_at').notNull(),
  tells: flag('tells').notNull(),
})

/** How far cron has come in the hearts: one row. */
export const interestReached = sqliteTable('interest_reached', {
  id: integer('id').primaryKey(),
  at: instant('at').notNull(),
  itemId: integer('item_id').notNull(),
})

/** What one person likes of another's; see migrations/0038_matches.sql. */
export const interests = sqliteTable(
  'interests',
  {
    ownerId: text('owner_id').notNull(),
    giverId: text('giver_id').notNull(),
    itemIds: json<number[]>('item_ids').notNull().default([]),
    likedAt: instant('liked_at'),
    rank: integer('rank'),
    toldAt: instant('told_at'),
    answeredAt: instant('answered_at'),
    mutualAt: instant('mutual_at'),
    refusedAt: instant('refused_at'),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.giverId] })],
)
