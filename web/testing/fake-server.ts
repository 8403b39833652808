/** The network as a test wants it: answers by "METHOD /path", at the boundary where the app calls out. */
import type { ExtractSchema } from 'hono/types'
import { vi } from 'vitest'
import type { App } from '#app'

export type Call = { name: string; url: URL; body: unknown; signal: AbortSignal | undefined }

type Schema = ExtractSchema<App>
type Person = 'ana' | 'beto' | 'u1' | 'u2'
/** Of other names: a number. Not any string: `/items/7/similar` would be `/items/:id` as well. */
type Params = {
  id: `${number}` | Person | 'phone'
  userId: Person
  kind: 'government_id' | 'phone'
}
type Param<Name> = Name extends keyof Params ? Params[Name] : `${number}`
type Filled<P extends string> = P extends `${infer Before}/:${infer After}`
  ? After extends `${infer Name}/${infer Rest}`
    ? `${Before}/${Param<Name>}${Filled<`/${Rest}`>}`
    : `${Before}/${Param<After>}`
  : P
type Route = {
  [P in keyof Schema & string]: {
    [M in keyof Schema[P] & string]: M extends `$${infer Method}`
      ? { name: `${Uppercase<Method>} /api${Filled<P>}`; says: Said<Schema[P][M]> }
      : never
  }[keyof Schema[P] & string]
}[keyof Schema & string]

type Ending = { status?: number; headers?: Record<string, string> }
/** What the route answers, as JSON. */
type Said<E> = E extends { outputFormat: 'json'; output: infer Body }
  ? Ending & { body: Body; text?: undefined }
  : never
type Refused = Ending & {
  status: number
  body?: { code: string; message: string; issues?: object[]; current?: unknown; requestId?: string }
  text?: undefined
}
/** `text` null: nothing, as 204 has it. */
type Raw = Ending & { text: string | null; body?: undefined }
type Other = Refused | Raw | 'no network' | 'never'
type Given<S> = S | Other | ((call: Call) => S | Other | Promise<S | Other>)

/** By "METHOD /api/path"; each is checked by what its route answers (`#app`). */
export type Answers = { [R in Route as R['name']]?: Given<R['says']> }
export type AnswerOf<Name extends keyof Answers> = Exclude<
  NonNullable<Answers[Name]>,
  (call: Call) => unknown
>

const ORIGIN = 'http://localhost:3000'

/** Later answers may be set on the given object while the test runs. */
export function fakeServer(answers: Answers) {
  const byName: Record<string, Given<Ending & { body: unknown; text?: undefined }> | undefined> =
    answers
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input), ORIGIN)
    const name = `${init?.method ?? 'GET'} ${url.pathname}`
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const call = { name, url, body, signal: init?.signal ?? undefined }
    calls.push(call)
    const found = byName[name]
    const answer = typeof found === 'function' ? await found(call) : found
    if (answer === undefined) throw new Error(`no answer for ${name}`)
    if (answer === 'no network') throw new TypeError('Failed to fetch')
    if (answer === 'never') return aborted(call.signal)
    const text =
      answer.text === undefined
        ? JSON.stringify(answer.body === undefined ? {} : answer.body)
        : answer.text
    return new Response(text, { status: answer.status ?? 200, headers: answer.headers ?? {} })
  })
  return { answers, calls, named: (name: string) => calls.filter((call) => call.name === name) }
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })
}

/** A refusal as the server words it (D14). */
export function refusal(status: number, code: string, message: string, issues?: object[]) {
  return { status, body: { code, message, ...(issues && { issues }) } }
}
