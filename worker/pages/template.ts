/** The built page: the shell of every screen, and the frame of what is rendered here. */
import type { Fetcher } from '@cloudflare/workers-types'
import { STYLES_META } from '#web/api/first-view.ts'
import type { Settings } from '../env.ts'
import type { Ctx } from '../http/context.ts'
import { escapeHtml } from '../mail/templates/layout.ts'
import { permissionsFor, policyFor } from './policy.ts'
import { serviceWorkerMark } from './service-worker.ts'

type Template = { html: string; headers: Headers }

const templates = new WeakMap<Fetcher, Promise<Template | null>>()

/** What goes into the page, as HTML: after the head's own lines, in the app's place, after the app. */
export type Parts = {
  head: string
  app?: string
  state?: string
  /** The page shows more than the styles in it say: those of everything come with it. */
  needsStyles?: boolean
}

/** Fetched once; null when it cannot be had, which nobody keeps. */
function templateOf(assets: Fetcher, origin: string): Promise<Template | null> {
  const known = templates.get(assets)
  if (known) return known
  const asked = fetchTemplate(assets, origin).catch(() => null)
  templates.set(assets, asked)
  void asked.then((template) => template ?? templates.delete(assets))
  return asked
}

async function fetchTemplate(assets: Fetcher, origin: string): Promise<Template | null> {
  const answer = await assets.fetch(new URL('/', origin).href)
  if (!answer.ok) return null
  return { html: await answer.text(), headers: new Headers([...answer.headers]) }
}

/** The page of a screen, rendered or empty; null when there is no template. */
export async function fillTemplate(ctx: Ctx, url: URL, parts: Parts): Promise<Response | null> {
  const template = await templateOf(ctx.env.ASSETS, url.origin)
  if (!template) return null
  const { language, settings } = ctx
  const brand = escapeHtml(settings.BRAND_NAME)
  // Functions: what people wrote may hold what replace takes for a pattern ($&).
  const html = withStyles(template.html, parts.needsStyles)
    .replace('<html lang="es"', () => `<html lang="${language}"`)
    .replace('<!--head-->', () => `${serviceWorkerMark(settings)}<!--head-->`)
    .replace('<!--app-->', () => parts.app ?? '')
    .replaceAll('%BRAND_NAME%', () => brand)
    .replace('<!--state-->', () => parts.state ?? '')
  return new Response(parts.head ? withHead(html, parts.head) : html, {
    headers: headersOf(template, settings, url.pathname),
  })
}

/** Named by the build for whatever is shown later (see web/ui/lazy/all-styles.ts). */
const STYLES = new RegExp(`<meta name="${STYLES_META}" content="([^"]+)">`)

function withStyles(html: string, needsStyles = false): string {
  if (!needsStyles) return html
  return html.replace(STYLES, (meta, href) => `${meta}<link rel="stylesheet" href="${href}" />`)
}

/** A head of its own replaces the title of the shell. */
function withHead(html: string, head: string): string {
  return html.replace(/<title>[^<]*<\/title>/, () => head)
}

/** Everybody's page, and nobody keeps it: see web/README.md, "First view". */
function headersOf(template: Template, settings: Settings, path: string): Headers {
  const headers = new Headers(template.headers)
  headers.set('cache-control', 'private, no-cache')
  headers.set('permissions-policy', permissionsFor(settings, path))
  headers.delete('etag')
  headers.delete('content-length')
  const policy = headers.get('content-security-policy')
  if (policy) headers.set('content-security-policy', policyFor(policy, settings, path))
  return headers
}
