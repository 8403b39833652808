/** Rights over one's data over the wire (Ley 7593/2025, GDPR): taking it along, leaving, what was agreed to. D47. */
import * as v from 'valibot'
import { LoginSchema } from '../accounts/contract.ts'

/** Days to change one's mind. */
export const LEAVE_DAYS = 14
export const LEAVE_MS = LEAVE_DAYS * 24 * 3_600_000

/** Of the texts that people agree to: /terms with /privacy, and the mails of each switch. A new text has a new date. */
export const TERMS_VERSION = '2026-11-28'
export const MAILS_VERSION = '2026-11-28'

/** POST /api/privacy/leave, POST /api/privacy/export: a phone that lies open is not enough. */
export const ConfirmSchema = v.pick(LoginSchema, ['password'])

/** 200 of POST /api/privacy/leave: until when signing in brings everything back. */
export type LeaveAnswer = { until: string }

/** `current` of its 409 `leave_open_trades`: what has to be brought to an end before. */
export const OpenTradesSchema = v.array(v.object({ id: v.number(), title: v.string() }))
export type OpenTrade = v.InferOutput<typeof OpenTradesSchema>[number]

/** Of the file as a whole; goes up when a part changes its shape. */
export const EXPORT_VERSION = 1

/** In the order of the file. */
export const EXPORT_PARTS = [
  'profile',
  'items',
  'trades',
  'messages',
  'reviewsWritten',
  'reviewsReceived',
  'reviewVotes',
  'favorites',
  'tokens',
  'payments',
  'depositClaims',
  'verifications',
  'badges',
  'notifications',
  'notificationSettings',
  'devices',
  'sessions',
  'blocks',
  'reports',
  'consents',
  'emailChanges',
] as const
export type ExportPart = (typeof EXPORT_PARTS)[number]

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
