/** What the list costs on 20,000 items: rows read, statements, plans. */
import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '../http/context.ts'
import { cellOf } from '../places/grid.ts'
import { testContext } from '../testing/app.ts'
import { expectedIds, type Listed } from '../testing/list-model.ts'
import { listQuery, randomQuery } from '../testing/list-queries.ts'
import { fill } from '../testing/makers/fill.ts'
import { seeded } from '../testing/makers/item-rows.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { browseItems } from './actions.ts'
import type { ListQuery } from './contract.ts'
import { AVAILABILITIES, SORTS } from './terms.ts'

const ITEMS = 20_000
const ROWS_MAX = 3_000
const STATEMENTS_MAX = 5
/** Pages of a list that are looked at. */
const DEPTH = 4

const now = testContext().ctx.clock.now()
const { db, asked } = recording(env.DB)
let rows: Listed[] = []

beforeAll(async () => {
  const run = (sql: string, values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run()
  const filled = await fill(run, { seed: 3, items: ITEMS, people: 40, now, cellOf })
  // Somebody with one thing, the newest that is on offer.
  await fill(run, { seed: 4, items: 0, people: 1, now, cellOf })
  const last = filled.findLastIndex((row) => row.tradeStatus === 'available' && !row.deletedAt)
  await run('update items set owner_id = ? where id = ?', [LONE, last + 1])
  rows = filled.map((row, i) => ({ ...row, id: i + 1, ...(i === last && { ownerId: LONE }) }))
}, 240_000)

/** The first of the filled has things of every category. */
const MANY = 'filled-3-0'
const LONE = 'filled-4-0'
const viewerOf = (id: string): Viewer => ({ id, sessionHash: '' })

async function page(query: ListQuery, viewerId: string | null = null) {
  const { ctx, cost } = testContext({ DB: db })
  const viewer = viewerId === null ? null : viewerOf(viewerId)
  const found = await browseItems({ ...ctx, clock: { now: () => now } }, query, viewer)
  return { found, cost }
}

type Seen = { worst: number; statements: number; ids: number[] }

/** The first pages of a list, each within budget, together the beginning of the naive list. */
async function check(query: ListQuery, viewerId: string | null = null): Promise<Seen> {
  const expected = expectedIds(rows, query, now, viewerId)
  const seen: Seen = { worst: 0, statements: 0, ids: [] }
  let cursor: string | undefined
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const { found, cost } = await page({ ...query, cursor }, viewerId)
    seen.worst = Math.max(seen.worst, cost.rowsRead)
    seen.statements = Math.max(seen.statements, cost.queries)
    seen.ids.push(...found.rows.map((row) => row.id))
    if (depth === 0) checkTotal(expected.length, found.total)
    cursor = found.next ?? undefined
    if (!cursor) break
  }
  const known = cursor ? expected.slice(0, seen.ids.length) : expected
  expect({ query, ids: seen.ids }).toEqual({ query, ids: known })
  expect({ query, ok: seen.worst <= ROWS_MAX, worst: seen.worst }).toMatchObject({ ok: true })
  expect(seen.statements).toBeLessThanOrEqual(STATEMENTS_MAX)
  return seen
}

function checkTotal(count: number, total: string | null): void {
  const shown = Number(total?.replace('+', ''))
  if (total?.endsWith('+')) expect(shown).toBeLessThanOrEqual(Math.min(count, 1000))
  else expect(shown).toBe(count)
}

test('a page without filters reads two rows an item and ten more, at any depth and in any order', async () => {
  for (const sortBy of SORTS) {
    for (const limit of ['1', '24', '60']) {
      let cursor: string | undefined
      for (let depth = 0; depth < 6; depth += 1) {
        const { found, cost } = await page({ ...listQuery({ sortBy, limit }), cursor })
        expect(found.rows).toHaveLength(Number(limit))
        expect(cost.rowsRead).toBeLessThanOrEqual(2 * found.rows.length + 10)
        expect(found.total).toBe(depth === 0 ? '1000+' : null)
        cursor = found.next ?? undefined
      }
    }
  }
}, 120_000)

