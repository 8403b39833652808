/** What a wish is bound by (D64). A saved search is a wish that nobody but its owner reads. */

/** D64: public and private ones together. What one looks for at a time; more is a shop's purchase list. */
export const OPEN_MAX = 10
/** Days that a wish stays open, and a renewal gives anew. */
export const OPEN_DAYS = 60
/** In its last days its owner is offered to renew it. */
export const ENDING_DAYS = 7
/** So long after its end a wish is kept for its owner, who may open it again; days. */
export const KEPT_DAYS = 30

/** Two letters are no thing ("tv" is one). */
export const WISH_WORDS_MIN = 2
/** Half a title: what is looked for has a name, what is said of it goes into the note. */
export const WISH_WORDS_MAX = 60
/** Two or three sentences beside the words; a list shows all of it. */
export const NOTE_MAX = 300
/** All of them: whoever has filtered by several is told of several. */
export const CATEGORIES_MAX = 16

/** Of one's own that are answered: those open, and the newest that are over. */
export const OWN_MAX = 60
/** Searches match these many words at most (worker/browse): a wish that has more says the rest in vain. */
export const WORDS_READ_MAX = 8

/** A thing is held against the nearest of so many wishes (J314). */
export const CANDIDATES_MAX = 200
/** Rows that finding out which wishes a thing fits reads at most (J314). */
export const MATCH_ROWS_MAX = 600
/** Words of a thing that wishes are looked for by: its title, tags and category first. */
export const KEYS_MAX = 60
/** Of those the first that somebody looks for. */
export const WISHED_KEYS_MAX = 5
/** Of the wishes that it fits these are told, the nearest first. */
export const TOLD_MAX = 40
/** Rows that the batch that tells reads for each of them: their wish, the notice before, the number of the next. */
export const TOLD_ROWS = 12
/** What broke off is begun again after so long, ms: longer than it ever takes. */
export const CHECK_AGAIN_MS = 5 * 60_000

/** D64. */
export const PUSHES_A_DAY = 3
/** D64: one mail a day, by the clock where the person lives. */
export const MAIL_HOUR = 18
/** Things that a mail names; the rest is a number and a link. */
export const MAIL_THINGS = 8

/** One's own things that are offered to choose from. */
export const OFFERED_MAX = 60

/** Near somebody: lines, and the newest of each kind among which they are looked for. */
export const NEAR_SHOWN = 3
export const NEAR_OF_KIND = 20
