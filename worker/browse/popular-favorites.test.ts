import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { counters } from '../db/counters.ts'
import { favorites } from '../favorites/tables.ts'
import { DAY, HOUR } from '../http/clock.ts'
import { addViews } from '../items/store.ts'
import { items, itemViews } from '../items/tables.ts'
import { cellOf } from '../places/grid.ts'
import { testContext } from '../testing/app.ts'
import { fill } from '../testing/makers/fill.ts'
import { refreshPopularity } from './popularity.ts'

const { ctx: made } = testContext()
let time = made.clock.now()
const ctx = { ...made, clock: { now: () => time } }
const PEOPLE = 40

beforeAll(async () => {
  const run = (text: string, values: unknown[]) =>
    env.DB.prepare(text)
      .bind(...values)
      .run()
  await fill(run, { seed: 4, items: 700, people: PEOPLE, now: time, cellOf })
  await ctx.db.delete(itemViews)
  await ctx.db.update(items).set({ popularity: 0, views: 0 })
})

const person = (i: number) => `filled-4-${i}`
/** As the first `count` people do it at `createdAt`. */
const saveBy = (count: number, itemId: number, createdAt: number) =>
  ctx.db
    .insert(favorites)
    .values(Array.from({ length: count }, (_, i) => ({ userId: person(i), itemId, createdAt })))

async function popularityOf(...ids: number[]): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: items.id, popularity: items.popularity })
    .from(items)
    .where(sql`${items.id} in (select value from json_each(${JSON.stringify(ids)}))`)
  return ids.map((id) => rows.find((row) => row.id === id)?.popularity ?? -1)
}

/** All that is due at this hour, in as many runs as it takes; answers how many. */
async function runs(): Promise<number> {
  for (let count = 1; ; count += 1) {
    await refreshPopularity(ctx)
    const [done] = await ctx.db
      .select()
      .from(counters)
      .where(eq(counters.name, 'popularity_refreshed_at'))
    if (done?.value === time) return count
  }
}

test('favourites come before views; a removed one counts no more', async () => {
  await saveBy(2, 1, time)
  await saveBy(1, 2, time)
  await addViews(ctx.db, 2, 10)
  await addViews(ctx.db, 3, 2_000_000)
  expect(await runs()).toBe(1)
  expect(await popularityOf(1, 2, 3, 4)).toEqual([2_000_000, 1_000_010, 999_999, 0])
  await ctx.db.delete(favorites).where(eq(favorites.itemId, 1))
  time += HOUR
  expect(await runs()).toBe(1)
  expect(await popularityOf(1, 2)).toEqual([0, 1_000_010])
})

test('a favourite counts for 30 days, without anybody touching the item', async () => {
  await saveBy(1, 10, time)
  await runs()
  time += 15 * DAY
  await ctx.db.insert(favorites).values({ userId: person(1), itemId: 10, createdAt: time })
  await runs()
  expect(await popularityOf(10)).toEqual([2_000_000])
  time += 15 * DAY - HOUR
  await runs()
  expect(await popularityOf(10)).toEqual([2_000_000])
  time += HOUR
  await runs()
  expect(await popularityOf(10)).toEqual([1_000_000])
  // A cron that stood still for a long time finds it all the same.
  time += 60 * DAY
  await runs()
  expect(await popularityOf(10)).toEqual([0])
})

test('more than a run can take waits for the next ones, and nothing is lost', async () => {
  time += HOUR
  // 1,200 favourites of one moment on 600 items: three runs of ageing, none of them longer.
  const ids = Array.from({ length: 600 }, (_, i) => i + 50)
  const both = sql`select p.value, i.value, ${time}, 0 from json_each(${JSON.stringify([person(3), person(4)])}) as p, json_each(${JSON.stringify(ids)}) as i`
  await ctx.db.insert(favorites).select(both)
  expect(await runs()).toBe(2)
  const all = await popularityOf(...ids)
  expect(new Set(all)).toEqual(new Set([2_000_000]))
  time += 30 * DAY
  expect(await refreshPopularity(ctx)).toBeLessThanOrEqual(500)
  expect(new Set(await popularityOf(...ids))).toEqual(new Set([0, 2_000_000]))
  await runs()
  expect(new Set(await popularityOf(...ids))).toEqual(new Set([0]))
  expect(await ctx.db.select().from(itemViews)).toEqual([])
  time += HOUR
  expect(await refreshPopularity(ctx)).toBe(0)
})

test('the newest items come up, however often those before them are looked at again', async () => {
  const look = (until: number) =>
    ctx.db
      .insert(itemViews)
      .select(
        sql`select ${items.id} as item_id, 10 as views from ${items} where ${items.id} <= ${until}`,
      )
      .onConflictDoNothing()
  time += HOUR
  await look(600)
  for (const _ of [1, 2]) {
    expect(await refreshPopularity(ctx)).toBe(500)
    await look(500)
  }
  const [newest] = await popularityOf(600)
  expect(newest).toBeGreaterThan(0)
  await ctx.db.delete(itemViews)
  await runs()
})
