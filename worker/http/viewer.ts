/** Who is asking: the session cookie, looked up once a request and only when a route wants to know. */
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv, Viewer } from './context.ts'
import { claimsSession, dropCookie, readCookie, writeCookie } from './cookies.ts'
import { Refusal } from './errors.ts'

/** For routes that answer everybody but know their own people. Sets `viewer` to a person or null. */
export const maybeViewer: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('viewer', await lookUp(c))
  await next()
}

/** For routes of signed-in people; 401 otherwise. */
export const requireViewer: MiddlewareHandler<AppEnv> = async (c, next) => {
  const viewer = await lookUp(c)
  if (!viewer) throw new Refusal('signed_out', 401)
  c.set('viewer', viewer)
  await next()
}

/**
 * The same for the question who one is: whoever is nobody any more stops asking with a dead session. Any other answer
 * may come late, and would take the cookie of a session that has begun meanwhile.
 */
export const whoAsks: MiddlewareHandler<AppEnv> = async (c, next) => {
  const viewer = await lookUp(c)
  if (!viewer) {
    if (claimsSession(c)) dropCookie(c, 'session')
    throw new Refusal('signed_out', 401)
  }
  c.set('viewer', viewer)
  await next()
}

/** The person behind a route guarded by `requireViewer`. */
export function viewerOf(c: Context<AppEnv>): Viewer {
  const viewer = c.get('viewer')
  if (!viewer) throw new Refusal('signed_out', 401)
  return viewer
}

async function lookUp(c: Context<AppEnv>): Promise<Viewer | null> {
  const token = readCookie(c, 'session')
  const { ctx, sessions } = c.var
  const live = token && token.length <= 100 ? await sessions.find(ctx, token) : null
  if (!token || !live) return null
  const life = await sessions.touch(ctx, live)
  if (life !== null) writeCookie(c, 'session', token, life)
  return live.viewer
}
