/** What can be proved, by what, and the packages of proofs. */

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

/** Of which anybody may know that somebody proved them (J160), never what was proved (D16). */
export const TOLD_PROOFS = ['phone', 'government_id', 'email'] as const satisfies VerificationKind[]
export type ToldProof = (typeof TOLD_PROOFS)[number]

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

export type PackageTerms = Pick<
  VerificationPackage,
  'id' | 'price' | 'badgeLevel' | 'verificationTypes'
>

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
] as const satisfies PackageTerms[]

/** Proved by a picture or a PDF. */
export const DOCUMENT_KINDS = ['government_id', 'selfie', 'business_documents'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
/** Proved by a code. */
export const CODE_KINDS = ['email', 'phone', 'corporate_email'] as const
export type CodeKind = (typeof CODE_KINDS)[number]

export const PDF_TYPE = 'application/pdf'
export const REJECT_REASON_MAX = 300
/** Longer than any country's. */
export const DOCUMENT_NUMBER_MAX = 40
