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
  /** The next version of the terms (D49). */
  'counter',
  /** Other terms than were agreed (D50). */
  'propose_change',
  'agree_change',
  'decline_change',
  'withdraw_change',
  /** A suggestion, until the other side says yes (D51). */
  'set_meeting_details',
  'confirm_meeting',
  'on_my_way',
  'cannot_come',
  'end_uncounted',
  'confirm_delivery',
  'request_cancellation',
  'approve_cancellation',
  'deny_cancellation',
] as const
export type Action = (typeof ACTIONS)[number]

/** Of a completed trade's review, as its writer sees it. `closed`: it was not written in its 14 days (D58). */
export const REVIEW_STANDINGS = ['open', 'closed', 'waiting', 'shown', 'hidden'] as const
export type ReviewStanding = (typeof REVIEW_STANDINGS)[number]

export const OFFER_TYPES = ['money', 'item', 'combination'] as const
export type OfferType = (typeof OFFER_TYPES)[number]

/** Who began the trade, and whom they asked. */
export const SIDES = ['proposer', 'owner'] as const
export type Side = (typeof SIDES)[number]
export const otherSide = (side: Side): Side => (side === 'owner' ? 'proposer' : 'owner')

/** Of one side in one version of the terms (D49). */
export const THINGS_MAX = 10
export const VERSIONS_MAX = 20
/** Of both sides. */
export const ITEMS_MAX = 2 * THINGS_MAX
export const REASON_MAX = 500
export const MEETING_LOCATION_MAX = 200
export const MEETING_NOTES_MAX = 500
export const CURRENCY = 'PYG'
/** D9: amounts travel in minor units. */
export const MINOR_UNITS = 100

export const EVENT_TYPES = [
  'created',
  ...ACTIONS,
  'expired',
  'closed',
  /** Of what one side reports (D54). */
  'problem_reported',
  'problem_answered',
  'problem_counted',
  'problem_decided',
  'problem_closed',
  'problem_voided',
  'rejected_by_system',
  'cancelled_by_system',
] as const
export type EventType = (typeof EVENT_TYPES)[number]
