/** Verification over the wire: what is proved, packages, badges (D38). */
import * as v from 'valibot'
import { CodeSchema, EmailSchema } from '../accounts/contract.ts'

/** `government_id` is what packages call `cedula`. */
export const VERIFICATION_KINDS = [
  'email',
  'phone',
  'government_id',
  'selfie',
  'corporate_email',
  'business_documents',
] as const
export type VerificationKind = (typeof VERIFICATION_KINDS)[number]

/** `open`: a package asks for it and nothing was handed in yet. */
export const VERIFICATION_STATUSES = ['open', 'pending', 'approved', 'rejected'] as const
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

export const BADGE_LEVELS = ['bronze', 'silver', 'gold'] as const
export type BadgeLevel = (typeof BADGE_LEVELS)[number]

export type VerificationPackage = {
  id: number
  name: string
  description: string
  /** US cents. */
  price: number
  badgeLevel: BadgeLevel
  features: string[]
  /** In the words of packages: cedula, selfie, corporate_email, business_documents. */
  verificationTypes: PackageProof[]
}

export const PACKAGE_PROOFS = ['cedula', 'selfie', 'corporate_email', 'business_documents'] as const
export type PackageProof = (typeof PACKAGE_PROOFS)[number]

/** D38; names, descriptions and features are words of the caller's language. */
export const PACKAGES = [
  { id: 1, price: 500, badgeLevel: 'bronze', verificationTypes: ['cedula'] },
  { id: 2, price: 1200, badgeLevel: 'silver', verificationTypes: ['cedula', 'selfie'] },
  {
    id: 3,
    price: 2500,
    badgeLevel: 'gold',
    verificationTypes: ['cedula', 'selfie', 'corporate_email', 'business_documents'],
  },
] as const satisfies Pick<
  VerificationPackage,
  'id' | 'price' | 'badgeLevel' | 'verificationTypes'
>[]

/** GET /api/verification/packages. `isBought`: by the caller. */
export type OfferedPackage = VerificationPackage & { isBought: boolean }

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

/** Proved by a picture or a PDF. */
export const DOCUMENT_KINDS = ['government_id', 'selfie', 'business_documents'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
/** Proved by a code. */
export const CODE_KINDS = ['email', 'phone', 'corporate_email'] as const
export type CodeKind = (typeof CODE_KINDS)[number]

export const PDF_TYPE = 'application/pdf'
export const REJECT_REASON_MAX = 300

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

/** POST /api/user/verification/document, beside the file `document`. */
export const DocumentKindSchema = v.picklist(DOCUMENT_KINDS, 'malformed')

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
/** POST /api/admin/verifications/{userId}/{kind}/approve. */
export const ApproveSchema = v.object({ requestedAt })
/** What a form asks for. */
export const ReasonSchema = v.object({
  reason: v.pipe(
    v.string('reject_reason'),
    v.trim(),
    v.nonEmpty('reject_reason'),
    v.maxLength(REJECT_REASON_MAX, 'text_long'),
  ),
})
/** POST …/reject. */
export const RejectSchema = v.object({ requestedAt, ...ReasonSchema.entries })
