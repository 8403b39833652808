/** What can be reported and why, and what can come of it. */

export const REPORT_KINDS = ['review', 'item', 'person', 'message'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]
/** Of every kind of report. */
export const REPORT_REASONS = ['spam', 'harassment', 'inappropriate', 'fake', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const REPORT_DECISIONS = ['keep', 'hide', 'suspend'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

export const REPORT_MIN = 10
export const REPORT_MAX = 1000
/** So many a person: each list they ask for leaves all of them out. */
export const BLOCKS_MAX = 500
