/** Favourites on the other engine: libSQL on a file; and what the migration makes of rows of before. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createClient } from '@libsql/client'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userCounters } from '../accounts/tables.ts'
import { refreshPopularity } from '../browse/popularity.ts'
import { MINUTE } from '../http/clock.ts'
import { similarTo } from '../items/similar.ts'
import { items } from '../items/tables.ts'
import { cellOf } from '../places/grid.ts'
import { libsqlContext } from '../testing/libsql.ts'
import { fill } from '../testing/makers/fill.ts'
import type { ItemRow } from '../testing/makers/item-rows.ts'
import { pageOfFavorites, saveItem, unsaveItem } from './actions.ts'
import { cleanFavorites } from './cleaning.ts'
import { favoriteIds } from './store.ts'
import { FAVORITES_MAX } from './terms.ts'

const { ctx: made, client, close } = await libsqlContext()
let time = made.clock.now()
const ctx = { ...made, clock: { now: () => time } }
const viewer = { id: 'filled-5-0', email: '', sessionHash: '' }
let rows: (ItemRow & { id: number })[] = []
/** Shown items of others. */
let others: number[] = []

const runOn = (target: typeof client) => (sql: string, values: unknown[]) =>
  target.execute({ sql, args: values.map(String) })

beforeAll(async () => {
  const given = { seed: 5, items: 300, people: 4, now: time, cellOf }
  rows = (await fill(runOn(client), given)).map((row, i) => ({ ...row, id: i + 1 }))
  others = rows
    .filter((row) => row.ownerId !== viewer.id && row.deletedAt === null)
    .map((row) => row.id)
})
afterAll(close)

/** Columns that came after the version that is filled. */
const LATER = ['settled', 'wantedCategories', 'takesMoney'] as const

test('saving, removing, listing and counting', async () => {
  const [a = 0, b = 0, c = 0] = others
  for (const id of [a, b, c, b]) {
    time += 1
    await saveItem(ctx, viewer, id)
  }
  expect(await unsaveItem(ctx, viewer, a)).toEqual({
    itemId: a,
    isFavorite: false,
    favoriteItems: 2,
  })
  const first = await pageOfFavorites(ctx, viewer, { limit: 1, cursor: undefined })
  expect([first.rows.map((f) => f.itemId), first.total]).toEqual([[c], '2'])
  const second = await pageOfFavorites(ctx, viewer, { limit: 1, cursor: first.next ?? '' })
  expect([second.rows.map((f) => f.itemId), second.next]).toEqual([[b], null])
  expect((await favoriteIds(ctx.db, viewer.id)).sort()).toEqual([b, c].sort())
})

test('refusals of the batch are told apart', async () => {
  const [a = 0] = others
  const own = rows.find((row) => row.ownerId === viewer.id && row.deletedAt === null)
  await expect(saveItem(ctx, viewer, own?.id ?? 0)).rejects.toMatchObject({ code: 'favorite_own' })
  const full = { favoriteItems: FAVORITES_MAX }
  const mine = eq(userCounters.userId, viewer.id)
  await ctx.db.update(userCounters).set(full).where(mine)
  await expect(saveItem(ctx, viewer, a)).rejects.toMatchObject({ code: 'favorites_many' })
  await ctx.db.update(userCounters).set({ favoriteItems: 2 }).where(mine)
})

test('popularity, items like one, and the cleaning job', async () => {
  const [, b = 0, c = 0] = others
  expect(await refreshPopularity(ctx)).toBe(3)
  const [row] = await ctx.db.select().from(items).where(eq(items.id, b))
  expect(row?.popularity).toBe(1_000_000 + (row?.views ?? 0))
  expect((await similarTo(ctx, c)).length).toBeGreaterThan(0)
  await ctx.db.update(items).set({ deletedAt: time }).where(eq(items.id, c))
  expect(await favoriteIds(ctx.db, viewer.id)).toEqual([b])
  time += 5 * MINUTE
  expect(await cleanFavorites(ctx)).toBe(1)
  expect(await cleanFavorites(ctx)).toBe(0)
})

test('the migration counts the items that were there before it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jopoi-before-'))
  const before = createClient({ url: `file:${join(folder, 'before.db')}` })
  const migrations = resolve(import.meta.dirname, '../../migrations')
  const apply = (file: string) =>
    before.executeMultiple(readFileSync(join(migrations, file), 'utf8'))
  const [old, fresh] = [/^000[1-3]_/, /^0004_/].map((name) =>
    readdirSync(migrations).filter((file) => name.test(file)),
  )
  for (const file of old ?? []) await apply(file)
  const size = { seed: 7, items: 400, people: 6 }
  const given = { ...size, now: time, cellOf, without: [...LATER] }
  const filled = await fill(runOn(before), given)
  for (const file of fresh ?? []) await apply(file)
  const { rows: counts } = await before.execute(
    'select user_id, published_items, favorite_items from user_counters',
  )
  const shown = filled.filter((row) => row.deletedAt === null)
  for (const { user_id, published_items, favorite_items } of counts) {
    const own = shown.filter((row) => row.ownerId === user_id)
    expect([Number(published_items), Number(favorite_items)]).toEqual([own.length, 0])
  }
  expect(counts).toHaveLength(6)
  before.close()
  rmSync(folder, { recursive: true, force: true })
})
