/** Statuses, actions and events of a trade, and its limits. */

export const STATUSES = [
  'pending',
  'accepted',
  'rejected',
  'in_progress',
  'cancellation_requested',
  'cancelled',
  'completed',
  'expired',
] as const
export type Status = (typeof STATUSES)[number]

/** What people do; the system's own are in rules.ts. */
export const ACTIONS = [
  'accept',
  'reject',
  'withdraw',
  'set_meeting_details',
  'confirm_delivery',
  'request_cancellation',
  'approve_cancellation',
  'deny_cancellation',
] as const
export type Action = (typeof ACTIONS)[number]

/** Of a completed trade's review, as its writer sees it. */
export const REVIEW_STANDINGS = ['open', 'waiting', 'shown', 'hidden'] as const
export type ReviewStanding = (typeof REVIEW_STANDINGS)[number]

/** Why the system ended a trade: keys of the words. */
export const SYSTEM_REASONS = ['silence', 'item_taken', 'item_deleted', 'person_left'] as const
export type SystemReason = (typeof SYSTEM_REASONS)[number]

export const OFFER_TYPES = ['money', 'item', 'combination'] as const
export type OfferType = (typeof OFFER_TYPES)[number]

/** The requested one, and ten that are offered. */
export const ITEMS_MAX = 11
export const REASON_MAX = 500
export const MEETING_LOCATION_MAX = 200
export const MEETING_NOTES_MAX = 500
export const CURRENCY = 'PYG'
/** D9: amounts travel in minor units. */
export const MINOR_UNITS = 100

export const EVENT_TYPES = [
  'created',
  /** A question became an offer (D48). */
  'offered',
  ...ACTIONS,
  'expired',
  'closed',
  'rejected_by_system',
  'cancelled_by_system',
] as const
export type EventType = (typeof EVENT_TYPES)[number]
