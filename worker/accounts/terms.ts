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
/** D59: what an account of minutes was made for is done within days; a week costs an honest person little. Milliseconds. */
export const BEGINNER_MS = 7 * 24 * 3_600_000
/**
 * D59. Things: a household's first shelf, and no page full of one. Proposals: as many as one can talk about in a day.
 * Questions bind nobody, and are how one begins: twice as many.
 */
export const BEGINNER_A_DAY = { things: 5, proposals: 5, questions: 10, wishes: 5 } as const
/** D59: either stands for one person more than an address by mail does. */
export const STANDING_PROOFS = ['phone', 'government_id'] as const
/** Milliseconds. */
export const RESEND_LOCK_MS = 30_000
export const AUTO_SUBMIT_MS = 1_000
export const AFTER_VERIFY_MS = 1_500

export const GENDERS = ['male', 'female', 'other', 'prefer_not_to_say'] as const
