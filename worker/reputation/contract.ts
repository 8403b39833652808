/** Reviews and reputation over the wire. Part 2 sections 3, 5 and 7, D35, D36. */

export const REVIEW_TYPES = ['trade', 'item_quality', 'communication', 'reliability'] as const
export type ReviewType = (typeof REVIEW_TYPES)[number]

/** Part 2 section 9: the score of somebody new, and the most there is. */
export const SCORE_START = 100
export const SCORE_MAX = 1000
