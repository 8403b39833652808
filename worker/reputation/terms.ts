/** Numbers of reputation: who only reads them needs no validation. */

/** The score of somebody new, and the most there is. */
export const SCORE_START = 100
export const SCORE_MAX = 1000
export const STARS_MAX = 5
export const REVIEWS_PAGE_SIZE = 10
/** Milliseconds after completion; then what one side wrote is shown without the other's (D35). */
export const REVEAL_MS = 14 * 24 * 3_600_000
