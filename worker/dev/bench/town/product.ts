/** The product in this process: its own app, migrations and cron over a database in memory, and a clock that is set by hand. */
import type { D1Database } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import { api } from '../../../api.ts'
import type { Bindings } from '../../../env.ts'
import { clock, SECOND } from '../../../http/clock.ts'
import type { AppEnv } from '../../../http/context.ts'
import { onError } from '../../../http/errors.ts'
import { runCron } from '../../../serve/cron.ts'
import { everyRequest } from '../../../serve/every-request.ts'
import { MUST_FIND_NOTHING } from '../../../testing/whole.ts'
import { hashAtOnce } from './hashes.ts'
import { EMPTY_BUCKET, ROOMS } from './rooms.ts'

/** The host that local mode answers at. */
const ORIGIN = 'http://localhost'
const app = new Hono<AppEnv>()
  .use(...everyRequest)
  .route('/api', api)
  .onError(onError)

/** What one browser keeps and where it is. */
export type Browser = { cookies: Map<string, string>; address: string }
export type Answer<T> = { status: number; code: string | null; body: T }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type Product = ReturnType<typeof productOver>

export function productOver(d1: D1Database) {
  const env = {
    ...{ DB: d1, PHOTOS: EMPTY_BUCKET, PRIVATE: EMPTY_BUCKET, TRADE_ROOM: ROOMS },
    // The limits of a deployment: whom they refuse is what is asked here.
    ...{ ENVIRONMENT: 'local', RATE_LIMIT_FACTOR: '1' },
  } as unknown as Bindings
  const failures: string[] = []
  let requests = 0
  const left: Promise<unknown>[] = []
  const waiting = {
    waitUntil: (work: Promise<unknown>) => void left.push(work),
    passThroughOnException: () => undefined,
    props: {},
  }
  const moving = clock.now
  let moment = moving()
  // It stands still but for a second a request: how fast the machine is decides nothing.
  clock.now = () => moment
  const hashAsEver = hashAtOnce()

  async function ask<T>(browser: Browser, method: Method, path: string, json?: unknown) {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { origin: ORIGIN, 'cf-connecting-ip': browser.address, cookie }
    const body = json === undefined ? undefined : JSON.stringify(json)
    const given = body === undefined ? headers : { ...headers, 'content-type': 'application/json' }
    const request = new Request(`${ORIGIN}${path}`, { method, headers: given, body })
    moment += SECOND
    const response = await app.fetch(request, env, waiting)
    requests += 1
    // What is left for after the answer (wishes that a thing fits, mails) is done before anybody asks for more: so one seed stays one result.
    await Promise.all(left.splice(0))
    for (const set of response.headers.getSetCookie()) keep(browser.cookies, set)
    const text = await response.text()
    const told = text === '' ? null : JSON.parse(text)
    if (response.status >= 500) failures.push(`${method} ${path}: ${response.status}`)
    const code = response.ok ? null : String(told?.code ?? response.status)
    return { status: response.status, code, body: told } as Answer<T>
  }

  return {
    ask,
    failures,
    requests: () => requests,
    now: () => moment,
    /** ms since 1970. */
    goTo: (to: number) => {
      moment = to
    },
    cron: () => runCron(env, ORIGIN),
    rows: async <Row>(sql: string, ...values: unknown[]) =>
      (
        await d1
          .prepare(sql)
          .bind(...values)
          .all<Row>()
      ).results,
    /** What must hold in every database, and does not. */
    flaws: async () => {
      const found: string[] = []
      for (const [flaw, sql] of Object.entries(MUST_FIND_NOTHING)) {
        if (NOT_HERE.includes(flaw)) continue
        const { results } = await d1.prepare(sql).all()
        if (results.length > 0) found.push(`${flaw}: ${JSON.stringify(results.slice(0, 3))}`)
      }
      return found
    },
    /** The clock and the hashes are the process's: as they were. */
    end: () => {
      hashAsEver()
      clock.now = moving
    },
  }
}

/** Silence after a code completes a trade without a second confirmation (D55); a newer notice takes an older one's place. */
const NOT_HERE = [
  'a completed trade that is not confirmed twice',
  'a gap among the notifications of a person',
]

function keep(cookies: Map<string, string>, set: string): void {
  const [pair = ''] = set.split(';')
  const at = pair.indexOf('=')
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
  if (value === '') cookies.delete(name)
  else cookies.set(name, value)
}

/** The product says a line of each request: of these only what failed is kept. `work` runs with its voice lowered. */
export async function withoutLines<T>(failures: string[], work: () => Promise<T>): Promise<T> {
  const spoken = console.log
  console.log = (...said: unknown[]) => {
    const line = String(said[0])
    if (line.startsWith('{"event":"failure"')) failures.push(line)
    else if (!line.startsWith('{"event":')) spoken(...said)
  }
  try {
    return await work()
  } finally {
    console.log = spoken
  }
}
