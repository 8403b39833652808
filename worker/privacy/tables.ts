import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant } from '../db/columns.ts'

export const consents = sqliteTable(
  'consents',
  {
    userId: text('user_id').notNull(),
    seq: integer('seq').notNull(),
    kind: text('kind', { enum: ['terms', 'mails'] }).notNull(),
    version: text('version').notNull(),
    isGiven: flag('is_given').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.seq] })],
)

/** `step` 0: may still come back; the others are those of worker/privacy/removal/removal.ts. */
export const departures = sqliteTable('departures', {
  userId: text('user_id').primaryKey(),
  askedAt: instant('asked_at').notNull(),
  dueAt: instant('due_at').notNull(),
  step: integer('step').notNull().default(0),
  reached: text('reached'),
  doneAt: instant('done_at'),
  closedAt: instant('closed_at'),
  formerEmail: text('former_email'),
})
