/** The words of titles: which are kept, and how many. */

/** Letters of a word that is kept: shorter ones tell nothing, longer ones are no words. */
export const WORD_MIN = 3
export const WORD_MAX = 20
/** Letters of what may be mistyped (the issue: words of five and more), and of what was meant by it. */
export const MISTYPED_MIN = 5
export const MEANT_MIN = 4
/** Of the most frequent words of each two first letters so many are kept: 26 × 26 × 300 at the very most. */
export const KEPT_OF_BEGINNING = 300
/** Letters of the beginnings whose most frequent words are kept ready; longer ones are few enough to be read. */
export const START_MIN = 2
export const START_MAX = 4
/** Words that are kept ready of a beginning, and offered. */
export const WORDS_OFFERED = 5
