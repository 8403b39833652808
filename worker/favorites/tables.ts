import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../db/columns.ts'

export const favorites = sqliteTable(
  'favorites',
  {
    userId: text('user_id').notNull(),
    itemId: integer('item_id').notNull(),
    createdAt: instant('created_at').notNull(),
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
