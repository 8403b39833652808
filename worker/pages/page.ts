/** A page for whoever asks: rendered with its data, or the shell, whose screen asks for its own. */

import type { QueryClient } from '@tanstack/react-query'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { ANSWERS_ID, FIRST_VIEW_ID, type FirstView, type Seen } from '#web/api/first-view.ts'
import { newQueryClient } from '#web/api/query-client.ts'
import { HOME_COOKIE, UNFOLDED } from '../home/terms.ts'
import type { AppEnv, Ctx } from '../http/context.ts'
import { isLanguage, LANGUAGE_KEY, SIGNED_IN_COOKIE } from '../http/terms.ts'
import { firstAnswers } from './answers.ts'
import { languageAsked } from './head/addresses.ts'
import type { Page } from './head/facts.ts'
import { headOf } from './head/head.ts'
import { dataScript } from './head/tags.ts'
import { preloads } from './preloads.ts'
import { renderApp, waitingFrame } from './render.tsx'
import { fillTemplate } from './template.ts'
import type { FillView } from './views.ts'
import './words.ts'

/** Local mode only: the same page rendered in the browser, to measure one against the other. */
const RENDER_COOKIE = 'render'

/** What a screen without a rendered page is to machines; none for the shell that devices keep. */
export type Bare = 'landing' | 'lost' | 'other'

/** What the screen needs is named in its head, and what it asks first is in it for whoever is signed in. */
export async function shellPage(
  c: Context<AppEnv>,
  kind?: Bare,
  styles: 'inside' | 'linked' = 'inside',
): Promise<Response | null> {
  const url = new URL(c.req.url)
  const ctx = contextOf(c, url)
  const isMember = getCookie(c, SIGNED_IN_COOKIE) !== undefined
  const answers = kind === 'other' && isMember ? await firstAnswers(c, url) : null
  const page = await fillTemplate(ctx, url, {
    head: kind ? headOf(ctx, { kind, url }) : '',
    app: waitingFrame(),
    styles,
    ahead: (build) => preloads(build, kind ? url.pathname : null, ctx.language, isMember),
    ...(answers && { state: dataScript(`id="${ANSWERS_ID}" type="application/json"`, answers) }),
  })
  // What is somebody's is kept nowhere, not even to be asked for anew.
  if (answers) page?.headers.set('cache-control', 'private, no-store')
  return page
}

/** Pages that the inlined styles, which are those of lists and items, do not draw. */
const BEYOND_FIRST: readonly Page['kind'][] = ['person', 'nobody', 'wanted', 'wish', 'no_wish']

/** `fill` asks for the data. Null when there is no template. */
export async function renderedPage(c: Context<AppEnv>, fill: FillView): Promise<Response | null> {
  const url = new URL(c.req.url)
  const ctx = contextOf(c, url)
  if (ctx.settings.ENVIRONMENT === 'local' && getCookie(c, RENDER_COOKIE) === 'browser') {
    return shellPage(c)
  }
  const viewer = c.get('viewer')
  const client = newQueryClient()
  const { status, page } = await fill(ctx, client, url, viewer)
  // Who has a session is shown as being asked for: the page is everybody's.
  const isOut = viewer === null || getCookie(c, SIGNED_IN_COOKIE) === undefined
  const seen = { ...seenOf(c, url, ctx.clock.now()), isOut }
  const state = stateOf(client, seen)
  const app = await renderApp(client, {
    path: url.pathname,
    search: url.search,
    language: ctx.language,
    seen,
  })
  const filled = await fillTemplate(ctx, url, {
    head: headOf(ctx, page),
    app,
    state,
    ...(BEYOND_FIRST.includes(page.kind) && { styles: 'beside' as const }),
  })
  return filled && new Response(filled.body, { status, headers: filled.headers })
}

/** `?lang=` is how machines, and people without scripts, ask for a page in another language. */
function contextOf(c: Context<AppEnv>, url: URL): Ctx {
  const ctx = c.get('ctx')
  const language = languageAsked(url)
  return language ? { ...ctx, language } : ctx
}

function seenOf(c: Context<AppEnv>, url: URL, at: number): Omit<Seen, 'isOut'> {
  const hasChosen = languageAsked(url) !== null || isLanguage(getCookie(c, LANGUAGE_KEY))
  return {
    at,
    isFrugal: c.req.header('save-data') === 'on',
    ...(getCookie(c, HOME_COOKIE) === UNFOLDED && { isUnfolded: true }),
    isForeign: !hasChosen && /^(en|gn)\b/i.test(c.req.header('accept-language') ?? ''),
  }
}

/** As data for the app. */
function stateOf(client: QueryClient, seen: Seen): string {
  const queries = client.getQueryCache().getAll()
  const view: FirstView = {
    ...seen,
    queries: queries.map(({ queryKey, state }) => [queryKey, state.data]),
  }
  return dataScript(`id="${FIRST_VIEW_ID}" type="application/json"`, view)
}
