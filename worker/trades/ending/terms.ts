/** Why trades end, over the wire (D53 to D55). */

/** Why somebody asks to cancel: it only informs, but for what both agreed on (D53). */
export const CANCELLATION_KINDS = ['changed_mind', 'cannot_meet', 'other_found', 'agreed'] as const
export type CancellationKind = (typeof CANCELLATION_KINDS)[number]

/** Why the system ended a trade: keys of the words. */
export const SYSTEM_REASONS = [
  'silence',
  /** Nobody answered a request to cancel in time (D53). */
  'unanswered',
  'administrator',
  /** An administrator took one of its things away (D60). */
  'item_removed',
  /** Somebody was afraid of the other side (D54). */
  'unsafe',
  'problem_unanswered',
  'problem_agreed',
  'problem_decided',
  'item_taken',
  'item_deleted',
  'person_left',
] as const
export type SystemReason = (typeof SYSTEM_REASONS)[number]

/** Of an administrator who ends a trade: both sides want to know why. */
export const END_WORDS_MIN = 10
