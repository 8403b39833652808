/** What administrators see and decide (D39), and the mail service. */
import * as v from 'valibot'
import { RegisterSchema } from '../accounts/contract.ts'
import type { Evidence, Withheld } from '../safety/contract.ts'
import {
  REPORT_DECISIONS,
  REPORT_KINDS,
  type ReportKind,
  type ReportReason,
} from '../safety/terms.ts'
import { asEmail, asLine, asText } from '../text/contract.ts'
import type { Status } from '../trades/terms.ts'

/** GET /api/admin/sendgrid/status. The key itself is never answered. */
export type MailStatus = {
  configured: boolean
  hasApiKey: boolean
  /** The service takes the key, asked now. */
  connectionTest: boolean
  fromEmail: string | null
  keyLast4: string | null
}

const rowId = v.pipe(v.number('malformed'), v.integer('malformed'), v.minValue(1, 'malformed'))
const API_KEY_MAX = 300
const SUBJECT_MAX = 200
const MESSAGE_MAX = 2000
const optionalText = (max: number) =>
  v.optional(v.pipe(v.string('malformed'), asText, v.maxLength(max, 'text_long')), '')

/** POST /api/admin/sendgrid/reset-credentials. Without a sender the one before, or the setting's. */
export const CredentialsSchema = v.object({
  apiKey: v.optional(
    v.pipe(
      v.string('api_key_required'),
      asLine,
      v.nonEmpty('api_key_required'),
      v.maxLength(API_KEY_MAX, 'text_long'),
      // It goes into a header.
      v.regex(/^[\x21-\x7e]*$/, 'api_key_malformed'),
    ),
    '',
  ),
  fromEmail: v.optional(
    v.union(
      [v.literal(''), v.pipe(v.string('email_invalid'), asEmail, v.email('email_invalid'))],
      'email_invalid',
    ),
    '',
  ),
})
export type Credentials = v.InferOutput<typeof CredentialsSchema>

/** POST /api/admin/sendgrid/test-email. Left out or empty: a subject and message of ours. */
export const TestEmailSchema = v.object({
  toEmail: v.optional(
    v.pipe(
      v.string('test_email_required'),
      asEmail,
      v.nonEmpty('test_email_required'),
      v.maxLength(254, 'email_invalid'),
      v.email('email_invalid'),
    ),
    '',
  ),
  subject: optionalText(SUBJECT_MAX),
  message: optionalText(MESSAGE_MAX),
})
export type TestEmail = v.InferOutput<typeof TestEmailSchema>

/** POST /api/admin/setup: the first administrator where no mail can prove an address. */
export const SetupSchema = v.object({
  ...RegisterSchema.entries,
  setupCode: v.pipe(v.string('malformed'), v.maxLength(200, 'malformed')),
})
export type Setup = v.InferOutput<typeof SetupSchema>

/** GET /api/admin/figures. */
export type Figures = {
  people: number
  /** On offer now, and ever published. */
  itemsOnOffer: number
  itemsPublished: number
  trades: Record<Status, number>
  /** From proposal to hand-over, of the newest completed trades. Null: none is. */
  medianHours: number | null
}

/** GET /api/admin/reports. `others`: all but reviews, which are a queue of their own. */
export const ReportsQuerySchema = v.object({
  kind: v.optional(v.picklist([...REPORT_KINDS, 'others'], 'malformed')),
})

/** GET /api/admin/reports: an item with all that was said of it, oldest first. */
export type ReportedItem = {
  /** Of its first report: what is decided on. */
  id: number
  kind: ReportKind
  target: string
  accused: { id: string; name: string; isSuspended: boolean }
  evidence: Evidence
  /** Where it can be seen, if anybody may see it. */
  path: string | null
  /** Addresses of the pictures that were copied when it was reported. */
  photos: string[]
  /** As it stands now; null: it is neither a thing nor a person, or is not there at all. */
  now: {
    title: string
    text: string
    photos: string[]
    isGone: boolean
    /** Promised to a trade, which ends where it is hidden. */
    isHeld: boolean
    withheld: Withheld | null
  } | null
  reports: {
    id: number
    /** Null: nobody reported it, `found` are the words that were found (D60). */
    reporterName: string | null
    reason: ReportReason
    description: string
    createdAt: string
    found: string[]
  }[]
}

/** POST /api/admin/reports/{id}/decide. */
export const DecideReportSchema = v.object({
  decision: v.picklist(REPORT_DECISIONS, 'malformed'),
  /** The newest report of it that was looked at: what came in later is not what was kept. */
  seen: rowId,
})
export type DecideReport = v.InferOutput<typeof DecideReportSchema>

/** GET /api/admin/suspended. */
export type Suspended = { id: string; name: string; suspendedAt: string }

type Failed = {
  id: number
  kind: string
  attempts: number
  /** Of the service's last answer; 0: none came, or no sense could be made of it. Null: it was never asked. */
  lastStatus: number | null
  canRetry: boolean
}
/** GET /api/admin/failures: what was given up, newest first. Addresses are masked. */
export type Failures = {
  mails: (Failed & { recipient: string; createdAt: string })[]
  pushes: (Failed & { userId: string; name: string; failedAt: string })[]
}

/** POST /api/admin/failures/retry. `userId`: whose push it is, numbered per person. */
export const RetrySchema = v.object({
  what: v.picklist(['mail', 'push'], 'malformed'),
  id: rowId,
  userId: v.optional(v.pipe(v.string('malformed'), v.maxLength(64, 'malformed')), ''),
})
export type Retry = v.InferOutput<typeof RetrySchema>

/** GET /api/admin/actions: newest first, a page at once. */
export const ActionsQuerySchema = v.object({
  cursor: v.optional(v.pipe(v.string('malformed'), v.maxLength(500, 'malformed'))),
})
export type AdminAction = {
  id: number
  adminName: string
  action: string
  target: string
  details: Record<string, unknown>
  createdAt: string
}
