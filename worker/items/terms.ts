/** What an item is bound by, its conditions and states. */

/** D12. */
export const TITLE_MIN = 3
export const TITLE_MAX = 100
export const DESCRIPTION_MIN = 10
export const DESCRIPTION_MAX = 1000
export const LOCATION_MIN = 2
export const LOCATION_MAX = 100
export const TAGS_MAX = 10
export const TAG_MAX = 30
/** D63: categories, and characters of the line, of what one would like in exchange: a line on a card, not a list of demands. */
export const WANTED_MAX = 5
export const WANTED_TEXT_MAX = 120
/** D59: open things of one person that nearly equal each other. A pair and a spare; more of one kind is a shop's page. */
export const EQUALS_MAX = 3
/** The newest of a person's things among which equals are looked for: what publishing may read, and more than people have. */
export const EQUALS_AMONG = 200
/** D3: a deleted item comes back within this time, ms. */
export const RESTORE_WITHIN_MS = 60_000

/** `deleted_at` of what is there and not shown (D60): below zero, so that nothing of deleted ones touches it. */
export const WITHHELD = -1
/** Less zero it is the `deleted_at` of what is hidden with a suspended account: the end of time, which no one who leaves ever has. */
export const SUSPENDED = 8_640_000_000_000_000

export const CONDITIONS = ['new', 'like_new', 'good', 'fair', 'poor'] as const
export type Condition = (typeof CONDITIONS)[number]

export const TRADE_STATUSES = ['available', 'reserved', 'traded'] as const
export type TradeStatus = (typeof TRADE_STATUSES)[number]

/** GET /api/items/{id}/wanting (D66): at most so many, of as many newest whose owners want such a thing. */
export const WANTING_MAX = 3
export const WANTING_AMONG = 60
/** Like in value: up to so many times as much, or as little; beyond, nobody swaps without money. */
export const LIKE_TIMES = 3
/** GET /api/items/{id}/similar: at most so many. */
export const SIMILAR_MAX = 8
