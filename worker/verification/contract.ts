/** Verification over the wire: what is proved, packages, badges (D38). */
import * as v from 'valibot'
import { CodeSchema, EmailSchema } from '../accounts/contract.ts'
import { asLine, asText } from '../text/contract.ts'
import {
  type BadgeLevel,
  CODE_KINDS,
  DOCUMENT_KINDS,
  DOCUMENT_NUMBER_MAX,
  type DocumentKind,
  REJECT_REASON_MAX,
  type VerificationKind,
  type VerificationPackage,
  type VerificationStatus,
} from './terms.ts'

/**
 * GET /api/verification/packages. `isBought`: the caller's own, or part of a bigger one that is. `toPay`: what it
 * costs the caller, in US cents; less than the price where a smaller one was paid.
 */
export type OfferedPackage = VerificationPackage & { isBought: boolean; toPay: number }

/** GET /api/verification/badges: the caller's own. `id`: of its package. */
export type Badge = { id: number; badgeLevel: BadgeLevel }

/** GET /api/user/verifications, one of the caller's own. */
export type VerificationRecord = {
  verificationType: VerificationKind
  status: VerificationStatus | 'none'
  /** Why it was not approved. */
  reason: string | null
  /** The phone number or address that is being proved. */
  subject: string | null
  /** A code was made, and can still be entered. */
  takesCode: boolean
}

/** POST /api/user/verification/request. `address`: at work, for corporate_email. */
export const RequestSchema = v.pipe(
  v.object({
    verificationType: v.picklist(
      ['email', 'phone', 'government_id', 'corporate_email'],
      'malformed',
    ),
    address: v.optional(EmailSchema),
  }),
  v.forward(
    v.check(
      (given) => given.verificationType !== 'corporate_email' || given.address !== undefined,
      'email_required',
    ),
    ['address'],
  ),
)
export type VerificationRequest = v.InferOutput<typeof RequestSchema>

/** POST /api/user/verification/confirm. */
export const ConfirmSchema = v.object({
  verificationType: v.picklist(CODE_KINDS, 'malformed'),
  code: CodeSchema,
})
export type Confirmation = v.InferOutput<typeof ConfirmSchema>

/** POST /api/user/verification/document, multipart. The document itself is judged apart. */
export const DocumentFormSchema = v.object({
  verificationType: v.picklist(DOCUMENT_KINDS, 'malformed'),
  document: v.fallback(v.optional(v.instance(Blob)), undefined),
})
export type DocumentForm = v.InferOutput<typeof DocumentFormSchema>

/** GET /api/admin/verifications: what waits, oldest first. */
export type QueuedVerification = {
  userId: string
  firstName: string
  lastName: string
  verificationType: DocumentKind | 'phone'
  /** ISO 8601; who decides says which request they mean by it. */
  requestedAt: string
  /** Of an identity card, to be compared with it: yyyy-mm-dd. */
  dateOfBirth: string | null
  /** The number to call. */
  subject: string | null
  documentType: string | null
  /** ISO 8601: until when the code that was made can be entered. */
  codeUntil: string | null
}

/** Somebody may have handed in something else since the list was read: that one nobody has looked at. */
const requestedAt = v.pipe(
  v.string('malformed'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'malformed'),
  v.transform((text) => Date.parse(text)),
)
/**
 * Of an identity card, as an administrator reads it there: only its hash is kept, by which whoever is suspended is known again
 * (D60). Of another country than Paraguay with the two letters of the country before it.
 */
const documentNumber = v.pipe(
  v.string('document_number'),
  asLine,
  v.maxLength(DOCUMENT_NUMBER_MAX, 'document_number'),
  v.check((text) => /\d/.test(text), 'document_number'),
)
/** What a form asks for. */
export const DocumentNumberSchema = v.object({ documentNumber })
/** POST /api/admin/verifications/{userId}/{kind}/approve. `documentNumber`: of an identity card it must be there. */
export const ApproveSchema = v.object({ requestedAt, documentNumber: v.optional(documentNumber) })
/** What a form asks for. */
export const ReasonSchema = v.object({
  reason: v.pipe(
    v.string('reject_reason'),
    asText,
    v.nonEmpty('reject_reason'),
    v.maxLength(REJECT_REASON_MAX, 'text_long'),
  ),
})
/** POST …/reject. */
export const RejectSchema = v.object({ requestedAt, ...ReasonSchema.entries })
