/** The one error path (D14): a refusal is thrown with a code; its words come from the message files. */
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isDown } from '../db/down.ts'
import { SettingsProblem } from '../env.ts'
import type { AppEnv } from './context.ts'
import { type RefusalCode, textOf } from './messages.ts'

export type Issue = { path: string; message: string }
/**
 * `current`: what the item is by now, where the caller may see it (409). `requestId`: what the log calls it, where it
 * is ours that failed (5xx); every answer has it as a header.
 */
export type ErrorBody = {
  message: string
  code: string
  issues?: Issue[]
  current?: unknown
  requestId?: string
}

export const STATUSES = [400, 401, 403, 404, 409, 413, 415, 422, 429, 503] as const
export type RefusalStatus = (typeof STATUSES)[number]

type Details = {
  retryAfterSeconds?: number
  issues?: { path: string; code: string }[]
  current?: unknown
}

/** Thrown anywhere on the server; answered by `onError` as `{message, code, issues?}`. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: RefusalStatus
  readonly details: Details

  constructor(code: RefusalCode, status: RefusalStatus, details: Details = {}) {
    super(`${status} ${code}`)
    this.code = code
    this.status = status
    this.details = details
  }
}

export function onError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof Refusal) return refuse(c, error)
  if (error instanceof SettingsProblem) {
    c.get('log')?.failed(error)
    // Names of settings are in worker/dev/operating.md; their values never leave.
    const message = textOf('not_configured', c.get('language') ?? 'es')
    const body = { message, code: 'not_configured', settings: error.names, ...idOf(c) }
    return c.json(body, 503)
  }
  // Hono throws these for bodies that are no JSON or no form: the caller's mistake, in our words.
  if (error instanceof HTTPException) return refuse(c, new Refusal(...meaningOf(error.status)))
  // The cause goes to the log, never to the caller: it may name SQL, paths or data.
  c.get('log')?.failed(error)
  if (isDown(error)) return refuse(c, new Refusal('service_down', 503))
  const language = c.get('language') ?? 'es'
  const message = textOf('unexpected', language)
  const body: ErrorBody = { message, code: 'unexpected', ...idOf(c) }
  return c.json(body, 500, { 'cache-control': 'no-store' })
}

const idOf = (c: Context<AppEnv>) => ({ requestId: c.get('requestId') })

function meaningOf(status: number): [RefusalCode, RefusalStatus] {
  if (status === 413) return ['too_large', 413]
  if (status === 415) return ['wrong_type', 415]
  return ['malformed_body', 400]
}

function refuse(c: Context<AppEnv>, refusal: Refusal): Response {
  const language = c.get('language') ?? 'es'
  c.set('refused', refusal.code)
  const { issues, retryAfterSeconds, current } = refusal.details
  const body: ErrorBody = {
    message: textOf(refusal.code, language),
    code: refusal.code,
    ...(issues && {
      issues: issues.map((i) => ({ path: i.path, message: textOf(i.code, language) })),
    }),
    ...(current !== undefined && { current }),
    ...(refusal.status >= 500 && idOf(c)),
  }
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  if (retryAfterSeconds !== undefined) {
    headers['retry-after'] = String(Math.max(1, Math.ceil(retryAfterSeconds)))
  }
  return c.json(body, refusal.status satisfies ContentfulStatusCode, headers)
}

export function onNotFound(c: Context<AppEnv>): Response {
  return refuse(c, new Refusal('not_found', 404))
}
