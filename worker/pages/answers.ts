/**
 * What a screen of members asks first, answered with its page: who one is, the counts, the screen's own question. Asked of the
 * API itself, in this very request, so that there is one way to each answer and one to who may have it.
 */
import { type Context, Hono } from 'hono'
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import type { FirstAnswer } from '#web/api/first-view.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { api } from '../api.ts'
import type { AppEnv } from '../http/context.ts'
import { onError } from '../http/errors.ts'
import { maybeViewer } from '../http/viewer.ts'
import { MATCH_PARTS } from '../matches/terms.ts'
import { BADGE_MAX } from '../notifications/terms.ts'

/** ms: a page that holds nothing yet is worth more than one that comes late; the screen then asks by itself. */
const WAIT_MS = 1_000

const WHO = '/auth/user'
const ALWAYS = [WHO, `/notifications?unread=true&limit=${BADGE_MAX + 1}`]
/** Of every page that is opened without them. The client holds these back until it has them (web/api/first-answers.ts). */
const OPENING = [...ALWAYS, '/favorites?ids=1']

type Params = Record<string, string | undefined>
type User = { id: string; city: string; country: string }

/** What can be asked once it is known who asks. */
const OF_USER: Record<string, (user: User) => string[]> = {
  // Where a new thing is to begin with (J140).
  [paths.publish]: ({ city, country }) => {
    const text = [city, country].filter(Boolean).join(', ')
    return text ? [`/places/town?${new URLSearchParams({ text, country })}`] : []
  },
  [paths.profile]: ({ id }) => [`/users/${id}/rating-summary`],
  [paths.reviews]: ({ id }) => [`/users/${id}/rating-summary`],
}

/** As the screens ask: web/e2e/app/cold-requests.spec.ts holds that none of them asks again. */
const SCREENS: readonly (readonly [pattern: string, asks: (params: Params) => string[]])[] = [
  ['/trades/:id', ({ id }) => [`/trades/${id}?chat=1`]],
  [paths.trades, () => ['/trade-proposals?box=all']],
  [paths.myItems, () => ['/my-items', '/user/featured']],
  [paths.favorites, () => ['/favorites', '/favorites?ids=1']],
  [
    paths.matches,
    () => [...MATCH_PARTS.map((part) => `/matches?part=${part}`), '/favorites?ids=1'],
  ],
  [paths.myWishes, () => ['/wishes/mine']],
  [
    paths.profile,
    () => ['/user/stats', '/user/verifications', '/user/reviews', `/user/tokens/history?limit=3`],
  ],
  [paths.reviews, () => ['/user/stats', '/reviews/received?limit=10']],
]
/** Of the page that asks, by the question within it. */
const pages = new WeakMap<Request, Context<AppEnv>>()

const within = new Hono<AppEnv>()
  .use(async (c, next) => {
    const page = pages.get(c.req.raw)
    if (!page) throw new Error('a question of no page')
    const { ctx, language, log, requestId, viewer, sessions, dbOnce } = page.var
    c.set('ctx', ctx)
    c.set('language', language)
    c.set('log', log)
    c.set('requestId', requestId)
    c.set('dbOnce', dbOnce)
    c.set('viewer', viewer)
    c.set('asking', null)
    // Looked up with the page; else each looks for itself, beside the others. What a session is lengthened by is the page's.
    const touch = async () => null
    const none = { claimed: () => null, find: async () => null, touch }
    c.set('sessions', viewer ? none : { ...sessions, touch })
    await next()
  })
  .route('/api', api)
  .onError(onError)

function asksOf(path: string): string[] {
  for (const [pattern, asks] of SCREENS) {
    const [isThere, params] = matchRoute(parse, pattern, path)
    if (isThere) return [...ALWAYS, ...asks(params)]
  }
  return ALWAYS
}

async function answer(c: Context<AppEnv>, ask: string): Promise<FirstAnswer[]> {
  const path = `/api${ask}`
  const request = new Request(new URL(path, c.req.url), { headers: c.req.raw.headers })
  pages.set(request, c)
  const response = await within.fetch(request, c.env, executionOf(c))
  if (!response.ok) return []
  const headers = Object.fromEntries([...response.headers])
  return [{ path, headers, body: await response.json() }]
}

/** None in tests: nobody waits there. */
function executionOf(c: Context<AppEnv>) {
  try {
    return c.executionCtx
  } catch {
    return undefined
  }
}

const all = async (c: Context<AppEnv>, asks: readonly string[]): Promise<FirstAnswer[]> =>
  (await Promise.all(asks.map((ask) => answer(c, ask)))).flat()

async function answersOf(c: Context<AppEnv>, path: string): Promise<FirstAnswer[] | null> {
  await maybeViewer(c, async () => undefined)
  if (!c.get('viewer')) return null
  const answers = await all(c, asksOf(path))
  const user = answers.find((one) => one.path === `/api${WHO}`)?.body as User | undefined
  return [...answers, ...(user ? await all(c, OF_USER[path]?.(user) ?? []) : [])]
}

/** GET /api/opening: who one is, the counts and the hearts in one answer; nothing for nobody. */
export const opening = new Hono<AppEnv>().get('/', async (c) => c.json(await all(c, OPENING)))

/** Null for nobody, and where they cannot be had: the screen asks, and says so. */
export async function firstAnswers(c: Context<AppEnv>, url: URL): Promise<FirstAnswer[] | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), WAIT_MS)
  })
  const asked = answersOf(c, url.pathname).catch((error: unknown) => {
    c.get('log').failed(error)
    return null
  })
  const answers = await Promise.race([asked, late])
  clearTimeout(timer)
  return answers
}
