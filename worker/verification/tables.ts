import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../db/columns.ts'
import { BADGE_LEVELS, VERIFICATION_KINDS, VERIFICATION_STATUSES } from './terms.ts'

/** users.verified_kinds and is_verified follow by triggers (migrations/0008_verification.sql). */
export const verifications = sqliteTable(
  'verifications',
  {
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: VERIFICATION_KINDS }).notNull(),
    status: text('status', { enum: VERIFICATION_STATUSES }).notNull(),
    subject: text('subject'),
    documentKey: text('document_key'),
    documentType: text('document_type'),
    reason: text('reason'),
    codeHash: text('code_hash'),
    codeTries: integer('code_tries').notNull().default(0),
    codeExpiresAt: instant('code_expires_at'),
    requestedAt: instant('requested_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
)

/** `grantedAt`: when all that its package asks for was approved. */
export const badges = sqliteTable(
  'badges',
  {
    userId: text('user_id').notNull(),
    level: text('level', { enum: BADGE_LEVELS }).notNull(),
    boughtAt: instant('bought_at').notNull(),
    grantedAt: instant('granted_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.level] })],
)
