/** What administrators are answered at most. */

/** The median looks at so many. */
export const MEDIAN_OF = 500
/** Open reports of one answer; what is decided makes room for the next. */
export const REPORTS_MAX = 200
export const FAILURES_MAX = 50
/** Of the log at once. */
export const ACTIONS_PAGE = 100

/** Codes that open for whoever has lost the app (J260): given once, when it is set up. */
export const RECOVERY_CODES = 10

/** The second factor of a session (J260). `none`: to be set up. `asked`: this session has to prove it. `proved`. `local`: a product on one's own machine asks for none. */
export const FACTOR_STATES = ['none', 'asked', 'proved', 'local'] as const
export type FactorState = (typeof FACTOR_STATES)[number]

/** What waits for administrators (D60), by the tab that shows it. */
export const WAITING_TABS = [
  'verifications',
  'reviews',
  'reports',
  'problems',
  'people',
  'groups',
  'payments',
  'failures',
] as const
export type WaitingTab = (typeof WAITING_TABS)[number]

/** How many of each. */
export type Waiting = Record<WaitingTab, number>

/** More are told as so many and a plus; nothing is counted through. */
export const WAITING_MAX = 99
