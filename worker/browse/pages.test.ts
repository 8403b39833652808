/** Pages against the naive list: every filter, every sort, through to the end. */
import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { cellOf } from '../places/grid.ts'
import { testContext } from '../testing/app.ts'
import { expectedIds, type Listed } from '../testing/list-model.ts'
import { listQuery, randomQuery } from '../testing/list-queries.ts'
import { fill } from '../testing/makers/fill.ts'
import { seeded } from '../testing/makers/item-rows.ts'
import { browseItems } from './actions.ts'
import type { ListQuery } from './contract.ts'
import { SORTS } from './terms.ts'

const made = testContext().ctx
const now = made.clock.now()
/** A still clock: "the last 30 days" must not move while the list is compared. */
const ctx = { ...made, clock: { now: () => now } }
let rows: Listed[] = []

beforeAll(async () => {
  const run = (sql: string, values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run()
  const filled = await fill(run, { seed: 7, items: 700, people: 9, now, cellOf })
  rows = filled.map((row, i) => ({ ...row, id: i + 1 }))
})

async function allPages(query: ListQuery): Promise<{ ids: number[]; total: string | null }> {
  const ids: number[] = []
  let cursor: string | undefined
  let total: string | null = null
  for (let page = 0; page < 200; page += 1) {
    const found = await browseItems(ctx, { ...query, cursor })
    expect(found.rows.length).toBeLessThanOrEqual(query.limit)
    ids.push(...found.rows.map((row) => row.id))
    if (page === 0) total = found.total
    else expect(found.total).toBeNull()
    if (found.next === null) return { ids, total }
    cursor = found.next
  }
  throw new Error('pages without end')
}

describe('pages put together are the whole list', () => {
  test.each(SORTS)('sorted by %s, without a filter', async (sortBy) => {
    const query = listQuery({ sortBy, limit: '50' })
    const expected = expectedIds(rows, query, now)
    expect(expected.length).toBeGreaterThan(500)
    expect(await allPages(query)).toEqual({ ids: expected, total: String(expected.length) })
  })

  const FILTERS: Record<string, unknown>[] = [
    { search: 'bicicletas' },
    { location: 'Asunción' },
    { tags: ['hogar'] },
    { categoryIds: ['1'] },
    { categoryIds: ['1', '2'] },
    { condition: 'como_nuevo' },
    { minPrice: '50.000', maxPrice: '900000' },
    { datePosted: 'month' },
    { datePosted: 'yesterday' },
    { availability: 'all' },
    { availability: 'traded' },
    { userLatitude: '-25.3', userLongitude: '-57.6' },
  ]
  test.each(SORTS.flatMap((sortBy) => FILTERS.map((filter) => ({ sortBy, ...filter }))))(
    'with %j',
    async (given) => {
      const query = listQuery({ ...given, limit: '40' })
      const expected = expectedIds(rows, query, now)
      expect(expected.length).toBeGreaterThan(3)
      expect(await allPages(query)).toEqual({ ids: expected, total: String(expected.length) })
    },
  )

  test('with 50 random combinations', async () => {
    const random = seeded(11)
    for (let i = 0; i < 50; i += 1) {
      const query = randomQuery(random)
      const expected = expectedIds(rows, query, now)
      const found = await allPages(query)
      expect({ query, ...found }).toEqual({ query, ids: expected, total: String(expected.length) })
    }
  }, 120_000)
})
