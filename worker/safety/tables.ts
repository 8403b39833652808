import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant, json } from '../db/columns.ts'
import type { Evidence } from './contract.ts'
import { REPORT_DECISIONS, REPORT_KINDS, REPORT_REASONS, WITHHELD_REASONS } from './terms.ts'

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
  id: integer('id').primaryKey(),
  kind: text('kind', { enum: REPORT_KINDS }).notNull(),
  target: text('target').notNull(),
  accusedId: text('accused_id').notNull(),
  /** Null: nobody reported it, its words were found (D60). */
  reporterId: text('reporter_id'),
  reason: text('reason', { enum: REPORT_REASONS }).notNull(),
  description: text('description').notNull(),
  evidence: json<Evidence>('evidence').notNull(),
  /** Names of copies in the private bucket (evidence/copies.ts). */
  photos: json<string[]>('photos').notNull().default([]),
  found: json<string[]>('found').notNull().default([]),
  createdAt: instant('created_at').notNull(),
  decidedAt: instant('decided_at'),
  decision: text('decision', { enum: REPORT_DECISIONS }),
  decidedBy: text('decided_by'),
})

/** Posts that are there and not shown (D60). `target` as of reports. */
export const withheld = sqliteTable(
  'withheld',
  {
    kind: text('kind', { enum: REPORT_KINDS }).notNull(),
    target: text('target').notNull(),
    why: text('why', { enum: WITHHELD_REASONS }).notNull(),
    ownerId: text('owner_id').notNull(),
    since: instant('since').notNull(),
    until: instant('until'),
    endedAt: instant('ended_at'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.target, t.why] })],
)
