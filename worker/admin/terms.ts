/** What administrators are answered at most. */

/** The median looks at so many. */
export const MEDIAN_OF = 500
/** Open reports of one answer; what is decided makes room for the next. */
export const REPORTS_MAX = 200
export const FAILURES_MAX = 50
export const ACTIONS_MAX = 100
