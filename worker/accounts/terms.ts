/** What accounts are bound by. */

/** 200 of POST /api/auth/login. `restored`: a request to delete the account ended with it (D47). */
export type LoginAnswer = { signedIn: true; restored?: true }

/** As given for the product (D21). */
export const PASSWORD_MIN = 6
/** D21: longer input would only cost hashing time. */
export const PASSWORD_MAX = 200
export const NAME_MIN = 2
export const NAME_MAX = 60
export const PHONE_MIN = 10
export const PHONE_MAX = 25
/** D19. */
export const AGE_MIN = 18
export const CODE_LENGTH = 6
/** Milliseconds. */
export const RESEND_LOCK_MS = 30_000
export const AUTO_SUBMIT_MS = 1_000
export const AFTER_VERIFY_MS = 1_500

export const GENDERS = ['male', 'female', 'other', 'prefer_not_to_say'] as const
