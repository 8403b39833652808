/** Where people of real towns are said to be, over the whole gazetteer (D61). */
import { readFileSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { beforeAll, expect, test } from 'vitest'
import { overLibsql } from '../db/connect.ts'
import { placeRows, placesSql } from '../dev/database/places.ts'
import { newCost } from '../http/log.ts'
import { cellRangesAround } from './grid.ts'
import { homeOf } from './home.ts'
import { blockOf, blocksIn, wideCellOf } from './rules.ts'
import { homeAt, townOf } from './store.ts'
import { KNOWN_REACH_KM, KNOWN_ROWS_MAX } from './terms.ts'

const client = createClient({ url: ':memory:' })
const db = overLibsql(client, newCost())
const rows = placeRows()

beforeAll(async () => {
  await client.executeMultiple(readFileSync('migrations/0003_places.sql', 'utf8'))
  for (const statement of placesSql()) await client.execute(statement)
})

const home = async (latitude: number, longitude: number) => {
  const { latitude: north, longitude: east } = await homeAt(db, { latitude, longitude })
  return [north, east]
}
const town = async (name: string) => {
  const found = await townOf(db, name)
  return [found?.point.latitude, found?.point.longitude]
}

test.each([
  ['Asunción, Sajonia', -25.29812, -57.66123, -25.29, -57.67],
  ['Asunción, Villa Morra', -25.29444, -57.57999, -25.29, -57.57],
  ['Encarnación', -27.33561, -55.86612, -27.33, -55.87],
  ['Buenos Aires, Palermo', -34.58121, -58.42501, -34.59, -58.43],
])('in %s it is the block of 2 km', async (_, latitude, longitude, north, east) => {
  expect(await home(latitude, longitude)).toEqual([north, east])
})

test('in and around Filadelfia it is the town', async () => {
  const filadelfia = await town('Filadelfia')
  expect(await home(-22.3381, -60.0312)).toEqual(filadelfia)
  expect(await home(-22.3601, -60.0777)).toEqual(filadelfia)
})

test('on a farm in the Chaco it is a cell of 11 km, wherever in it', async () => {
  expect(await home(-21.2212, -59.8123)).toEqual([-21.25, -59.85])
  expect(await home(-21.2801, -59.8888)).toEqual([-21.25, -59.85])
})

test('a written town is its own home, so that things at it stand together', async () => {
  for (const name of ['Asunción', 'Encarnación', 'Filadelfia', 'Pilar', 'Caacupé', 'Luque']) {
    const [latitude, longitude] = await town(name)
    expect(await home(latitude ?? 0, longitude ?? 0)).toEqual([latitude, longitude])
  }
})

test('without a gazetteer it is the widest', () => {
  expect(homeOf({ latitude: -25.29, longitude: -57.65 }, [])).toEqual({
    ...{ latitude: -25.25, longitude: -57.65 },
  })
})

test('no wide cell has more places around it than lists reckon with', () => {
  const counts = new Map<number, number>()
  for (const { cell } of rows) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  const around = rows.map((row) => {
    const { latitude, longitude } = wideCellOf(row)
    const ranges = cellRangesAround(latitude, longitude, KNOWN_REACH_KM)
    return ranges.reduce((sum, [from, to]) => {
      for (let cell = from; cell <= to; cell += 1) sum += counts.get(cell) ?? 0
      return sum
    }, 0)
  })
  expect(Math.max(...around)).toBeLessThanOrEqual(KNOWN_ROWS_MAX)
})

test('a small place of Paraguay stands for its surroundings, not for itself alone', () => {
  const paraguay = rows.filter(({ country }) => country === 'PY')
  const small = paraguay.filter((place) => {
    const { latitude, longitude } = homeOf(place, paraguay)
    const block = blockOf(place)
    return latitude === block.latitude && longitude === block.longitude && place.population < 5_000
  })
  expect(small.length).toBeGreaterThan(20)
  const lone = small.filter((place) => {
    const target = blockOf(place)
    const ways = [-0.1, 0, 0.1]
    const blocks = ways.flatMap((north) =>
      ways.flatMap((east) =>
        blocksIn(
          wideCellOf({ latitude: target.latitude + north, longitude: target.longitude + east }),
        ),
      ),
    )
    const held = blocks.filter((block) => {
      const at = homeOf(block, paraguay)
      return at.latitude === target.latitude && at.longitude === target.longitude
    })
    return (
      held.length < 4 &&
      !rows.some(
        (r) =>
          r.population >= 50_000 &&
          Math.abs(r.latitude - place.latitude) < 0.15 &&
          Math.abs(r.longitude - place.longitude) < 0.15,
      )
    )
  })
  expect(lone.map(({ name }) => name)).toEqual([])
})
