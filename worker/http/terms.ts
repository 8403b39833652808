/** What every list and every page goes by. */

export const PAGE_SIZE = 24
export const PAGE_SIZE_MAX = 60
/** X-Total-Count is exact up to here, then "1000+". */
export const COUNT_EXACT_MAX = 1000

/** Readable by our pages, unlike the session itself: whether there is anybody to ask for. */
export const SIGNED_IN_COOKIE = 'signed_in'
