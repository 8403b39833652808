/** Blocking and reporting over the wire. Part 2 sections 3 and 5. */

export const REPORT_KINDS = ['review', 'item', 'person', 'message'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]
/** Part 2 section 9. */
export const REPORT_REASONS = ['spam', 'harassment', 'inappropriate', 'fake', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const REPORT_DECISIONS = ['keep', 'hide', 'suspend'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

/** What was reported, as it was then. */
export type Evidence = { title?: string; text?: string }
