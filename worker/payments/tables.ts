import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant } from '../db/columns.ts'
import { DISPUTES, ENTRY_KINDS, PAYMENT_KINDS, PAYMENT_STATUSES } from './terms.ts'

export const payments = sqliteTable('payments', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: PAYMENT_KINDS }).notNull(),
  userId: text('user_id').notNull(),
  tradeId: integer('trade_id'),
  packageId: integer('package_id'),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  intentId: text('intent_id'),
  status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
  captureBefore: instant('capture_before'),
  warnedAt: instant('warned_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  nextAt: instant('next_at'),
  attempts: integer('attempts').notNull().default(0),
  dispute: text('dispute', { enum: DISPUTES }),
})

/** Written by triggers, as payments move. */
export const paymentEntries = sqliteTable('payment_entries', {
  id: integer('id').primaryKey(),
  userId: text('user_id').notNull(),
  paymentId: text('payment_id').notNull(),
  kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
  amount: integer('amount').notNull(),
  tradeId: integer('trade_id'),
  packageId: integer('package_id'),
  reference: text('reference').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const payouts = sqliteTable('payouts', {
  id: integer('id').primaryKey(),
  paymentId: text('payment_id').notNull(),
  userId: text('user_id').notNull(),
  tradeId: integer('trade_id').notNull(),
  amount: integer('amount').notNull(),
  openedAt: instant('opened_at').notNull(),
  capturedAt: instant('captured_at'),
  detailsSealed: text('details_sealed'),
  detailsAt: instant('details_at'),
  paidAt: instant('paid_at'),
  paidBy: text('paid_by'),
  reference: text('reference'),
  voidAt: instant('void_at'),
})

export const paymentEvents = sqliteTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  intentId: text('intent_id').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const sandboxIntents = sqliteTable('sandbox_intents', {
  id: text('id').primaryKey(),
  clientSecret: text('client_secret').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  amount: integer('amount').notNull(),
  isManual: flag('is_manual').notNull(),
  status: text('status').notNull(),
  captureBefore: instant('capture_before'),
  createdAt: instant('created_at').notNull(),
})
