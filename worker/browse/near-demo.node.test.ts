/** Lists of what is near, over the whole gazetteer: who lives where the demo's people do finds what is in their towns (D61). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placesSql } from '../dev/database/places.ts'
import { people } from '../dev/demo/fill.ts'
import { withCell } from '../items/place.ts'
import { items } from '../items/tables.ts'
import { kilometresBetween } from '../places/grid.ts'
import { townOf } from '../places/store.ts'
import { libsqlContext } from '../testing/libsql.ts'
import { listQuery } from '../testing/list-queries.ts'
import { fill } from '../testing/makers/fill.ts'
import { browseItems } from './actions.ts'

const { ctx, client, close } = await libsqlContext()
const towns = [...new Set(people().map(({ city }) => city))]
const points = new Map<string, { latitude: number; longitude: number }>()

beforeAll(async () => {
  for (const statement of placesSql()) await client.execute(statement)
  const run = (sql: string, values: unknown[]) => client.execute({ sql, args: values.map(String) })
  await fill(run, { seed: 3, items: 0, people: 1, now: ctx.clock.now(), cellOf: () => 0 })
  for (const city of towns) {
    const point = (await townOf(ctx.db, city, 'Paraguay'))?.point
    if (!point) throw new Error(city)
    points.set(city, point)
    await ctx.db.insert(items).values({
      ...{
        ownerId: 'filled-3-0',
        categoryId: 1,
        condition: 'good',
        estimatedValue: 0,
        title: city,
      },
      ...{ titleSort: city, location: city, city, country: 'Paraguay', tags: [], photos: [] },
      ...{ description: 'Una cosa.', searchExact: city, searchFolded: city, searchPlace: city },
      ...{ searchTags: '', createdAt: 1, updatedAt: 1, ...withCell(point) },
    })
  }
})
afterAll(close)

test.each([5, 25, 100])(
  'within %i km: their own town in their area, others by their distance',
  async (radius) => {
    for (const [city, { latitude, longitude }] of points) {
      const at = { userLatitude: String(latitude), userLongitude: String(longitude) }
      const query = listQuery({ ...at, radius: String(radius), sortBy: 'distance', limit: '60' })
      const { rows } = await browseItems(ctx, query)
      const inside = [...points].filter(
        ([, to]) => kilometresBetween(latitude, longitude, to.latitude, to.longitude) <= radius,
      )
      expect(rows.map((row) => row.title).sort()).toEqual(inside.map(([name]) => name).sort())
      expect(rows.find((row) => row.title === city)?.distanceKm).toBe(0)
      expect(rows.map((row) => row.distanceKm ?? -1)).toEqual(
        rows.map((row) => row.distanceKm ?? -1).toSorted((a, b) => a - b),
      )
    }
    expect(points.size).toBeGreaterThan(3)
  },
)

test('whoever lives on a farm beside a town has the town in their area, however small the radius', async () => {
  const town = await townOf(ctx.db, 'Filadelfia')
  if (!town) throw new Error('no Filadelfia')
  await ctx.db.insert(items).values({
    ...{
      ownerId: 'filled-3-0',
      categoryId: 1,
      condition: 'good',
      estimatedValue: 0,
      title: 'Rastra',
    },
    ...{ titleSort: 'rastra', location: 'Filadelfia', tags: [], photos: [], description: 'Una.' },
    ...{ searchExact: 'rastra', searchFolded: 'rastra', searchPlace: '', searchTags: '' },
    ...{ createdAt: 1, updatedAt: 1, ...withCell(town.point) },
  })
  const at = { userLatitude: '-22.40', userLongitude: '-60.09' }
  for (const sortBy of ['newest', 'distance', 'price_low']) {
    const { rows } = await browseItems(ctx, listQuery({ ...at, radius: '5', sortBy }))
    expect(rows.map((row) => [row.title, row.distanceKm])).toEqual([['Rastra', 0]])
  }
})

test('whoever lives at the edge of a large town has what is said to be in it, and nothing beyond the radius', async () => {
  const town = points.get('Encarnación')
  if (!town) throw new Error('no Encarnación')
  const at = { latitude: town.latitude + 0.06, longitude: town.longitude - 0.02 }
  const km = kilometresBetween(at.latitude, at.longitude, town.latitude, town.longitude)
  expect(km).toBeGreaterThan(6)
  const query = { userLatitude: String(at.latitude), userLongitude: String(at.longitude) }
  for (const sortBy of ['newest', 'distance', 'price_low']) {
    const { rows } = await browseItems(ctx, listQuery({ ...query, radius: '5', sortBy }))
    expect(rows.map((row) => [row.title, row.distanceKm])).toEqual([['Encarnación', 0]])
  }
})
