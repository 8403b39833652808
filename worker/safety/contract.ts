/** Blocking and reporting over the wire. */
import * as v from 'valibot'
import type { PublicPerson } from '../accounts/contract.ts'

export const REPORT_KINDS = ['review', 'item', 'person', 'message'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]
/** Of every kind of report. */
export const REPORT_REASONS = ['spam', 'harassment', 'inappropriate', 'fake', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const REPORT_DECISIONS = ['keep', 'hide', 'suspend'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

/** What was reported, as it was then. `photo`: of a message, where the trade's parties have it. */
export type Evidence = { title?: string; text?: string; photo?: string }

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

const Id = v.pipe(v.string('malformed'), v.nonEmpty('malformed'), v.maxLength(100, 'malformed'))

/** POST /api/reports. `target`: the item's or person's id; of a message "trade/number". Reviews have their own call. */
export const NewReportSchema = v.object({
  kind: v.picklist(['item', 'person', 'message'], 'malformed'),
  target: Id,
  ...ReportSchema.entries,
})
export type NewReport = v.InferOutput<typeof NewReportSchema>

/** POST /api/blocks. */
export const BlockSchema = v.object({ userId: Id })
/** So many a person: each list they ask for leaves all of them out. */
export const BLOCKS_MAX = 500

/** GET /api/blocks: whom the caller has blocked, newest first. Who blocked the caller is told to nobody. */
export type Blocked = PublicPerson & { blockedAt: string }
