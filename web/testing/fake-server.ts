/** The network as a test wants it: answers by "METHOD /path", at the boundary where the app calls out. */
import { vi } from 'vitest'

export type Call = { name: string; url: URL; body: unknown; signal: AbortSignal | undefined }
/** `text` null: nothing, as 204 has it. */
type Given = {
  status?: number
  body?: unknown
  text?: string | null
  headers?: Record<string, string>
}
type Answer = Given | 'no network' | 'never'
type Answers = Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>

const ORIGIN = 'http://localhost:3000'

/** Later answers may be set on the given object while the test runs. */
export function fakeServer(answers: Answers) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input), ORIGIN)
    const name = `${init?.method ?? 'GET'} ${url.pathname}`
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const call = { name, url, body, signal: init?.signal ?? undefined }
    calls.push(call)
    const found = answers[name]
    const answer = typeof found === 'function' ? await found(call) : found
    if (answer === undefined) throw new Error(`no answer for ${name}`)
    if (answer === 'no network') throw new TypeError('Failed to fetch')
    if (answer === 'never') return aborted(call.signal)
    const text = answer.text === undefined ? JSON.stringify(answer.body ?? {}) : answer.text
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
