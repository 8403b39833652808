/** The sitemap: an index, the pages of the site, and what is on offer in parts. */
import type { R2Bucket } from '@cloudflare/workers-types'
import { paths } from '#web/ui/navigation/paths.ts'
import { HOUR, iso } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { escapeHtml } from '../../mail/templates/layout.ts'
import { countOfShown } from '../../wishes/list/store.ts'
import { itemsOfPart, newestWishes, partsOnOffer } from './sitemap-store.ts'

/** A part is read from the database once in so long, however often it is asked for. */
const KEPT_MS = 6 * HOUR
const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

type Entry = { path: string; changed?: number }

export async function sitemapIndex(ctx: Ctx): Promise<string> {
  const [parts, wishes] = await Promise.all([partsOnOffer(ctx.db), countOfShown(ctx.db)])
  const names = [
    'pages',
    ...(wishes > 0 ? ['wishes'] : []),
    ...parts.map((part) => `items-${part}`),
  ]
  const entries = names.map((name) => ({ path: `/sitemaps/${name}.xml` }))
  return `${HEAD}\n<sitemapindex xmlns="${XMLNS}">\n${listed(ctx, 'sitemap', entries)}\n</sitemapindex>\n`
}

/** Their addresses in other languages stand in the pages themselves. */
export function pagesPart(ctx: Ctx): string {
  return urlset(ctx, [{ path: paths.home }, { path: paths.landing }, { path: paths.wanted() }])
}

/** The newest: those that are over are no page to be found any more. */
export async function wishesPart(ctx: Ctx): Promise<string> {
  const key = 'sitemaps/wishes.xml'
  const kept = await keptPart(ctx, ctx.env.PHOTOS, key)
  if (kept !== null) return kept
  const rows = await newestWishes(ctx.db)
  const text = urlset(
    ctx,
    rows.map(({ id, updatedAt }) => ({ path: paths.wish(id), changed: updatedAt })),
  )
  await keep(ctx, key, text)
  return text
}

/** Null where nothing is on offer. */
export async function itemsPart(ctx: Ctx, part: number): Promise<string | null> {
  const { PHOTOS } = ctx.env
  const key = `sitemaps/items-${part}.xml`
  const kept = await keptPart(ctx, PHOTOS, key)
  if (kept !== null) return kept
  const rows = await itemsOfPart(ctx.db, part)
  if (rows.length === 0) return null
  const entries = rows.map(({ id, updatedAt }) => ({ path: paths.item(id), changed: updatedAt }))
  const text = urlset(ctx, entries)
  await keep(ctx, key, text)
  return text
}

async function keep({ env, clock, baseUrl }: Ctx, key: string, text: string): Promise<void> {
  const customMetadata = { madeAt: String(clock.now()), baseUrl }
  const httpMetadata = { contentType: 'application/xml' }
  await env.PHOTOS.put(key, text, { customMetadata, httpMetadata })
}

async function keptPart(ctx: Ctx, bucket: R2Bucket, key: string): Promise<string | null> {
  const object = await bucket.get(key)
  const age = ctx.clock.now() - Number(object?.customMetadata?.madeAt)
  // A clock that was set back, or another address of the site: made anew.
  const isFresh = age >= 0 && age < KEPT_MS && object?.customMetadata?.baseUrl === ctx.baseUrl
  // Read in any case: a body that nobody reads is an error in some engines.
  const text = await object?.text()
  return isFresh && text ? text : null
}

const urlset = (ctx: Ctx, entries: Entry[]) =>
  `${HEAD}\n<urlset xmlns="${XMLNS}">\n${listed(ctx, 'url', entries)}\n</urlset>\n`

function listed({ baseUrl }: Ctx, tag: 'url' | 'sitemap', entries: Entry[]): string {
  const base = escapeHtml(baseUrl)
  return entries
    .map(({ path, changed }) => `<${tag}><loc>${base}${path}</loc>${lastmod(changed)}</${tag}>`)
    .join('\n')
}

const lastmod = (changed?: number) =>
  changed === undefined ? '' : `<lastmod>${iso(changed)}</lastmod>`
