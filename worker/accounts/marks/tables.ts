import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../../db/columns.ts'
import { MARK_KINDS, REFUSING_KINDS } from './stems.ts'

/** What somebody proved, as hashes under a key of its own (migrations/0035_people.sql). `goesAt`: of who has left. */
export const identityMarks = sqliteTable(
  'identity_marks',
  {
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: MARK_KINDS }).notNull(),
    hash: text('hash').notNull(),
    createdAt: instant('created_at').notNull(),
    goesAt: instant('goes_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.hash] })],
)

/** `kept`: it stays refused. `cleared`: it is somebody else's by now, and may be proved. */
export const REFUSAL_DECISIONS = ['kept', 'cleared'] as const

/** Proofs that were a suspended person's. */
export const refusedProofs = sqliteTable('refused_proofs', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  userId: text('user_id').notNull(),
  kind: text('kind', { enum: REFUSING_KINDS }).notNull(),
  hash: text('hash').notNull(),
  /** Whose it is. */
  ofId: text('of_id').notNull(),
  createdAt: instant('created_at').notNull(),
  decidedAt: instant('decided_at'),
  decision: text('decision', { enum: REFUSAL_DECISIONS }),
  decidedBy: text('decided_by'),
})
