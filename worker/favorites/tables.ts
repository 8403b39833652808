import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant } from '../db/columns.ts'

export const favorites = sqliteTable(
  'favorites',
  {
    userId: text('user_id').notNull(),
    itemId: integer('item_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Its owner may be told (D65): given by whoever had seen that it is (migrations/0038_matches.sql). */
    tells: flag('tells').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.userId, t.itemId] })],
)

/** Deleted items that somebody has saved, kept by triggers. */
export const favoritesLeft = sqliteTable(
  'favorites_left',
  {
    deletedAt: instant('deleted_at').notNull(),
    itemId: integer('item_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.deletedAt, t.itemId] })],
)
