/** First middleware: what every request carries, and the one log line it leaves. */
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { routePath } from 'hono/route'
import { liveSessions } from '../accounts/person/sessions.ts'
import { connect } from '../db/connect.ts'
import type { Cost } from '../db/counted.ts'
import { readSettings, type Settings } from '../env.ts'
import { clock } from '../http/clock.ts'
import type { AppEnv, Ctx } from '../http/context.ts'
import { networkOf } from '../http/guards/network.ts'
import { languageOf } from '../http/language.ts'
import { logFailure, newCost, writeLog } from '../http/log.ts'
import { random } from '../http/random.ts'
import { requestIdOf } from '../http/request-id.ts'
import { pseudonym } from '../http/secrets/hash.ts'
import { LANGUAGE_KEY } from '../http/terms.ts'
import { withBuckets } from '../media/buckets.ts'
import { countRequest, routeName } from '../monitoring/counting.ts'

export const setup: MiddlewareHandler<AppEnv> = async (c, next) => {
  const began = performance.now()
  const cost = newCost()
  const left = { later: 0 }
  const id = requestIdOf(c.req.header('cf-ray'), random)
  c.set('requestId', id)
  c.set('language', languageOf(getCookie(c, LANGUAGE_KEY)))
  c.set('log', { cost, failed: (error) => logFailure(routePath(c), error, id) })
  c.set('viewer', null)
  c.set('asking', null)
  c.set('sessions', liveSessions)
  const settings = readSettings(c.env)
  c.set('dbOnce', (sure) => connect(c.env, settings, cost, sure))
  c.set('ctx', contextOf(c, settings, cost, left))
  await next()
  const [route, { method }, { status }] = [routePath(c), c.req, c.res]
  const ms = Math.round(performance.now() - began)
  const why = { ...(c.var.refused && { refused: c.var.refused }), ...whoIn(c) }
  writeLog({ event: 'request', id, route, method, status, ...why, ms, ...cost, ...left })
  countRequest(c, { route: routeName(method, route), status, ms })
}

/** Somebody who does harm is found by what else they did, and nobody's name is needed for it. */
function whoIn(c: Context<AppEnv>): { person: string } | { network: string } {
  const { viewer, ctx } = c.var
  const { SECRET_KEY: key } = ctx.settings
  return viewer
    ? { person: pseudonym(key, 'person', viewer.id) }
    : { network: pseudonym(key, 'network', ctx.address) }
}

function contextOf(
  c: Context<AppEnv>,
  settings: Settings,
  cost: Cost,
  left: { later: number },
): Ctx {
  const ctx: Ctx = {
    db: connect(c.env, settings, cost),
    settings,
    env: withBuckets(c.env),
    clock,
    random,
    language: c.get('language'),
    baseUrl: settings.BASE_URL ?? new URL(c.req.url).origin,
    address: networkOf(c.req.header('cf-connecting-ip') ?? '127.0.0.1'),
    later: (work) => {
      left.later += 1
      const watched = doAfter(c, work, (after) => ({ ...ctx, db: connect(c.env, settings, after) }))
      try {
        c.executionCtx.waitUntil(watched)
      } catch {
        // Without an execution context (tests) nobody waits; the work runs and is watched all the same.
      }
    },
  }
  return ctx
}

/** Counted beside its request: nobody waits for it. */
async function doAfter(
  c: Context<AppEnv>,
  work: (after: Ctx) => Promise<unknown>,
  contextWith: (cost: Cost) => Ctx,
): Promise<void> {
  const [id, route, began, cost] = [c.get('requestId'), routePath(c), performance.now(), newCost()]
  try {
    await work(contextWith(cost))
  } catch (error) {
    logFailure('later', error, id)
  }
  writeLog({ event: 'later', id, route, ms: Math.round(performance.now() - began), ...cost })
}
