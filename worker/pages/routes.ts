/** Pages: what everybody may read is rendered here, other screens get the built shell, files are files. */
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { canonicalPath } from '#web/ui/navigation/addresses.ts'
import { NEAR_COOKIE } from '../home/terms.ts'
import type { AppEnv } from '../http/context.ts'
import { onNotFound, Refusal } from '../http/errors.ts'
import { maybeViewer } from '../http/viewer.ts'
import { type Bare, renderedPage, shellPage } from './page.ts'
import { personView } from './person-view.ts'
import { type FillView, itemView, listView } from './views.ts'
import { wantedView, wishView } from './wish-views.ts'

/** A path with a file ending asks for a file; those under /assets and /icons never reach the worker. */
const FILE = /\.[a-z0-9]+$/i
const ITEM_ID = ':id{[1-9][0-9]{0,14}}'
const PERSON_ID = ':id{[\\w-]{1,64}}'
const MOVED = 301

const shell = (kind?: Bare) => async (c: Context<AppEnv>) =>
  (await shellPage(c, kind)) ?? onNotFound(c)

/** What cannot be shown here is shown, or explained, by the screen itself. A failure of ours is no empty page to machines: 503. */
const rendered = (fill: FillView) => async (c: Context<AppEnv>) => {
  try {
    // Here, so that who is asking can fail like anything else of the page.
    await maybeViewer(c, async () => undefined)
    return (await renderedPage(c, fill)) ?? onNotFound(c)
  } catch (error) {
    const bare = await shell()(c)
    if (error instanceof Refusal) return bare
    c.get('log').failed(error)
    return bare.ok ? as(503, bare) : bare
  }
}

/** On a device where the nearest come first (J342) a list of another order would be gone as soon as it is read. */
const list = (c: Context<AppEnv>) =>
  getCookie(c, NEAR_COOKIE) === undefined ? rendered(listView)(c) : shell()(c)

const as = (status: number, { body, headers }: Response) => new Response(body, { status, headers })

/** The app, which says so. */
async function notFound(c: Context<AppEnv>): Promise<Response> {
  const page = await shell('lost')(c)
  return page.ok ? as(404, page) : page
}

export const page = new Hono<AppEnv>()
  .get('/', list)
  .get('/search', list)
  .get(`/items/${ITEM_ID}`, rendered(itemView))
  .get(`/user/${PERSON_ID}`, rendered(personView))
  .get('/wanted', rendered(wantedView))
  .get(`/wanted/${ITEM_ID}`, rendered(wishView))
  .get('/landing', shell('landing'))
  // What the service worker keeps: nobody's page (see web/pwa).
  .get('/app-shell', async (c) => (await shellPage(c, undefined, 'linked')) ?? onNotFound(c))
  .get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    if (pathname.startsWith('/assets/')) return onNotFound(c)
    if (FILE.test(pathname)) {
      const file = await c.env.ASSETS.fetch(c.req.url)
      if (file.ok) {
        return new Response(file.body as ReadableStream | null, { headers: [...file.headers] })
      }
      // A picture or a script that is gone must not be a page.
      return c.req.header('accept')?.includes('text/html') ? notFound(c) : onNotFound(c)
    }
    const path = canonicalPath(pathname)
    if (path === null) return notFound(c)
    // The other spellings (D6), and what was glued to a link, with their query.
    return path === pathname ? shell('other')(c) : c.redirect(path + search, MOVED)
  })
