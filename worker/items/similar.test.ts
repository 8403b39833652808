/** Things like one: what is shown, and what it costs on a filled database. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cellOf, neighboursOf } from '../places/grid.ts'
import { Browser, testContext } from '../testing/app.ts'
import { fill } from '../testing/makers/fill.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import type { ItemRow } from '../testing/makers/item-rows.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import type { Item } from './contract.ts'
import { similarTo } from './similar.ts'
import { items } from './tables.ts'
import { SIMILAR_MAX } from './terms.ts'

const ROWS_MAX = 100
const STATEMENTS_MAX = 3

const { db, asked } = recording(env.DB)
let rows: (ItemRow & { id: number })[] = []
const visitor = new Browser()

beforeAll(async () => {
  const run = (sql: string, values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run()
  const given = { seed: 6, items: 4000, people: 5, now: 1_800_000_000_000, cellOf }
  rows = (await fill(run, given)).map((row, i) => ({ ...row, id: i + 1 }))
}, 60_000)

const ask = (id: unknown) => visitor.get(`/api/items/${id}/similar`)

test('on 4,000 items: its kind, on offer, of others, near ones first, within budget', async () => {
  const shown = rows.filter((row) => row.deletedAt === null)
  let most = 0
  for (const item of shown.filter((_, i) => i % 40 === 0)) {
    const { ctx, cost } = testContext({ DB: db })
    const found = await similarTo(ctx, item.id)
    most = Math.max(most, cost.rowsRead)
    expect(cost.queries).toBeLessThanOrEqual(STATEMENTS_MAX)
    const fits = shown.filter(
      (row) =>
        row.categoryId === item.categoryId &&
        row.tradeStatus === 'available' &&
        row.ownerId !== item.ownerId,
    )
    const around = item.cell === null ? [] : [item.cell, ...neighboursOf(item.cell)]
    const isNear = ({ cell }: ItemRow) => cell !== null && around.includes(cell)
    const ids = found.map((one) => one.id)
    expect(ids.every((id) => fits.some((row) => row.id === id))).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
    // Each group newest first, near ones before the others.
    const near = fits.filter((row) => ids.includes(row.id) && isNear(row)).map((row) => row.id)
    const far = ids.filter((id) => !near.includes(id))
    expect(ids).toEqual([...near.sort((a, b) => b - a), ...far.sort((a, b) => b - a)])
    if (far.length > 0) expect(near.length).toBeLessThan(SIMILAR_MAX)
    if (fits.length >= 40) expect(ids).toHaveLength(SIMILAR_MAX)
  }
  console.log(`rows read at most: ${most}`)
  expect(most).toBeLessThanOrEqual(ROWS_MAX)
})

test('no statement of it scans a table or sorts rows', async () => {
  const flaws = []
  for (const one of new Map(asked.map((a) => [a.sql, a])).values()) {
    for (const flaw of await flawsOf(env.DB, one)) flaws.push({ flaw, sql: one.sql })
  }
  expect(flaws).toEqual([])
})

test('an item beside comes before a newer one far away; without a place the newest come', async () => {
  const [one, other] = [await makeAccount(), await makeAccount()]
  const kind = { categoryId: 12, latitude: -20.01, longitude: -60.01 }
  const mine = await makeItem(one.browser, { ...kind, title: 'Taladro verde' })
  const next = await makeItem(other.browser, { ...kind, longitude: -60.11, title: 'Al lado' })
  const far = await makeItem(other.browser, { ...kind, latitude: 10, title: 'Lejos' })
  const found: Item[] = await (await ask(mine.id)).json()
  expect(found.slice(0, 2).map((item) => item.title)).toEqual(['Al lado', 'Lejos'])
  await testContext().ctx.db.update(items).set({ cell: null }).where(eq(items.id, mine.id))
  const anywhere: Item[] = await (await ask(mine.id)).json()
  expect(anywhere.slice(0, 2).map((item) => item.id)).toEqual([far.id, next.id])
})

test('a deleted item has none; a traded one has', async () => {
  const { browser } = await makeAccount()
  const [gone, traded] = [await makeItem(browser), await makeItem(browser)]
  await browser.send('DELETE', `/api/items/${gone.id}`)
  const set = testContext().ctx.db.update(items).set({ tradeStatus: 'traded' })
  await set.where(eq(items.id, traded.id))
  expect((await ask(gone.id)).status).toBe(404)
  expect((await ask(traded.id)).status).toBe(200)
  for (const id of ['0', '-1', '1e99', 'x', '999999', '%00']) {
    expect((await ask(id)).status).toBe(404)
  }
})

test('no more where every cell around is full', async () => {
  const { ctx, cost } = testContext({ DB: db })
  const middle = cellOf(-25, -57)
  const cells = JSON.stringify([middle, ...neighboursOf(middle)])
  await env.DB.prepare(
    "update items set category_id = 1, trade_status = 'available', cell = json_extract(?, '$[' || (id % 9) || ']')",
  )
    .bind(cells)
    .run()
  const item = rows.find((row) => row.deletedAt === null && row.id % 9 === 0)
  cost.rowsRead = 0
  expect(await similarTo(ctx, item?.id ?? 0)).toHaveLength(SIMILAR_MAX)
  console.log(`rows read where every cell is full: ${cost.rowsRead}`)
  expect(cost.rowsRead).toBeLessThanOrEqual(ROWS_MAX)
  // All of one person: nothing to show, and no further looking.
  await ctx.db.update(items).set({ ownerId: item?.ownerId ?? '' })
  cost.rowsRead = 0
  expect(await similarTo(ctx, item?.id ?? 0)).toEqual([])
  expect(cost.rowsRead).toBeLessThanOrEqual(ROWS_MAX)
})
