/** How lists can be filtered and sorted, and how much of them is answered. */

/** So many candidates a request looks at; a page may be short and still carry `next`. */
export const CANDIDATES_MAX = 1500

export const SORTS = [
  'newest',
  'oldest',
  'price_low',
  'price_high',
  'alphabetical',
  'popularity',
  'distance',
] as const
export type Sort = (typeof SORTS)[number]
export const DEFAULT_SORT: Sort = 'newest'

export const DATES_POSTED = ['any', 'today', 'yesterday', 'week', 'month', '3months'] as const
export type DatePosted = (typeof DATES_POSTED)[number]

export const AVAILABILITIES = ['available', 'traded', 'all'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** Kilometres. */
export const RADIUS = { min: 5, max: 100, step: 5, usual: 25 } as const
/** The slider counts thousands of guaraníes (D8); its upper end means no limit. */
export const PRICE = { min: 0, max: 10_000, step: 50, unit: 1_000 } as const
export const SEARCH_MAX = 200
/** Of the place that a list is asked for. */
export const PLACE_MAX = 100

/** While somebody types: so many are offered in all, of them so many categories and towns. */
export const SUGGESTIONS_MAX = 8
export const CATEGORIES_OFFERED = 2
export const PLACES_OFFERED = 2
/** Words that lead on from a search without a hit. */
export const RELATED_MAX = 6
/** Things of other towns that are shown where a place had none. */
export const ELSEWHERE_MAX = 8

/** Of a list without a hit: what the search may have meant, with one letter of a word mended (percent-encoded). */
export const INSTEAD_HEADER = 'X-Search-Instead'
