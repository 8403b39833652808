/** Blocking and reporting over the wire. Part 2 sections 3 and 5. */
import * as v from 'valibot'

export const REPORT_KINDS = ['review', 'item', 'person', 'message'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]
/** Part 2 section 9. */
export const REPORT_REASONS = ['spam', 'harassment', 'inappropriate', 'fake', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const REPORT_DECISIONS = ['keep', 'hide', 'suspend'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

/** What was reported, as it was then. */
export type Evidence = { title?: string; text?: string }

export const REPORT_MIN = 10
export const REPORT_MAX = 1000

/** POST /api/reviews/{id}/report; POST /api/reports has what it is about besides. */
export const ReportSchema = v.object({
  reason: v.picklist(REPORT_REASONS, 'report_reason'),
  description: v.pipe(
    v.string('report_short'),
    v.trim(),
    v.minLength(REPORT_MIN, 'report_short'),
    v.maxLength(REPORT_MAX, 'text_long'),
  ),
})
export type Report = v.InferOutput<typeof ReportSchema>
