/** Blocking and reporting over the wire. */
import * as v from 'valibot'
import type { PublicPerson } from '../accounts/contract.ts'
import { asText } from '../text/contract.ts'
import { REPORT_MAX, REPORT_MIN, REPORT_REASONS } from './terms.ts'

/** What was reported, as it was then. `photo`: of a message, where the trade's parties have it. */
export type Evidence = { title?: string; text?: string; photo?: string }

/** POST /api/reviews/{id}/report; POST /api/reports has what it is about besides. */
export const ReportSchema = v.object({
  reason: v.picklist(REPORT_REASONS, 'report_reason'),
  description: v.pipe(
    v.string('report_short'),
    asText,
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

/** GET /api/blocks: whom the caller has blocked, newest first. Who blocked the caller is told to nobody. */
export type Blocked = PublicPerson & { blockedAt: string }
