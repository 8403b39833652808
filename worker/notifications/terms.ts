/** What people are told and how they want to be told. */

export const NOTIFICATION_TYPES = [
  'trade_proposal',
  'trade_question',
  'trade_counter',
  'trade_accepted',
  'trade_rejected',
  'trade_completed',
  'change_proposed',
  'change_agreed',
  'change_declined',
  'new_message',
  'trade_blocked',
  'trade_cancelled',
  'cancellation_requested',
  'cancellation_denied',
  'trade_expired',
  'meeting_set',
  'meeting_agreed',
  'meeting_missed',
  'meeting_reminder',
  'meeting_soon',
  'meeting_way',
  'on_the_way',
  'delivery_confirmed',
  'code_entered',
  'trade_reminder',
  'review_waiting',
  'review_received',
  'review_answered',
  'review_hidden',
  'verification_approved',
  'verification_rejected',
  'badge_granted',
  'deposit_placed',
  'deposit_lapsing',
  'deposit_lapsed',
  'deposit_released',
  'deposit_captured',
  'payout_owed',
  'problem_reported',
  'problem_answered',
  'problem_reminder',
  'problem_counted',
  'problem_decided',
  'problem_closed',
  'thing_hidden',
  'thing_waiting',
  'thing_shown',
  'thing_removed',
  'report_decided',
  'wish_found',
  'wish_offered',
  'interest_told',
  'interest_mutual',
  'proof_cleared',
  'account_warned',
  'account_limited',
  'account_restored',
  'admin_waiting',
] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** The badge says "9+" above nine. */
export const BADGE_MAX = 9

/** What is stored; the wire has two more names for the same (D40). */
export const SWITCHES = [
  'pushNotifications',
  'tradeProposals',
  'tradeAccepted',
  'tradeRejected',
  'newMessages',
  'tradeCompleted',
  'wishes',
  'interest',
] as const
export type Switch = (typeof SWITCHES)[number]
export type Switches = Record<Switch, boolean>

/** Longer than any push service's addresses, which hold a token of some hundred characters. */
export const ENDPOINT_MAX = 1024

/** The mails of trades, which people may stop (D40). */
export const MAILS = [
  'trade_proposal',
  'trade_question',
  'trade_counter',
  'trade_accepted',
  'cancellation_requested',
  'trade_reminder',
  'change_proposed',
  'change_agreed',
  'meeting_set',
  'meeting_agreed',
  'meeting_missed',
  'meeting_reminder',
  'meeting_soon',
  'new_message',
] as const
export type MailKind = (typeof MAILS)[number]

/** With the one of each day about wishes (D64). */
export const STOPPABLE_MAILS = [...MAILS, 'wish_found'] as const
export type StoppableMail = (typeof STOPPABLE_MAILS)[number]

/** Mail programs post here from nowhere: worker/http/guards/origin.ts lets it through. */
export const MAIL_OFF_PATH = '/api/notifications/mail-off'
