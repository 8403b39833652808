/** Blocking and reporting over the wire. */
import * as v from 'valibot'
import type { PublicPerson } from '../accounts/contract.ts'
import { asText } from '../text/contract.ts'
import {
  REASONS_OF,
  REPORT_MAX,
  REPORT_MIN,
  REPORT_REASONS,
  WITHHELD_REASONS,
  WORD_REASONS,
} from './terms.ts'

/** What was reported, as it was then. `photo`: of a message, where the trade's parties have it. */
export type Evidence = { title?: string; text?: string; photo?: string }

/** Why one's own post is there and not shown (D60), until when at most, and which of its words were found. Times are ISO 8601 in UTC. */
export const WithheldSchema = v.object({
  why: v.picklist(WITHHELD_REASONS),
  until: v.nullable(v.string()),
  words: v.array(v.string()),
})
export type Withheld = v.InferOutput<typeof WithheldSchema>

const description = v.pipe(
  v.string('report_short'),
  asText,
  v.minLength(REPORT_MIN, 'report_short'),
  v.maxLength(REPORT_MAX, 'text_long'),
)
/** POST /api/reviews/{id}/report, and of messages. */
export const ReportSchema = v.object({
  reason: v.picklist(WORD_REASONS, 'report_reason'),
  description,
})
/** Of things and people, for which there are more reasons (D60). */
export const PostReportSchema = v.object({
  reason: v.picklist(REPORT_REASONS, 'report_reason'),
  description,
})
export type Report = v.InferOutput<typeof PostReportSchema>

const Id = v.pipe(v.string('malformed'), v.nonEmpty('malformed'), v.maxLength(100, 'malformed'))

/** POST /api/reports. `target`: the item's, wish's or person's id; of a message "trade/number". Reviews have their own call. */
export const NewReportSchema = v.pipe(
  v.object({
    kind: v.picklist(['item', 'wish', 'person', 'message'], 'malformed'),
    target: Id,
    ...PostReportSchema.entries,
  }),
  v.forward(
    v.check(({ kind, reason }) => REASONS_OF[kind].includes(reason), 'report_reason'),
    ['reason'],
  ),
)
export type NewReport = v.InferOutput<typeof NewReportSchema>

/** POST /api/blocks. */
export const BlockSchema = v.object({ userId: Id })

/** GET /api/blocks: whom the caller has blocked, newest first. Who blocked the caller is told to nobody. */
export type Blocked = PublicPerson & { blockedAt: string }
