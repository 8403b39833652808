/** How the product runs, as administrators read it, and what browsers tell of what broke in them. */
import * as v from 'valibot'

/** POST /api/client-errors: a whole report. What is kept of it, and cut to which lengths: rules.ts. */
export const CLIENT_ERROR_MAX_BYTES = 2048
const RELEASE = /^[\w.+-]{1,60}$/

/** `path` without its query; `release`: version and build of the page; `online`: what the browser said of its network. */
export const ClientErrorSchema = v.object({
  message: v.pipe(v.string('malformed'), v.nonEmpty('malformed')),
  stack: v.optional(v.string('malformed'), ''),
  path: v.pipe(v.string('malformed'), v.startsWith('/', 'malformed')),
  release: v.pipe(v.string('malformed'), v.regex(RELEASE, 'malformed')),
  online: v.boolean('malformed'),
})
export type ClientError = v.InferOutput<typeof ClientErrorSchema>

/** Of one route since `since`; times in ms, as the upper bound of the bucket they fall into. Null: more than the last one. */
export type RouteFigures = {
  /** "GET /api/items/:id" */
  route: string
  requests: number
  /** Answers of 400 to 499, and of 500 and above. */
  refusals: number
  errors: number
  p50: number | null
  p95: number | null
}

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
  'claims',
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

/** Errors of browsers that look alike, the latest one shown. */
export type ClientErrorGroup = {
  fingerprint: string
  message: string
  stack: string
  path: string
  release: string
  count: number
  /** Help code of the latest. */
  requestId: string
  firstAt: string
  lastAt: string
}
/** So many groups are kept, the latest; so many are shown. */
export const CLIENT_ERRORS_KEPT = 200
export const CLIENT_ERRORS_SHOWN = 30

/** GET /api/admin/running. */
export type Running = {
  /** Midnight of Asunción. */
  since: string
  requests: number
  refusals: number
  errors: number
  /** Slowest first, by p95. */
  routes: RouteFigures[]
  queues: Record<Queue, number>
  /** When the oldest was written. Null: nothing waits. */
  oldest: Oldest
  clientErrors: ClientErrorGroup[]
}
export const ROUTES_SHOWN = 20
