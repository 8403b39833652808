/** Verification over the wire: what is proved, packages, badges. Part 2 sections 3, 7 and 9, D38. */

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
  /** As part 2 section 3 spells them: cedula, selfie, corporate_email, business_documents. */
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
