import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant, json } from '../db/columns.ts'

/** Who, what, when: one row an action. */
export const adminActions = sqliteTable('admin_actions', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  adminId: text('admin_id').notNull(),
  action: text('action').notNull(),
  target: text('target').notNull(),
  details: json<Record<string, unknown>>('details').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const mailService = sqliteTable('mail_service', {
  id: integer('id').primaryKey(),
  keySealed: text('key_sealed').notNull(),
  keyLast4: text('key_last4').notNull(),
  fromEmail: text('from_email'),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
})

/** The second factor (J260), sealed; in use once it is confirmed. */
export const adminFactors = sqliteTable('admin_factors', {
  userId: text('user_id').primaryKey(),
  secretSealed: text('secret_sealed').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The newest period of 30 seconds whose code was taken. */
  usedStep: integer('used_step').notNull().default(0),
})

export const adminRecoveryCodes = sqliteTable(
  'admin_recovery_codes',
  {
    userId: text('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)
