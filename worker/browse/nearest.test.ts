/** Nearest first, where things lie spread: to the end of the circle, and without telling where anything lies. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { items } from '../items/tables.ts'
import { cellOf } from '../places/grid.ts'
import { blockOf } from '../places/rules.ts'
import { testContext } from '../testing/app.ts'
import { expectedIds, type Listed } from '../testing/list-model.ts'
import { listQuery } from '../testing/list-queries.ts'
import { fill } from '../testing/makers/fill.ts'
import { seeded } from '../testing/makers/item-rows.ts'
import { browseItems } from './actions.ts'

const ITEMS = 6_000
const HOME = { latitude: -25.29, longitude: -57.65 }
const now = testContext().ctx.clock.now()
let rows: Listed[] = []

/** A crowded middle and a wide country: half within 20 km, the others to 150 km. */
beforeAll(async () => {
  const run = (sql: string, values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run()
  const filled = await fill(run, { seed: 4, items: ITEMS, people: 20, now, cellOf })
  const random = seeded(5)
  const spread = filled.map((row, i) => {
    const degrees = (i % 2 === 0 ? 0.2 : 1.4) * random()
    const turn = 2 * Math.PI * random()
    const [north, east] = [degrees * Math.sin(turn), degrees * Math.cos(turn)]
    const point = blockOf({ latitude: HOME.latitude + north, longitude: HOME.longitude + east })
    return { ...row, id: i + 1, ...point, cell: cellOf(point.latitude, point.longitude) }
  })
  await env.DB.prepare(
    `update items set latitude = given ->> 1, longitude = given ->> 2, cell = given ->> 3
       from (select value as given from json_each(?)) where id = given ->> 0`,
  )
    .bind(JSON.stringify(spread.map((row) => [row.id, row.latitude, row.longitude, row.cell])))
    .run()
  rows = spread
}, 120_000)

const near = (more: Record<string, unknown> = {}) =>
  listQuery({
    sortBy: 'distance',
    userLatitude: String(HOME.latitude),
    userLongitude: String(HOME.longitude),
    radius: '100',
    limit: '60',
    ...more,
  })

async function page(query: ReturnType<typeof near>) {
  const { ctx, cost } = testContext()
  const found = await browseItems({ ...ctx, clock: { now: () => now } }, query)
  expect(cost.rowsRead).toBeLessThanOrEqual(3_000)
  expect(cost.queries).toBeLessThanOrEqual(5)
  return found
}

test.each([
  ['everything', {}],
  ['a kind', { categoryIds: ['3', '9'] }],
  ['a common word, in both groups', { search: 'bicicletas' }],
  ['a rare word', { search: 'kayak' }],
  ['the traded ones', { availability: 'traded' }],
  ['a small circle', { radius: '5' }],
  ['from the edge of it all', { userLatitude: '-26.3', userLongitude: '-57' }],
])('%s is listed to its end, the nearest first, nothing twice', async (_, more) => {
  const query = near(more)
  const ids: number[] = []
  let pages = 0
  let cursor: string | undefined
  do {
    const found = await page({ ...query, cursor })
    ids.push(...found.rows.map((row) => row.id))
    const told = found.rows.map((row) => row.distanceKm ?? Number.NaN)
    if (query.search === '') expect(told).toEqual(told.toSorted((a, b) => a - b))
    cursor = found.next ?? undefined
    pages += 1
  } while (cursor && pages < 400)
  expect(ids).toEqual(expectedIds(rows, query, now))
  // A request reads some slices of a step: short pages where little fits, and for each group its own.
  const groups = query.search === '' ? 1 : 2
  expect(pages).toBeLessThanOrEqual(Math.ceil(ids.length / 60) + groups * 30)
})

test('a page goes on behind its last item, also when that has moved or lies nowhere', async () => {
  const query = near({ limit: '24' })
  const first = await page(query)
  const [next] = (await page({ ...query, cursor: first.next ?? '' })).rows
  const last = first.rows.at(-1)
  const { db } = testContext().ctx
  const move = (point: {
    latitude: number | null
    longitude: number | null
    cell: number | null
  }) =>
    db
      .update(items)
      .set(point)
      .where(eq(items.id, last?.id ?? 0))
  await move({ latitude: null, longitude: null, cell: null })
  const again = await page({ ...query, cursor: first.next ?? '' })
  expect(again.rows.map((row) => row.id)).toContain(next?.id)
  const row = rows.find(({ id }) => id === last?.id)
  if (row) await move({ latitude: row.latitude, longitude: row.longitude, cell: row.cell })
})

test('a cursor tells no more of where its item lies than the card', async () => {
  const { rows: shown, next } = await page(near({ limit: '24' }))
  const told = JSON.parse(Buffer.from(next ?? '', 'base64url').toString())
  expect(told.k).toBe(shown.at(-1)?.distanceKm)
  // It says below which id the step goes on.
  expect(told.id).toBeLessThanOrEqual(shown.at(-1)?.id ?? 0)
  expect(Object.keys(told).sort()).toEqual(['g', 'id', 'k', 'l'])
})

test('within a step the newest come first, wherever they lie', async () => {
  const { rows: shown } = await page(near({ limit: '60' }))
  for (const [i, one] of shown.entries()) {
    const before = shown[i - 1]
    if (before?.distanceKm === one.distanceKm) expect(before?.id).toBeGreaterThan(one.id)
  }
  expect(
    new Set(rows.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size,
  ).toBeGreaterThan(1_000)
})
