/** Limits of what one says of oneself. */

export const INTERESTS_MAX = 15
export const INTEREST_MAX = 30
export const ACTIVITY_PAGE = 10

/** Optional, so that they may be emptied. */
export const CLEARABLE = ['bio', 'occupation', 'address', 'state', 'avatar'] as const
