/** Items of before D61 are told by their cell until cron has moved them, and nothing finer is left then. */
import { env } from 'cloudflare:test'
import { and, asc, eq, inArray, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { putCounter } from '../db/counters.ts'
import { cellOf } from '../places/grid.ts'
import { homeOf } from '../places/home.ts'
import { type Point, wideCellOf } from '../places/rules.ts'
import { places } from '../places/tables.ts'
import { itemsOf } from '../privacy/export-lists.ts'
import { Browser, testContext } from '../testing/app.ts'
import { fill } from '../testing/makers/fill.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import type { Item } from './contract.ts'
import { settlePlaces } from './settle-places.ts'
import { items } from './tables.ts'

const { ctx } = testContext()
const OLD = { latitude: -27.36, longitude: -55.84 }
const HOME = { latitude: -27.35, longitude: -55.83 }

let ids: number[]
beforeEach(async () => {
  const { browser } = await makeAccount()
  ids = []
  for (let i = 0; i < 3; i += 1) ids.push((await makeItem(browser)).id)
  await ctx.db
    .update(items)
    .set({ ...OLD, cell: cellOf(OLD.latitude, OLD.longitude), settled: 0 })
    .where(inArray(items.id, ids))
  await ctx.db.delete(places)
  await ctx.db.insert(places).values({
    ...{ id: 1, name: 'Encarnación', folded: 'encarnacion', country: 'PY', population: 75_000 },
    ...{ latitude: -27.33, longitude: -55.87, cell: cellOf(-27.33, -55.87) },
  })
  await putCounter(ctx.db, 'places_version', 7)
})

const stored = () =>
  ctx.db
    .select({
      latitude: items.latitude,
      longitude: items.longitude,
      settled: items.settled,
    })
    .from(items)
    .where(inArray(items.id, ids))
    .orderBy(asc(items.id))
const told = async (latitude: number, longitude: number) => {
  const at = `userLatitude=${latitude}&userLongitude=${longitude}`
  const answer = await new Browser().get(`/api/items/${ids[0]}?${at}`)
  return (await answer.json<Item>()).distanceKm
}

test('waits for the whole gazetteer, and tells the middle of the cell of 11 km meanwhile', async () => {
  await putCounter(ctx.db, 'places_version', 0)
  expect(await settlePlaces(ctx)).toBe(0)
  expect((await stored())[0]).toEqual({ ...OLD, settled: 0 })
  // Its point is 0.4 km away, the middle of its cell 1.7: asked from 5 km beyond, the answer is the middle's.
  const beside = await told(-27.36, -55.79)
  expect(beside).toBe(10)
})

test('moves all, the deleted too, whoever runs beside it, and is done', async () => {
  await ctx.db
    .update(items)
    .set({ deletedAt: 5 })
    .where(eq(items.id, ids[2] ?? 0))
  await Promise.all([settlePlaces(ctx), settlePlaces(ctx)])
  expect(await stored()).toEqual(ids.map(() => ({ ...HOME, settled: 1 })))
  expect(await settlePlaces(ctx)).toBe(0)
  expect(await told(-27.351, -55.831)).toBe(0)
})

test('leaves alone what went elsewhere or nowhere meanwhile', async () => {
  const away = { latitude: -25.29, longitude: -57.65, cell: cellOf(-25.29, -57.65), settled: 1 }
  await ctx.db
    .update(items)
    .set(away)
    .where(eq(items.id, ids[0] ?? 0))
  const gone = { latitude: null, longitude: null, cell: null }
  await ctx.db
    .update(items)
    .set(gone)
    .where(eq(items.id, ids[1] ?? 0))
  expect(await settlePlaces(ctx)).toBe(1)
  expect((await stored()).map(({ latitude }) => latitude)).toEqual([-25.29, null, HOME.latitude])
})

test('goes on from batch to batch until all is moved, and the export is no finer meanwhile', async () => {
  const run = (sql: string, values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run()
  const filled = await fill(run, { seed: 5, items: 450, people: 3, now: ctx.clock.now(), cellOf })
  const [mine, theirs] = [eq(items.ownerId, 'filled-5-0'), like(items.ownerId, 'filled-5-%')]
  await ctx.db.update(items).set({ settled: 0 }).where(theirs)
  const waiting = filled.filter(({ cell }) => cell !== null).length + ids.length
  const exported = async () => {
    const { rows } = await itemsOf(ctx, 'filled-5-0', null)
    return rows.filter(({ latitude }) => latitude != null) as (Point & { id: number })[]
  }
  for (const one of await exported()) expect(wideCellOf(one)).toMatchObject(pointOf(one))
  const moved: number[] = []
  do moved.push(await settlePlaces(ctx))
  while (moved.at(-1))
  expect(moved.length).toBeGreaterThan(3)
  expect(moved.reduce((sum, n) => sum + n, 0)).toBe(waiting)
  const left = await ctx.db
    .select()
    .from(items)
    .where(and(theirs, eq(items.settled, 0)))
  expect(left.map(({ latitude }) => latitude)).toEqual(
    filled.filter(({ cell }) => cell === null).map(() => null),
  )
  const stored = await ctx.db.select().from(items).where(mine)
  const homes = new Map(stored.map((row) => [row.id, row]))
  for (const one of await exported()) expect(homes.get(one.id)).toMatchObject(pointOf(one))
  const known = [{ latitude: -27.33, longitude: -55.87, population: 75_000 }]
  for (const row of stored) {
    const was = filled[row.id - (ids[2] ?? 0) - 1]
    if (!was || was.latitude === null || was.longitude === null) continue
    const at = { latitude: was.latitude, longitude: was.longitude }
    expect(pointOf(row)).toEqual(homeOf(at, known))
  }
})

const pointOf = ({
  latitude,
  longitude,
}: {
  latitude: number | null
  longitude: number | null
}) => ({
  latitude,
  longitude,
})
