/** The list and items on the other engine: libSQL on a file. The same pages as on D1. */
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../accounts/tables.ts'
import { deleteItem, editItem, restoreItem } from '../items/actions.ts'
import { EditItemSchema, NewItemSchema } from '../items/contract.ts'
import { pageOfOwner } from '../items/owner-pages.ts'
import { publishItem } from '../items/publish.ts'
import { addViews } from '../items/store.ts'
import { items } from '../items/tables.ts'
import { cellOf } from '../places/grid.ts'
import { libsqlContext } from '../testing/libsql.ts'
import { expectedIds, type Listed } from '../testing/list-model.ts'
import { listQuery, randomQuery } from '../testing/list-queries.ts'
import { fill } from '../testing/makers/fill.ts'
import { seeded } from '../testing/makers/item-rows.ts'
import { browseItems } from './actions.ts'
import type { ListQuery } from './contract.ts'
import { refreshPopularity } from './popularity.ts'
import { SORTS } from './terms.ts'

const { ctx: made, client, close } = await libsqlContext()
const now = made.clock.now()
const ctx = { ...made, clock: { now: () => now } }
let rows: Listed[] = []

beforeAll(async () => {
  const run = (sql: string, values: unknown[]) => client.execute({ sql, args: values.map(String) })
  const filled = await fill(run, { seed: 9, items: 2500, people: 7, now, cellOf })
  rows = filled.map((row, i) => ({ ...row, id: i + 1 }))
})
afterAll(close)

async function pages(query: ListQuery, most: number): Promise<{ ids: number[]; whole: boolean }> {
  const ids: number[] = []
  let cursor: string | undefined
  for (let page = 0; page < most; page += 1) {
    const found = await browseItems(ctx, { ...query, cursor })
    ids.push(...found.rows.map((row) => row.id))
    if (found.next === null) return { ids, whole: true }
    cursor = found.next
  }
  return { ids, whole: false }
}

async function compare(query: ListQuery): Promise<void> {
  const { ids, whole } = await pages(query, 6)
  const expected = expectedIds(rows, query, now)
  const known = whole ? expected : expected.slice(0, ids.length)
  expect({ query, ids }).toEqual({ query, ids: known })
}

test.each(SORTS)('pages sorted by %s', async (sortBy) => {
  for (const filter of [
    {},
    { search: 'bicicletas' },
    { categoryIds: ['1'] },
    { datePosted: 'week' },
    { userLatitude: '-25.3', userLongitude: '-57.6', radius: '100' },
  ]) {
    await compare(listQuery({ ...filter, sortBy }))
  }
})

test('pages of 60 random combinations', async () => {
  const random = seeded(21)
  for (let i = 0; i < 60; i += 1) await compare(randomQuery(random))
})

test('an item from its publish to its end', async () => {
  const [owner] = await ctx.db.select().from(users).limit(1)
  if (!owner) throw new Error('no people')
  const viewer = { id: owner.id, email: owner.email, sessionHash: '' }
  const input = v.parse(NewItemSchema, {
    title: 'Clavecín',
    description: 'Un clavecín de mesa.',
    categoryId: 11,
    condition: 'good',
    location: 'Areguá',
    clientId: '6f1c1f0e-7a64-4d3a-9d3e-0e6a1d1d8f5a',
  })
  const twice = await Promise.all([1, 2].map(() => publishItem(ctx, viewer, input, [])))
  const id = twice[0]?.card.id ?? 0
  expect(twice[1]?.card.id).toBe(id)
  const found = () => pages(listQuery({ search: 'clavecines' }), 1)
  expect((await found()).ids).toEqual([id])
  expect((await pageOfOwner(ctx, owner.id, { limit: 1, cursor: undefined })).rows[0]?.id).toBe(id)

  const edited = await editItem(ctx, viewer, id, v.parse(EditItemSchema, { title: 'Espineta' }), [])
  expect(edited.title).toBe('Espineta')
  await addViews(ctx.db, id, 10)
  await addViews(ctx.db, id, 10)
  expect(await refreshPopularity(ctx)).toBe(1)
  const [row] = await ctx.db.select().from(items).where(eq(items.id, id))
  expect([row?.views, row?.popularity]).toEqual([20, 20])

  await deleteItem(ctx, viewer, id)
  expect((await pages(listQuery({ search: 'espineta' }), 1)).ids).toEqual([])
  await restoreItem(ctx, viewer, id)
  expect((await pages(listQuery({ search: 'espineta' }), 1)).ids).toEqual([id])
})
