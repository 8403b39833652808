/** What waits, and how much of it is shown. */

/** POST /api/client-errors: a whole report. What is kept of it, and cut to which lengths: rules.ts. */
export const CLIENT_ERROR_MAX_BYTES = 2048

/** What waits: to go out, for an administrator, for cron. */
export const QUEUES = [
  'mailsDue',
  'mailsRetried',
  'mailsDead',
  'pushesDue',
  'pushesRetried',
  'pushesDead',
  'verifications',
  'reports',
  'problems',
  'paymentsDue',
  'photosUnfinished',
  'photosLeft',
] as const
export type Queue = (typeof QUEUES)[number]
/** Of these the longest wait is told. */
export const OLDEST = ['mailsDue', 'pushesDue'] as const satisfies readonly Queue[]
export type Oldest = Record<(typeof OLDEST)[number], string | null>
/** No queue is counted further. */
export const QUEUE_COUNTED_MAX = 1000
/** So many kinds are kept of one address, so many rows of all, the latest; so many kinds are shown. */
export const CLIENT_ERRORS_OF_ONE = 20
export const CLIENT_ERRORS_KEPT = 2000
export const CLIENT_ERRORS_SHOWN = 30
export const ROUTES_SHOWN = 20
