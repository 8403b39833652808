/** Floods: the platform's own counter, approximate and per data centre. Exact limits are in limits.ts. */
import type { RateLimit } from '@cloudflare/workers-types'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context.ts'
import { readCookie } from '../cookies.ts'
import { Refusal } from '../errors.ts'

const PERIOD_SECONDS = 60

/**
 * An address may flood, a live session behind it goes on with a count of its own (D24: carriers put
 * thousands behind one address). Only a session that the database knows counts for itself: invented
 * cookies would otherwise pass the limit one by one.
 */
export const limitFloods: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { env, settings, address } = c.get('ctx')
  // In local mode every caller has the same address.
  if (env.FLOOD && settings.ENVIRONMENT !== 'local' && !isPhoto(c)) {
    const { success } = await env.FLOOD.limit({ key: address })
    if (!success && !(await mayGoOn(c, env.FLOOD))) {
      throw new Refusal('too_many', 429, { retryAfterSeconds: PERIOD_SECONDS })
    }
  }
  await next()
}

/** A page shows dozens of them, they are cached for ever and cost no query. */
function isPhoto(c: Context<AppEnv>): boolean {
  return (c.req.method === 'GET' || c.req.method === 'HEAD') && c.req.path.startsWith('/img/')
}

async function mayGoOn(c: Context<AppEnv>, flood: RateLimit): Promise<boolean> {
  const token = readCookie(c, 'session')
  if (!token) return false
  const live = await c.var.sessions.find(c.var.ctx, token)
  if (!live) return false
  return (await flood.limit({ key: `session:${live.viewer.sessionHash}` })).success
}
