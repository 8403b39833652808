/** The only way to the server: typed by the app's own routes. */

import { hc } from 'hono/client'
import type { App } from '#app'
import { failureOf, noAnswer } from './failure.ts'
import { beginOpening, changing, firstAnswer } from './first-answers.ts'
import { learnTime } from './server-clock.ts'

async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const first = firstAnswer(input, init)
  const known = first && (await first)
  if (known) return known
  const asked = Date.now()
  const sent = fetch(input, { ...init, credentials: 'include' }).catch((error: unknown) => {
    // An aborted request is its caller's own decision, not a lost network.
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw noAnswer()
  })
  const response = await ((init?.method ?? 'GET') === 'GET' ? sent : changing(sent))
  learnTime(response.headers, asked)
  if (!response.ok) throw failureOf(response.status, await response.text(), response.statusText)
  return response
}

/** For a change that is shown at once and asked for while one leads away: a page that is left takes it along. */
export const GOES_ON = { init: { keepalive: true } }

export const api = hc<App>('/api', { fetch: send })

/** What every page asks of a member that came without it, in one answer. */
export const askOpening = (): void =>
  beginOpening(fetch('/api/opening', { credentials: 'include' }))
