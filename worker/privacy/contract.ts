/** Rights over one's data over the wire (Ley 7593/2025, GDPR): taking it along, leaving, what was agreed to. D47. */
import * as v from 'valibot'
import { LoginSchema } from '../accounts/contract.ts'
import { EXPORT_PARTS } from './terms.ts'

/** POST /api/privacy/leave, POST /api/privacy/export: a phone that lies open is not enough. */
export const ConfirmSchema = v.pick(LoginSchema, ['password'])

/** 200 of POST /api/privacy/leave: until when signing in brings everything back. */
export type LeaveAnswer = { until: string }

/** POST /api/privacy/leave. */
export const LeaveSchema = v.object({
  ...ConfirmSchema.entries,
  /** Trades that are open end with it, as cancelled by whoever leaves (D53). */
  endTrades: v.optional(v.boolean(), false),
})
export type LeaveBody = v.InferOutput<typeof LeaveSchema>

/** `current` of its 409 `leave_open_trades`; `mayEnd` false: somebody has confirmed the hand-over, it ends by its own rules. */
export const OpenTradesSchema = v.array(
  v.object({ id: v.number(), title: v.string(), mayEnd: v.boolean() }),
)
export type OpenTrade = v.InferOutput<typeof OpenTradesSchema>[number]

/** 200 of POST /api/privacy/export: opens the parts for a while. */
export type ExportAnswer = { token: string }

/** POST /api/privacy/export/part: `cursor` is the `next` of the page before. */
export const PartSchema = v.object({
  token: v.pipe(v.string('malformed'), v.nonEmpty('malformed'), v.maxLength(2000, 'malformed')),
  part: v.picklist(EXPORT_PARTS, 'malformed'),
  cursor: v.optional(v.pipe(v.string('malformed'), v.maxLength(100, 'malformed'))),
})
export type PartQuery = v.InferOutput<typeof PartSchema>

/** Rows of one part; `next` null: there is no more. */
export type PartPage = { rows: Record<string, unknown>[]; next: string | null }
