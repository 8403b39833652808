import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant, json } from '../db/columns.ts'
import type { Evidence } from './contract.ts'
import { REPORT_DECISIONS, REPORT_KINDS, REPORT_REASONS } from './terms.ts'

export const blocks = sqliteTable(
  'blocks',
  {
    blockerId: text('blocker_id').notNull(),
    blockedId: text('blocked_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.blockerId, t.blockedId] })],
)

/** `target`: the id of the review, item or person; of a message "trade/number", of the answer to a review "review/answer". */
export const reports = sqliteTable('reports', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  kind: text('kind', { enum: REPORT_KINDS }).notNull(),
  target: text('target').notNull(),
  accusedId: text('accused_id').notNull(),
  reporterId: text('reporter_id').notNull(),
  reason: text('reason', { enum: REPORT_REASONS }).notNull(),
  description: text('description').notNull(),
  evidence: json<Evidence>('evidence').notNull(),
  createdAt: instant('created_at').notNull(),
  decidedAt: instant('decided_at'),
  decision: text('decision', { enum: REPORT_DECISIONS }),
  decidedBy: text('decided_by'),
})
