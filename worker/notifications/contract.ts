/** What people are told and what they want to be told. Part 1 sections 2 to 5, D40. */
import * as v from 'valibot'
import { PageQuerySchema } from '../browse/contract.ts'

export const NOTIFICATION_TYPES = [
  'trade_proposal',
  'trade_accepted',
  'trade_rejected',
  'trade_completed',
  'new_message',
  'trade_blocked',
  'trade_cancelled',
  'cancellation_requested',
  'cancellation_denied',
  'trade_expired',
  'meeting_set',
  'meeting_reminder',
  'delivery_confirmed',
  'trade_reminder',
] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** What its words are made of: who did it, and what it is about. Typed by people: shown as text only. */
export type NotificationParams = {
  name?: string
  item?: string
  /** Reason a person gave, or a key of ours where the system acted. */
  reason?: string
  why?: 'silence' | 'item_taken' | 'item_deleted'
  /** Of a meeting: ISO 8601 in UTC, and minutes east of it. */
  at?: string
  offset?: number
  place?: string
}

/** `title` and `message` in the caller's language. */
export type Notification = {
  id: number
  type: NotificationType
  title: string
  message: string
  isRead: boolean
  sentAt: string
  /** Of the trade. */
  relatedId: number | null
  /** Own path that a click leads to. */
  path: string
}

/** The badge says "9+" above nine. */
export const BADGE_MAX = 9

/** GET /api/notifications. Without more than `unread`: those that are not read yet. */
export const NotificationsQuerySchema = v.object({
  ...PageQuerySchema.entries,
  unread: v.fallback(v.optional(v.picklist(['true', 'false'])), undefined),
})
