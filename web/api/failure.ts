/** The one decoder of what went wrong: an answer that is not OK, or no answer at all. */

export type FieldIssue = { path: string; message: string }

/** `message` has the form "status: message" (D3); people are shown `said`. Status 0: no answer came. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly said: string,
    readonly issues: FieldIssue[] = [],
    /** The trade as it now is (409): whoever asked parses it. */
    readonly current: unknown = undefined,
    /** What the log calls the request, where the server failed (5xx): whoever asks for help can name it. */
    readonly helpCode: unknown = undefined,
  ) {
    super(`${status}: ${said}`)
  }
}

export const OFFLINE_CODE = 'offline'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function issuesOf(value: unknown): FieldIssue[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one: unknown) =>
    isRecord(one) && typeof one.path === 'string' && typeof one.message === 'string'
      ? [{ path: one.path, message: one.message }]
      : [],
  )
}

/** From the status and body of an answer. An unknown body is never shown to a person. */
export function failureOf(status: number, body: string, fallback: string): Failure {
  const parsed = parse(body)
  const said = isRecord(parsed) && typeof parsed.message === 'string' ? parsed.message : fallback
  const code = isRecord(parsed) && typeof parsed.code === 'string' ? parsed.code : 'unknown'
  const { issues, current, requestId } = isRecord(parsed) ? parsed : {}
  return new Failure(status, code, said, issuesOf(issues), current, requestId)
}

/** Nothing came, and not because the server refused: it is asked again when the network is back. */
export function isUnreachable(query: { error: unknown; fetchStatus: string }): boolean {
  return query.fetchStatus === 'paused' || isFailure(query.error, 0)
}

export function noAnswer(): Failure {
  return new Failure(0, OFFLINE_CODE, '')
}

/** Codes whose sentence says less than ours; an unknown body is nobody's sentence at all (D3). */
const VAGUE = ['unknown', 'unexpected']

/** What a person is told: the server's own sentence, or ours where it has none. */
export function saidOr(error: unknown, ours: string): string {
  return (error instanceof Failure && !VAGUE.includes(error.code) && error.said) || ours
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

export function isFailure(error: unknown, status?: number): error is Failure {
  return error instanceof Failure && (status === undefined || error.status === status)
}

/** Of 4xx: the server or somebody between is not able to answer now. */
const LATER = [408, 425]

/** What would be refused again. */
export const isRefusal = (error: unknown): error is Failure =>
  isFailure(error) && error.status >= 400 && error.status < 500 && !LATER.includes(error.status)
