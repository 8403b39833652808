/**
 * One JSON line a request, found by its id. Never a body, cookie, name, address or code: the type has no place for one.
 * Who it was stands there by a pseudonym, which only whoever has SECRET_KEY can make.
 */
import type { Cost } from '../db/counted.ts'

export type LogLine =
  | {
      event: 'request'
      /** As in its answer's header (worker/http/request-id.ts). */
      id: string
      route: string
      method: string
      status: number
      /** Code of the refusal. */
      refused?: string
      /** Pseudonym of the person, or of the network where nobody is signed in (worker/http/secrets/hash.ts). */
      person?: string
      network?: string
      ms: number
      queries: number
      trips: number
      rowsRead: number
      rowsWritten: number
      /** Pieces of work left to be done after the answer; a line each. */
      later: number
    }
  /** What a request left to be done after its answer, once it is. */
  | ({ event: 'later'; id: string; route: string; ms: number } & Cost)
  /** `id`: of the request that it happened in. */
  | { event: 'failure'; id?: string; where: string; error: string }
  | {
      event: 'mail'
      kind: string
      outcome: 'sent' | 'retry' | 'dead'
      /** Of the mail service; 0: no answer, null: it was not asked. */
      status: number | null
      attempts: number
    }
  | {
      event: 'push'
      kind: string
      outcome: 'sent' | 'gone' | 'retry' | 'refused'
      /** Of the push service; 0: no answer. */
      status: number
      attempts: number
    }
  /** Told by a browser; the group is in client_errors. */
  | { event: 'client'; id: string; group: string }
  | { event: 'cron'; job: string; ms: number; done: number }
  | { event: 'photo'; outcome: 'made' | 'kept'; calls: number }

export type RequestLog = { cost: Cost; failed: (error: unknown) => void }

export function newCost(): Cost {
  return { queries: 0, trips: 0, rowsRead: 0, rowsWritten: 0 }
}

export function writeLog(line: LogLine): void {
  console.log(JSON.stringify(line))
}

/** Logs an error that was handled elsewhere. SQL and parameters are cut: they can hold personal data. */
export function logFailure(where: string, error: unknown, id?: string): void {
  writeLog({ event: 'failure', ...(id && { id }), where, error: inWords(error) })
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error object'
  const cause = error.cause instanceof Error ? ` < ${firstLine(error.cause.message)}` : ''
  return `${error.name}: ${firstLine(error.message)}${cause}`
}

/** Drizzle writes "Failed query: <sql>\nparams: <values>": only what stands before is kept. */
function firstLine(message: string): string {
  return (message.split(/:? *(?:select|insert|update|delete|with) |\n/i)[0] ?? '').slice(0, 200)
}
