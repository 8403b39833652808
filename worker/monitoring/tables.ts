import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant } from '../db/columns.ts'

const count = (name: string) => integer(name).notNull()

/** In the order of the migration: rows are inserted by position. */
export const requestCounts = sqliteTable(
  'request_counts',
  {
    hour: instant('hour').notNull(),
    route: text('route').notNull(),
    requests: count('requests'),
    refusals: count('refusals'),
    errors: count('errors'),
    ms5: count('ms_5'),
    ms10: count('ms_10'),
    ms25: count('ms_25'),
    ms50: count('ms_50'),
    ms100: count('ms_100'),
    ms250: count('ms_250'),
    ms500: count('ms_500'),
    ms1000: count('ms_1000'),
    ms2500: count('ms_2500'),
    ms5000: count('ms_5000'),
    msMore: count('ms_more'),
  },
  (table) => [primaryKey({ columns: [table.hour, table.route] })],
)

export const requestFlushes = sqliteTable('request_flushes', { id: text('id').primaryKey() })

export const clientErrors = sqliteTable('client_errors', {
  /** Of kind and source. */
  fingerprint: text('fingerprint').primaryKey(),
  message: text('message').notNull(),
  stack: text('stack').notNull(),
  path: text('path').notNull(),
  release: text('release').notNull(),
  isOnline: flag('is_online').notNull(),
  requestId: text('request_id').notNull(),
  count: count('count'),
  firstAt: instant('first_at').notNull(),
  lastAt: instant('last_at').notNull(),
  kind: text('kind').notNull(),
  source: text('source').notNull(),
})
