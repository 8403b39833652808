/** What can be reported of a trade, answered and decided (D54), and its limits. */

export const PROBLEM_KINDS = ['no_show', 'not_as_agreed', 'unsafe', 'other'] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** The accused agrees, or tells their own side. */
export const ANSWERS = ['agreed', 'contested'] as const
export type Answer = (typeof ANSWERS)[number]

/** For whom an administrator decides. */
export const DECISIONS = ['reporter', 'accused', 'neither'] as const
export type Decision = (typeof DECISIONS)[number]

/** What became of it: also without a decision. `voided`: a code proved that they met. */
export const OUTCOMES = ['agreed', ...DECISIONS, 'unanswered', 'voided'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Of a trade, of all its problems but voided ones. */
export const STANDINGS = ['open', 'decided'] as const
export type ProblemStanding = (typeof STANDINGS)[number]

/** Enough to say what happened; less is nothing that anybody can answer. */
export const WORDS_MIN = 20
export const WORDS_MAX = 1000
export const PROBLEM_PHOTOS_MAX = 3
/** Of a decision: both sides read it. */
export const DECISION_WORDS_MIN = 10
export const DECISION_WORDS_MAX = 500

const HOUR = 3_600_000
/** D54: so long the other side has to answer; then it is over for the trade. */
export const ANSWER_HOURS = 72
export const ANSWER_MS = ANSWER_HOURS * HOUR
