/** What is told of a heart, how often, and how long the lists are (D65). */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A heart that is taken back within it tells nobody. */
export const TOLD_AFTER_MS = MINUTE
/** D65: so many people may hear of one person's hearts in a day. */
export const TOLD_A_DAY = 10
export const TOLD_DAY_MS = DAY
/** D65: the same person hears of the same one so rarely. */
export const PAIR_MS = 7 * DAY
/** Unanswered ones that one owner gets in a week; further ones wait in the list (J322). */
export const UNANSWERED_MAX = 3
export const UNANSWERED_MS = 7 * DAY

/** Things of theirs that one person likes, as they are remembered: the newest hearts. */
export const LIKED_KEPT = 3
/** Of one person in sight. */
export const SHOWN_OF_ONE = 3
/** Things in a page. */
export const PAGE_THINGS = 20
/** People that a page looks at: with the newest of each one's things it reads less than 300 rows. */
export const PAGE_PEOPLE = 10
/** The newest of a person's things, among which the closest are looked for. */
export const THINGS_AMONG = 7
/** The newest hearts that tell what somebody likes. */
export const TASTE_HEARTS = 15
/** Of each part, on one's home: whoever is the first, and how many more there are. */
export const GLANCE_PEOPLE = 4

/** As far as that is "cerca", km: a step of those in which distances are told (D61). */
export const NEAR_KM = 25
/** A person's things are counted up to here. */
export const OFFERS_COUNTED = 50

/** Of things whose owners want what I have: my newest things, the kinds of them that I have most of, and what is looked at of each. */
export const MINE_AMONG = 20
export const KINDS_AMONG = 4
export const WANTED_OF_KIND = 15
export const WANTED_AMONG = 24

export const MATCH_PARTS = ['mutual', 'likers', 'wanted'] as const
export type MatchPart = (typeof MATCH_PARTS)[number]
/** Of people whose hearts are told; the third is of what is written on things. */
export type HeartPart = Exclude<MatchPart, 'wanted'>
