/** What items cost: rows and statements of each route. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { refreshPopularity } from '../browse/popularity.ts'
import { DAY } from '../http/clock.ts'
import { fileOf, sample } from '../media/testing/samples.ts'
import { cellOf } from '../places/grid.ts'
import { Browser, testContext } from '../testing/app.ts'
import { fill } from '../testing/makers/fill.ts'
import { itemForm, makeItem, newItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { cleanItems } from './cleaning.ts'
import { addViews } from './store.ts'
import { items } from './tables.ts'

const { db, asked } = recording(env.DB)
let owner: Browser

beforeAll(async () => {
  const run = (sql: string, values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run()
  await fill(run, { seed: 2, items: 3000, people: 3, now: 1_800_000_000_000, cellOf })
  owner = (await makeAccount({}, { DB: db })).browser
}, 60_000)

type Line = { queries: number; rowsRead: number; rowsWritten: number; status: number }

/** The log line of one request. */
async function costOf(request: () => Promise<Response>): Promise<Line> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await request()
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
  log.mockRestore()
  return lines.find((line) => line.event === 'request')
}

test('publishing writes 30 rows at most, also with photos, and one a wanted category', async () => {
  const plain = await costOf(() =>
    owner.post('/api/items', newItem({ clientId: crypto.randomUUID() })),
  )
  const fields = newItem({ clientId: crypto.randomUUID() })
  const form = itemForm(fields, 'images', [fileOf(sample('gps.png'))])
  const pictured = await costOf(() => owner.send('POST', '/api/items', { form }))
  const wantedCategoryIds = [1, 2, 3, 4, 5]
  const wanting = await costOf(() =>
    owner.post('/api/items', newItem({ clientId: crypto.randomUUID(), wantedCategoryIds })),
  )
  const both = await costOf(() => {
    const form = itemForm(
      { ...fields, clientId: crypto.randomUUID(), wantedCategoryIds },
      'images',
      [fileOf(sample('gps.png'))],
    )
    return owner.send('POST', '/api/items', { form })
  })
  console.log(
    `rows written: ${plain.rowsWritten} without photos, ${pictured.rowsWritten} with, ${wanting.rowsWritten} with five wants, ${both.rowsWritten} with both`,
  )
  expect([plain.status, pictured.status, wanting.status, both.status]).toEqual([201, 201, 201, 201])
  // J311: a row more for each category that one would like.
  expect(both.rowsWritten).toBeLessThanOrEqual(30 + wantedCategoryIds.length)
  expect(wanting.rowsWritten).toBeLessThanOrEqual(30)
  expect(plain.rowsWritten).toBeLessThanOrEqual(30)
  expect(pictured.rowsWritten).toBeLessThanOrEqual(30)
})

test('an item page reads 40 rows at most, in two statements', async () => {
  const item = await makeItem(owner)
  const visitor = new Browser({ DB: db })
  const page = await costOf(() => visitor.get(`/api/items/${item.id}`))
  expect(page).toMatchObject({ status: 200 })
  expect(page.rowsRead).toBeLessThanOrEqual(40)
  expect(page.queries).toBeLessThanOrEqual(2)
})

test("a person's list reads what it shows and the bounded count", async () => {
  const visitor = new Browser({ DB: db })
  const first = await costOf(() => visitor.get('/api/items/user/filled-2-0?limit=24'))
  expect(first.rowsRead).toBeLessThanOrEqual(2 * 25 + 1001)
  const answer = await visitor.get('/api/items/user/filled-2-0?limit=24')
  const next = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? ''
  const second = await costOf(() => visitor.get(next))
  expect(second.rowsRead).toBeLessThanOrEqual(2 * 25)
})

test('editing, deleting and restoring write few rows and no more than they change', async () => {
  const item = await makeItem(owner)
  const path = `/api/items/${item.id}`
  const price = await costOf(() => owner.send('PUT', path, { json: { estimatedValue: 7 } }))
  expect(price.rowsWritten).toBeLessThanOrEqual(6)
  const title = await costOf(() => owner.send('PUT', path, { json: { title: 'Otro nombre' } }))
  expect(title.rowsWritten).toBeLessThanOrEqual(12)
  const gone = await costOf(() => owner.send('DELETE', path))
  expect(gone.rowsWritten).toBeLessThanOrEqual(30)
  const back = await costOf(() => owner.post(`${path}/restore`))
  expect(back.rowsWritten).toBeLessThanOrEqual(30)
  console.log(
    'rows written:',
    price.rowsWritten,
    title.rowsWritten,
    gone.rowsWritten,
    back.rowsWritten,
  )
  for (const line of [price, title, back]) expect(line.queries).toBeLessThanOrEqual(6)
  // Its pending trades end in the same batch.
  expect(gone.queries).toBeLessThanOrEqual(7)
})

test('the jobs of items find what is due, and clean it', async () => {
  const { ctx } = testContext({ DB: db })
  const now = ctx.clock.now()
  const [deleted, unfinished] = [await makeItem(owner), await makeItem(owner)]
  const photos = [{ hash: '0'.repeat(16), width: 1, height: 1, colors: '', sizes: [1600 as const] }]
  const long = { photos, createdAt: now - 2 * DAY }
  await ctx.db
    .update(items)
    .set({ ...long, deletedAt: now - DAY })
    .where(eq(items.id, deleted.id))
  await ctx.db
    .update(items)
    .set({ ...long, deletedAt: 0 })
    .where(eq(items.id, unfinished.id))
  const before = asked.length
  expect(await cleanItems(ctx)).toBe(2)
  await addViews(ctx.db, 1, 10)
  // One visit in ten of the tests above may wait, too.
  expect(await refreshPopularity(ctx)).toBeGreaterThanOrEqual(1)
  // Those of items: what was published before may still be held against wishes.
  const own = asked.slice(before).filter(({ sql }) => !sql.includes('wish'))
  const verbs = own.map(({ sql }) => /^\w+/.exec(sql)?.[0])
  expect(verbs.filter((verb) => verb === 'update')).toHaveLength(2)
  expect(verbs.filter((verb) => verb === 'delete')).toHaveLength(2)
})

test('no statement of items scans a table or sorts rows', async () => {
  const flaws = []
  for (const one of new Map(asked.map((a) => [a.sql, a])).values()) {
    if (!one.sql.includes('items')) continue
    for (const flaw of await flawsOf(env.DB, one)) flaws.push({ flaw, sql: one.sql })
  }
  expect(flaws).toEqual([])
})