describe('any filter reads 3,000 rows at most, in five statements', () => {
  const FILTERS: Record<string, unknown>[] = [
    {},
    { search: 'bicicleta' },
    { search: 'de con' },
    { search: 'kayak' },
    { search: 'bicicleta', categoryIds: ['16'], condition: 'new' },
    { location: 'Asunción' },
    { tags: ['hogar', 'urgente'] },
    { categoryIds: ['3'] },
    { categoryIds: ['2', '16'] },
    { condition: 'good' },
    { takesMoney: 'true' },
    { minPrice: '1000', maxPrice: '20000' },
    { minPrice: '5000000' },
    { datePosted: 'week' },
    { datePosted: 'yesterday' },
    { userLatitude: '-25.29', userLongitude: '-57.65', radius: '100' },
    { userLatitude: '-22.3', userLongitude: '-60', radius: '5' },
    { search: 'mesa', userLatitude: '-25.29', userLongitude: '-57.65', datePosted: 'month' },
  ]

  test.each(FILTERS)(
    '%j',
    async (filter) => {
      let worst = 0
      for (const sortBy of SORTS) {
        for (const availability of AVAILABILITIES) {
          const seen = await check(listQuery({ ...filter, sortBy, availability }))
          worst = Math.max(worst, seen.worst)
        }
      }
      console.log(`rows read at most: ${worst} ${JSON.stringify(filter)}`)
    },
    120_000,
  )

  test.each([LONE, MANY])(
    'also what is asked for by those who would like what %s has',
    async (viewerId) => {
      let worst = 0
      for (const more of [
        {},
        { search: 'bicicleta' },
        { condition: 'good', datePosted: 'month' },
      ]) {
        for (const sortBy of SORTS) {
          for (const availability of AVAILABILITIES) {
            const query = listQuery({ wantsMine: 'true', ...more, sortBy, availability })
            worst = Math.max(worst, (await check(query, viewerId)).worst)
          }
        }
      }
      console.log(`rows read at most: ${worst} wantsMine of ${viewerId}`)
    },
    240_000,
  )

  test('60 random combinations', async () => {
    const random = seeded(5)
    for (let i = 0; i < 60; i += 1) await check(randomQuery(random))
  }, 240_000)

  test.each([
    { sortBy: 'newest', datePosted: '3months' },
    { sortBy: 'oldest', datePosted: '3months' },
    { sortBy: 'oldest', categoryIds: ['1'] },
    { sortBy: 'price_low', minPrice: '1', maxPrice: '9000000' },
    { sortBy: 'price_high', minPrice: '1', maxPrice: '9000000' },
  ])(
    'and deep pages of what an index answers no more than its rows: %j',
    async (given) => {
      let cursor: string | undefined
      for (let depth = 0; depth < 30; depth += 1) {
        const { found, cost } = await page({ ...listQuery({ ...given, limit: '60' }), cursor })
        expect(found.rows).toHaveLength(60)
        const counted = depth === 0 ? 1001 : 0
        expect(cost.rowsRead).toBeLessThanOrEqual(2 * 60 + 10 + counted)
        cursor = found.next ?? undefined
      }
    },
    60_000,
  )

  test.each(['newest', 'oldest'])(
    'and deep pages of a search, %s first',
    async (sortBy) => {
      let cursor: string | undefined
      for (let depth = 0; depth < 30; depth += 1) {
        const query = listQuery({ sortBy, search: 'bicicleta', datePosted: '3months', limit: '60' })
        const { found, cost } = await page({ ...query, cursor })
        expect(found.rows).toHaveLength(60)
        expect(cost.rowsRead).toBeLessThanOrEqual(depth === 0 ? ROWS_MAX : 2 * 300 + 3 * 60 + 10)
        cursor = found.next ?? undefined
      }
    },
    60_000,
  )

  test('the longest search there can be', async () => {
    const words = 'luces ies babies mesas camiones lapices relojes cajas una mas'.slice(0, 200)
    const tags = Array.from({ length: 12 }, (_, i) => `tag ${i}`)
    const filter = { search: words, location: words, tags, minPrice: '1', maxPrice: '9999999' }
    for (const sortBy of SORTS) {
      for (const datePosted of ['any', 'yesterday']) {
        const circle = { userLatitude: '-25.29', userLongitude: '-57.65' }
        await check(listQuery({ ...filter, ...circle, sortBy, datePosted, condition: 'new' }))
      }
    }
  }, 120_000)
})

test('no statement scans a table or sorts rows', async () => {
  const distinct = [...new Map(asked.map((one) => [one.sql, one])).values()]
  expect(distinct.length).toBeGreaterThan(100)
  const flaws = []
  for (const one of distinct) {
    for (const flaw of await flawsOf(env.DB, one)) flaws.push({ flaw, sql: one.sql })
  }
  expect(flaws).toEqual([])
}, 120_000)
