/** What machines are told of the whole site: robots.txt, the sitemap, and what became of an item. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { HOUR } from '../../http/clock.ts'
import { isGone, UNPUBLISHED } from '../../items/store.ts'
import { items } from '../../items/tables.ts'
import { cellOf } from '../../places/grid.ts'
import { Browser, ORIGIN, testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { fill } from '../../testing/makers/fill.ts'
import { makeItem } from '../../testing/makers/item-maker.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { flawsOf, recording } from '../../testing/recorder.ts'
import { IDS_A_PART } from './sitemap-store.ts'

const ITEMS = 12_000
const { db, asked } = recording(env.DB)
const visitor = new Browser({ DB: db })
const { ctx } = testContext()

beforeAll(async () => {
  const run = (sql: string, values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run()
  await fill(run, { seed: 9, items: ITEMS, people: 5, now: 1_800_000_000_000, cellOf })
}, 120_000)
afterEach(setClockBack)

async function told(path: string) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const answer = await visitor.get(path)
  const [line] = log.mock.calls.map(([text]) => JSON.parse(String(text)))
  log.mockRestore()
  const text = await answer.text()
  return { answer, text, cost: line, places: [...text.matchAll(/<loc>([^<]+)</g)].map((m) => m[1]) }
}

const onOffer = async () => {
  const rows = await ctx.db
    .select({ id: items.id, deletedAt: items.deletedAt, status: items.tradeStatus })
    .from(items)
  return rows.filter((r) => r.deletedAt === null && r.status === 'available').map((r) => r.id)
}

test('robots.txt opens the pages, closes what is private, and names the sitemap', async () => {
  const { answer, text } = await told('/robots.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map((m) => m[1] ?? '')
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start))
  expect(['/', '/search', '/landing', '/items/5', '/user/x'].filter(isClosed)).toEqual([])
  const own = ['/api/items', '/custom-login', '/items/new', '/trades/5', '/my-items', '/settings']
  expect(own.filter((path) => !isClosed(path))).toEqual([])
  expect(text).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
})

test('the sitemap names every item on offer once, and nothing else', async () => {
  // The file before may have been at work still, with other items.
  const kept = await env.PHOTOS.list({ prefix: 'sitemaps/' })
  await env.PHOTOS.delete(kept.objects.map(({ key }) => key))
  const index = await told('/sitemap.xml')
  expect(index.answer.headers.get('content-type')).toMatch(/^application\/xml/)
  expect(index.places).toHaveLength(1 + Math.ceil((ITEMS + 1) / IDS_A_PART))
  const named: unknown[] = []
  for (const place of index.places) {
    const part = await told(String(place).replace(ORIGIN, ''))
    expect([place, part.answer.status, part.places.length > 0]).toEqual([place, 200, true])
    expect(part.places.length).toBeLessThanOrEqual(10_000)
    named.push(...part.places)
  }
  const ids = await onOffer()
  expect(ids.length).toBeGreaterThan(ITEMS / 2)
  const expected = ids.map((id) => `${ORIGIN}/items/${id}`)
  expect(named).toEqual([`${ORIGIN}/`, `${ORIGIN}/landing`, `${ORIGIN}/wanted`, ...expected])
})

test('a part reads two rows an item and is then kept for six hours, whoever asks', async () => {
  await env.PHOTOS.delete('sitemaps/items-1.xml')
  const first = await told('/sitemaps/items-1.xml')
  expect(first.cost).toMatchObject({ queries: 1 })
  expect(first.cost.rowsRead).toBeLessThanOrEqual(2 * IDS_A_PART + 10)
  const again = await told('/sitemaps/items-1.xml')
  expect(again.cost).toMatchObject({ queries: 0, rowsRead: 0 })
  expect(again.text).toBe(first.text)
  const elsewhere = await new Browser({ BASE_URL: 'https://other.example' }).get(
    '/sitemaps/items-1.xml',
  )
  expect(await elsewhere.text()).toContain('<loc>https://other.example/items/')
  pass(6 * HOUR)
  expect((await told('/sitemaps/items-1.xml')).cost.queries).toBe(1)
})

test('the index reads as many rows as there are parts', async () => {
  const { cost } = await told('/sitemap.xml')
  console.log(`rows read for the index of ${ITEMS} items: ${cost.rowsRead}`)
  expect(cost.rowsRead).toBeLessThanOrEqual(10 * Math.ceil(ITEMS / IDS_A_PART))
})

test('lastmod is when an item last changed', async () => {
  const { browser } = await makeAccount()
  const item = await makeItem(browser)
  const part = Math.floor(item.id / IDS_A_PART)
  await env.PHOTOS.delete(`sitemaps/items-${part}.xml`)
  const { text } = await told(`/sitemaps/items-${part}.xml`)
  const place = `<loc>${ORIGIN}/items/${item.id}</loc>`
  expect(text).toContain(`${place}<lastmod>${item.updatedAt}</lastmod>`)
})

test('a part that is not there is 404', async () => {
  const wrong = ['items-999', 'items-999999999', 'items-01', 'items--1', 'items-x', 'other']
  for (const name of wrong)
    expect([name, (await told(`/sitemaps/${name}.xml`)).answer.status]).toEqual([name, 404])
})

test('an item that is gone is told apart from one that never was', async () => {
  const { browser } = await makeAccount()
  const { id } = await makeItem(browser)
  expect(await isGone(ctx.db, id)).toBe(false)
  await browser.send('DELETE', `/api/items/${id}`)
  expect(await isGone(ctx.db, id)).toBe(true)
  expect((await browser.get(`/api/items/${id}`)).status).toBe(404)
  await ctx.db.update(items).set({ deletedAt: UNPUBLISHED }).where(eq(items.id, id))
  expect(await isGone(ctx.db, id)).toBe(false)
  expect(await isGone(ctx.db, 999_999)).toBe(false)
})

test('no statement of these scans a table or sorts rows', async () => {
  expect(asked.length).toBeGreaterThan(0)
  const flaws = []
  for (const one of new Map(asked.map((a) => [a.sql, a])).values()) {
    for (const flaw of await flawsOf(env.DB, one)) flaws.push({ flaw, sql: one.sql })
  }
  // The queue of the recursion and the list that it makes are no tables.
  expect(flaws.filter(({ flaw }) => flaw !== 'SCAN found')).toEqual([])
})
