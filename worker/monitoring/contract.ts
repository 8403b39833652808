/** How the product runs, as administrators read it, and what browsers tell of what broke in them. */
import * as v from 'valibot'
import type { Oldest, Queue } from './terms.ts'

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

/** GET /api/admin/running. */
export type Monitoring = {
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
