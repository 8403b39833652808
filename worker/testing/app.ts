/** The real app over the test's own migrated database, spoken to as a browser would. */
import { env } from 'cloudflare:test'
import { app } from '../app.ts'
import { connect } from '../db/connect.ts'
import { type Bindings, readSettings } from '../env.ts'
import { clock } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { newCost } from '../http/log.ts'
import { random } from '../http/random.ts'
import { withBuckets } from '../media/buckets.ts'
import { checkAnswer } from './answers.ts'

export const ORIGIN = 'http://localhost'

type Sent = { json?: unknown; form?: FormData; headers?: Record<string, string> }

/** A browser: keeps its cookies, sends Origin. `settings` override the environment's. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly env: Bindings

  constructor(settings: Record<string, unknown> = {}) {
    this.env = { ...env, ...settings } as Bindings
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('GET', path, { headers })
  }

  post(path: string, json?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', path, { json, headers })
  }

  async send(method: string, path: string, sent: Sent = {}): Promise<Response> {
    const headers = new Headers({ origin: ORIGIN, ...sent.headers })
    if (this.cookies.size) {
      headers.set('cookie', [...this.cookies].map(([k, v]) => `${k}=${v}`).join('; '))
    }
    if (sent.json !== undefined) headers.set('content-type', 'application/json')
    const body = sent.json === undefined ? sent.form : JSON.stringify(sent.json)
    const request = new Request(`${ORIGIN}${path}`, { method, headers, body })
    const response = await app.fetch(request, this.env)
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie)
    await checkAnswer(method, path, response)
    return response
  }

  private keep(cookie: string): void {
    const [pair = ''] = cookie.split(';')
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(pair.indexOf('=') + 1)
    if (value === '') this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** A context for calling actions and stores directly; its cost can be read afterwards. */
export function testContext(settings: Record<string, unknown> = {}) {
  const cost = newCost()
  const bindings = { ...env, ...settings } as Bindings
  const parsed = readSettings(bindings)
  const ctx: Ctx = {
    db: connect(bindings, parsed, cost),
    settings: parsed,
    env: withBuckets(bindings),
    clock,
    random,
    language: 'es',
    baseUrl: ORIGIN,
    address: '127.0.0.1',
    later: () => undefined,
  }
  return { ctx, cost }
}
