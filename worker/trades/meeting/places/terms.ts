/** Public places to meet at (D51): of which kinds, and from when on it is told that others have met there. */

/** In the order in which they are offered. */
export const PLACE_KINDS = ['square', 'shopping', 'terminal', 'police'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** So many different pairs of people completed a trade there: it comes first. */
export const PROVEN_PAIRS = 5
/** No more are counted of one place. */
export const PAIRS_MAX = 100
/** With its town behind it a name fits into the place of a meeting. */
export const PLACE_NAME_MAX = 80
export const TOWN_MAX = 100
/** Of one town, hidden ones among them: whoever looks for a place reads all of it. */
export const PLACES_OF_TOWN_MAX = 60
/** Instead of the address at which a name was read. */
export const BY_ADMINISTRATOR = 'administrator'
