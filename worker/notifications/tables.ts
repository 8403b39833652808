import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant, json } from '../db/columns.ts'
import type { NotificationParams } from './contract.ts'
import { NOTIFICATION_TYPES } from './terms.ts'

/** Numbered per person. */
export const notifications = sqliteTable(
  'notifications',
  {
    userId: text('user_id').notNull(),
    id: integer('id').notNull(),
    type: text('type', { enum: NOTIFICATION_TYPES }).notNull(),
    tradeId: integer('trade_id'),
    params: json<NotificationParams>('params').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    pushDue: instant('push_due'),
    pushAttempts: integer('push_attempts').notNull(),
    pushTo: json<string[] | null>('push_to'),
    /** Given up: some device never got it. For administrators to see. */
    pushFailedAt: instant('push_failed_at'),
    /** Of the last answer that was no success; 0: none came. */
    pushStatus: integer('push_status'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

export const notificationSettings = sqliteTable('notification_settings', {
  userId: text('user_id').primaryKey(),
  pushNotifications: flag('push_notifications').notNull().default(true),
  tradeProposals: flag('trade_proposals').notNull().default(true),
  tradeAccepted: flag('trade_accepted').notNull().default(true),
  tradeRejected: flag('trade_rejected').notNull().default(true),
  newMessages: flag('new_messages').notNull().default(true),
  tradeCompleted: flag('trade_completed').notNull().default(true),
  wishes: flag('wishes').notNull().default(true),
  interest: flag('interest').notNull().default(true),
})

export const pushSubscriptions = sqliteTable('push_subscriptions', {
  endpoint: text('endpoint').primaryKey(),
  userId: text('user_id').notNull(),
  sessionHash: text('session_hash').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const tradeUnread = sqliteTable(
  'trade_unread',
  {
    tradeId: integer('trade_id').notNull(),
    userId: text('user_id').notNull(),
    count: integer('count').notNull(),
    lastNumber: integer('last_number').notNull(),
    lastAt: instant('last_at').notNull(),
    mailDue: instant('mail_due'),
  },
  (t) => [primaryKey({ columns: [t.tradeId, t.userId] })],
)
