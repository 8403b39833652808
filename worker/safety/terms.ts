/** What can be reported and why, and what can come of it. */

export const REPORT_KINDS = ['review', 'item', 'wish', 'person', 'message'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]
/** Of reviews and messages. */
export const WORD_REASONS = ['spam', 'harassment', 'inappropriate', 'fake', 'other'] as const
/** Of things and people besides (D60). */
export const REPORT_REASONS = [
  'spam',
  'scam',
  'prohibited',
  'no_show',
  'impersonation',
  'harassment',
  'inappropriate',
  'fake',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
/** What may be said of what. */
export const REASONS_OF: Record<ReportKind, readonly ReportReason[]> = {
  review: WORD_REASONS,
  message: WORD_REASONS,
  item: REPORT_REASONS,
  wish: REPORT_REASONS,
  person: REPORT_REASONS,
}
export const REPORT_DECISIONS = ['keep', 'hide', 'suspend'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

export const REPORT_MIN = 10
export const REPORT_MAX = 1000
/** Why a post is there and not shown (D60): three people reported it, or a beginner's words were found. */
export const WITHHELD_REASONS = ['reported', 'words'] as const
export type WithheldReason = (typeof WITHHELD_REASONS)[number]

const HOUR = 3_600_000
/** Fewer are a quarrel, more are never there in time. */
export const REPORTERS_TO_HIDE = 3
/** Within so long of each other: what is a danger is seen by several on one day. */
export const REPORTED_WITHIN_MS = 24 * HOUR
/** Then it is shown again unless somebody has decided: three people are no judge. */
export const HIDDEN_HOURS = 72
export const HIDDEN_MS = HIDDEN_HOURS * HOUR
/** Reporters are here for a month: accounts made for the purpose are not. */
export const REPORTER_AGE_MS = 30 * 24 * HOUR
/** So many reports that came to nothing in so long, and one's next do not hide. */
export const REJECTED_MAX = 2
export const REJECTED_WITHIN_MS = 90 * 24 * HOUR
/** Copies of what was reported are deleted so long after the decision. */
export const EVIDENCE_KEPT_MS = 30 * 24 * HOUR
/** Copied of one post: those an item may have. */
export const EVIDENCE_PHOTOS_MAX = 5
/** Rows of one post that words made and nobody has decided on: an edit at a time is no way to fill the list. */
export const FOUND_OPEN_MAX = 5

/** So many a person: each list they ask for leaves all of them out. */
export const BLOCKS_MAX = 500
