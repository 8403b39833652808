/** People as administrators find them, see them and what they do to them (D60). */

/** People of one answer. */
export const FOUND_MAX = 20
/** Of each list of a person's page: the newest. */
export const LISTED_MAX = 20
/** Accounts that are told as related. */
export const RELATED_MAX = 30
/** Refused proofs of one answer; what is decided makes room for the next. */
export const REFUSED_MAX = 100

export const QUERY_MIN = 2
export const QUERY_MAX = 254
/** Digits by which a number is found; fewer are many people's. */
export const PHONE_DIGITS = 8

/** By what somebody is looked for. A code is what stands in the address of their profile. */
export const SEARCHED_BY = ['name', 'address', 'phone', 'code'] as const
export type SearchedBy = (typeof SEARCHED_BY)[number]

export const DEEDS = ['warn', 'limit', 'suspend', 'restore'] as const
export type Deed = (typeof DEEDS)[number]

/** Everything is said: what the person reads is why. */
export const WORDS_MIN = 10
export const WORDS_MAX = 500
/** A limit is no suspension: whoever is to be kept out longer is suspended. */
export const LIMIT_DAYS_MAX = 90
export const LIMIT_DAYS = 7
