/**
 * Who is asking: the session cookie, looked up once a request and only when a route wants to know. What is asked for them
 * may go with the look-up (J345): `asksAsPerson` or `asksAsAnybody` before the route, `forViewer` or `forAnybody` in it.
 */
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv, Asking, Ctx, LiveSession, SignedIn, Viewer } from './context.ts'
import { claimsSession, dropCookie, readCookie, writeCookie } from './cookies.ts'
import { onError, Refusal } from './errors.ts'
import { mediaTypeOf } from './media-type.ts'

/** For routes that answer everybody but know their own people. Sets `viewer` to a person or null. */
export const maybeViewer: MiddlewareHandler<AppEnv> = async (c, next) => {
  await lookUp(c, begin(c))
  await next()
}

/** For routes of signed-in people; 401 otherwise. */
export const requireViewer: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!(await lookUp(c, begin(c)))) throw signedOut()
  await next()
}

/** As `maybeViewer`, for a route that goes on meanwhile: `forAnybody`. Nobody is `viewer` before that. */
export const asksAsAnybody: MiddlewareHandler<AppEnv> = async (c, next) => {
  begin(c)
  await next()
}

/** As `requireViewer`, for a route that goes on meanwhile: `forViewer`. Nobody is `viewer` before that. */
export const asksAsPerson: MiddlewareHandler<AppEnv> = async (c, next) => {
  const asking = begin(c)
  if (!asking) throw signedOut()
  await next()
  // Refused before anybody has waited for the look-up: whoever is nobody hears that, and nothing of what they sent.
  const isUnknown = c.get('refused') !== undefined && !c.get('viewer')
  if (isUnknown && c.get('refused') !== 'signed_out' && !(await asking.found)) {
    c.res = onError(signedOut(), c)
  }
}

/** The same for a route that takes JSON or a form: nobody sends megabytes to a session that is none. */
export const asksBeforeForm: MiddlewareHandler<AppEnv> = (c, next) =>
  mediaTypeOf(c.req.raw) === 'multipart/form-data' ? requireViewer(c, next) : asksAsPerson(c, next)

/**
 * The same for the question who one is: whoever is nobody any more stops asking with a dead session. Any other answer
 * may come late, and would take the cookie of a session that has begun meanwhile.
 */
export const whoAsks: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isAsking = begin(c) !== null
  if (isAsking) await next()
  const isNobody = !isAsking || c.get('refused') === 'signed_out'
  if (isNobody && claimsSession(c)) dropCookie(c, 'session')
  if (!isAsking) throw signedOut()
}

/** The person behind a route guarded by `requireViewer`, or once `forViewer` has answered. */
export function viewerOf(c: Context<AppEnv>): SignedIn {
  const viewer = c.get('viewer')
  if (!viewer) throw signedOut()
  return viewer
}

/** What is done for whoever asks: it may read as it likes, and reaches nothing else but through `ctx`. */
type Work<W, T> = (ctx: Ctx, viewer: W) => Promise<T>

/**
 * The answer of `work` for the person who asks, begun with whom their session says it is of, beside its look-up. It is thrown
 * away unseen where the session is not theirs or none: then 401, or `work` again for who they are. What `work` writes, and
 * what it leaves for later, waits until that is known.
 */
export function forViewer<T>(c: Context<AppEnv>, work: Work<Viewer, T>): Promise<T> {
  return answered(c, work, () => {
    throw signedOut()
  })
}

/** The same for a route that answers everybody: to whoever is nobody, what a visitor is answered. */
export function forAnybody<T>(c: Context<AppEnv>, work: Work<Viewer | null, T>): Promise<T> {
  return answered(c, work, () => work(c.get('ctx'), null))
}

async function answered<T>(
  c: Context<AppEnv>,
  work: Work<Viewer, T>,
  forNobody: () => Promise<T>,
): Promise<T> {
  const asking = c.get('asking')
  const begun = asking?.claim ? await meanwhile(c, asking, asking.claim, work) : null
  const viewer = await lookUp(c, asking)
  if (!viewer) return forNobody()
  if (!begun?.isSure) return work(c.get('ctx'), viewer)
  for (const late of begun.held) c.get('ctx').later(late)
  return begun.done
}

type Late = Parameters<Ctx['later']>[0]

/** `isSure` false: what was done is nobody's to see. */
async function meanwhile<T>(
  c: Context<AppEnv>,
  asking: Asking,
  claim: Viewer,
  work: Work<Viewer, T>,
) {
  let isSure = false
  const held: Late[] = []
  const sure = asking.found.then((live) => {
    if (!isAsViewer(live, claim)) throw signedOut()
    isSure = true
  })
  const ctx = c.get('ctx')
  const later = (late: Late) => (isSure ? ctx.later(late) : void held.push(late))
  const doing = async () => work({ ...ctx, db: c.get('dbOnce')(sure), later }, claim)
  const done = doing()
  await Promise.allSettled([done, sure])
  return { isSure, held, done }
}

const isAsViewer = (live: LiveSession | null, claim: Viewer): boolean =>
  live?.viewer.id === claim.id && (live.viewer.hasBlocks === true) === (claim.hasBlocks === true)

const signedOut = () => new Refusal('signed_out', 401)

/** Longer ones are none of ours. */
const COOKIE_MAX = 200

/** Sends the look-up, once. Null: nobody says that they are anybody. */
function begin(c: Context<AppEnv>): Asking | null {
  const token = readCookie(c, 'session')
  if (!token || token.length > COOKIE_MAX) return null
  const { ctx, sessions } = c.var
  const found = sessions.find(ctx, token)
  // Whoever waits for it hears of it; a request that was refused before has no use for it.
  found.catch(() => undefined)
  const asking = { token, claim: sessions.claimed(ctx, token), found }
  c.set('asking', asking)
  return asking
}

async function lookUp(c: Context<AppEnv>, asking: Asking | null): Promise<SignedIn | null> {
  const known = c.get('viewer')
  if (known) return known
  const live = asking && (await asking.found)
  if (!asking || !live) return null
  const { ctx, sessions } = c.var
  c.set('viewer', live.viewer)
  const life = await sessions.touch(ctx, live)
  if (life !== null) writeCookie(c, 'session', asking.token, life)
  return live.viewer
}
