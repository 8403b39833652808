/** The built page: the shell of every screen, and the frame of what is rendered here. */
import type { Fetcher } from '@cloudflare/workers-types'
import { type Parts as Build, STYLES_META } from '#web/api/first-view.ts'
import type { Settings } from '../env.ts'
import type { Ctx } from '../http/context.ts'
import { escapeHtml } from '../mail/templates/layout.ts'
import { permissionsFor, policyFor } from './policy.ts'
import { serviceWorkerMark } from './service-worker.ts'

/** `build` and `sheet`, the whole of its styles, where the page was made by a build. */
type Template = { html: string; headers: Headers; build: Build | null; sheet: string | null }

const BUILD = /<!--parts (.*?)-->/

const templates = new WeakMap<Fetcher, Promise<Template | null>>()

/** What goes into the page, as HTML: after the head's own lines, in the app's place, after the app. */
export type Parts = {
  head: string
  app?: string
  state?: string
  /**
   * The page shows more than the styles in it say: those of everything come with it, beside it or, for what scripts will
   * show, in it; or linked alone, for the service worker, which has them as a file and puts them in (web/pwa/sw/shell.ts).
   */
  styles?: 'beside' | 'inside' | 'linked'
  /** More lines of the head, by what the build is made of. */
  ahead?: (build: Build) => string
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
  const html = await answer.text()
  const headers = new Headers([...answer.headers])
  const [, text] = BUILD.exec(html) ?? []
  if (!text) return { html, headers, build: null, sheet: null }
  const build: Build = JSON.parse(text)
  const styles = await assets.fetch(new URL(build.sheet, origin).href)
  const sheet = styles.ok ? await styles.text() : null
  return { html: html.replace(BUILD, ''), headers, build, sheet }
}

/** The page of a screen, rendered or empty; null when there is no template. */
export async function fillTemplate(ctx: Ctx, url: URL, parts: Parts): Promise<Response | null> {
  const template = await templateOf(ctx.env.ASSETS, url.origin)
  if (!template) return null
  const { language, settings } = ctx
  const brand = escapeHtml(settings.BRAND_NAME)
  // Functions: what people wrote may hold what replace takes for a pattern ($&).
  const { build } = template
  const ahead = (build && parts.ahead?.(build)) ?? ''
  const html = withStyles(template, parts.styles)
    .replace('<html lang="es"', () => `<html lang="${language}"`)
    .replace('<!--head-->', () => `${serviceWorkerMark(settings)}${ahead}<!--head-->`)
    .replace('<!--app-->', () => parts.app ?? '')
    .replaceAll('%BRAND_NAME%', () => brand)
    .replace('<!--state-->', () => parts.state ?? '')
  return new Response(parts.head ? withHead(html, parts.head) : html, {
    headers: headersOf(template, settings, url.pathname),
  })
}

/** Named by the build for whatever is shown later (see web/ui/lazy/all-styles.ts). */
const STYLES = new RegExp(`<meta name="${STYLES_META}" content="([^"]+)">`)

function withStyles({ html, sheet }: Template, styles: Parts['styles']): string {
  if (!styles) return html
  if (styles === 'inside' && sheet !== null) {
    return html.replace(STYLES, '').replace(/<style>.*?<\/style>/s, () => `<style>${sheet}</style>`)
  }
  const linked = (meta: string, href: string) => `${meta}<link rel="stylesheet" href="${href}" />`
  if (styles === 'linked') {
    return html.replace(STYLES, (_, href) => linked('', href)).replace(/<style>.*?<\/style>/s, '')
  }
  return html.replace(STYLES, linked)
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
