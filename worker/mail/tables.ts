import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../db/columns.ts'

export const outbox = sqliteTable('outbox', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  kind: text('kind').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  textBody: text('text_body').notNull(),
  htmlBody: text('html_body').notNull(),
  status: text('status', { enum: ['pending', 'sent', 'dead'] }).notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAt: instant('next_at').notNull(),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  unsubscribeUrl: text('unsubscribe_url'),
  /** Of the service's last answer; 0: none. Null: never tried. */
  lastStatus: integer('last_status'),
})
