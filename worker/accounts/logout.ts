/** Signing out (D23): by a link on our own pages; anybody else's link gets a page that asks first. */
import { type Context, Hono } from 'hono'
import { closeSockets } from '../chat/leave.ts'
import type { AppEnv, Ctx } from '../http/context.ts'
import { dropCookie, readCookie } from '../http/cookies.ts'
import { sha256 } from '../http/secrets/hash.ts'
import { signOutPage } from './logout-page.ts'
import { endSessionWith } from './person/sessions.ts'
import { maySignOutByLink } from './rules.ts'

/**
 * All private data on the device goes. A navigation leaves no code of ours running that could clear
 * it; the app clears its own when it signs out by a call, and keeps running on its storage.
 */
const CLEARED_BY_NAVIGATION = '"cache", "storage"'
const CLEARED_BY_CALL = '"cache"'

async function signOut(c: Context<AppEnv>, cleared: string): Promise<void> {
  const token = readCookie(c, 'session')
  if (token !== undefined) await endSession(c.get('ctx'), await sha256(token))
  dropCookie(c, 'session')
  dropCookie(c, 'registration')
  c.header('clear-site-data', cleared)
}

async function endSession(ctx: Ctx, idHash: string): Promise<void> {
  const [ended] = await endSessionWith(ctx.db, idHash).returning()
  if (ended) closeSockets(ctx, ended.userId, { only: [idHash] })
}

/** Mounted at /api/logout and /api/auth/logout. */
export const logout = new Hono<AppEnv>()
  .get('/', async (c) => {
    const isOwnLink = maySignOutByLink({
      site: c.req.header('sec-fetch-site'),
      purpose: c.req.header('sec-purpose'),
      referer: c.req.header('referer'),
      host: new URL(c.req.url).host,
    })
    if (!isOwnLink) return signOutPage(c)
    await signOut(c, CLEARED_BY_NAVIGATION)
    return c.redirect('/', 302)
  })
  .post('/', async (c) => {
    // The page's form is multipart, the app's call has no body (D46).
    const isForm = c.req.header('content-type')?.startsWith('multipart/form-data')
    await signOut(c, isForm ? CLEARED_BY_NAVIGATION : CLEARED_BY_CALL)
    return isForm ? c.redirect('/', 303) : c.json({ signedIn: false })
  })
