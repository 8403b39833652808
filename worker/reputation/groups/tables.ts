import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../../db/columns.ts'

/** `membersSeen`: how many they were when an administrator said that it is fine. */
export const tradeGroups = sqliteTable('trade_groups', {
  id: integer('id').primaryKey(),
  foundAt: instant('found_at').notNull(),
  members: integer('members').notNull(),
  tradesInside: integer('trades_inside').notNull(),
  tradesAll: integer('trades_all').notNull(),
  seenAt: instant('seen_at'),
  seenBy: text('seen_by'),
  membersSeen: integer('members_seen'),
})

/** A person is in one at most. */
export const tradeGroupMembers = sqliteTable('trade_group_members', {
  userId: text('user_id').primaryKey(),
  groupId: integer('group_id').notNull(),
})
