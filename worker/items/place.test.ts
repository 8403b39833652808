/** Where things are that were placed by words alone, through the real routes (J140). */

import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { foldText } from '../db/fold.ts'
import { cellOf } from '../places/grid.ts'
import { places } from '../places/tables.ts'
import { Browser, testContext } from '../testing/app.ts'
import { listOf, makeItem, newItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { items } from './tables.ts'

const TOWNS = [
  ['Asunción', -25.286, -57.647],
  ['Luque', -25.27, -57.487],
  ['Ciudad del Este', -25.504, -54.611],
] as const

const NO_POINT = { latitude: undefined, longitude: undefined }

let owner: Browser
beforeAll(async () => {
  await testContext()
    .ctx.db.insert(places)
    .values(
      TOWNS.map(([name, latitude, longitude], i) => ({
        id: i + 1,
        ...{ name, folded: foldText(name), country: 'PY', latitude, longitude },
        population: 100_000,
        cell: cellOf(latitude, longitude),
      })),
    )
  owner = (await makeAccount()).browser
})

async function rowOf(id: number) {
  const [row] = await testContext().ctx.db.select().from(items).where(eq(items.id, id))
  return row
}

const edit = (id: number, change: object) => owner.send('PUT', `/api/items/${id}`, { json: change })

test.each([
  ['Barrio Obrero Asunción', 'Asunción', -25.29],
  ['CDE', 'Ciudad del Este', -25.51],
  ['Luque zona aeropuerto', 'Luque', -25.27],
])('%s has its point and its town, and its words stay', async (location, city, latitude) => {
  const { id } = await makeItem(owner, { ...NO_POINT, location })
  expect(await rowOf(id)).toMatchObject({ location, city, country: 'Paraguay', latitude })
  const found = await listOf(new Browser(), { location: city })
  expect(found.map((item) => item.id)).toContain(id)
})

test('a town that was chosen beside its words decides', async () => {
  const chosen = { location: 'Barrio Obrero', city: 'Luque', country: 'Paraguay' }
  const { id } = await makeItem(owner, { ...NO_POINT, ...chosen })
  expect(await rowOf(id)).toMatchObject({ ...chosen, latitude: -25.27 })
})

test('what names no town has no point until somebody says it', async () => {
  const { id } = await makeItem(owner, { ...NO_POINT, location: 'por ahí nomás' })
  expect(await rowOf(id)).toMatchObject({ latitude: null, cell: null, city: null })
  await edit(id, { city: 'Luque', country: 'Paraguay' })
  expect(await rowOf(id)).toMatchObject({
    location: 'por ahí nomás',
    city: 'Luque',
    latitude: -25.27,
  })
  await edit(id, { title: 'Otro título' })
  expect(await rowOf(id)).toMatchObject({ city: 'Luque', latitude: -25.27 })
})

test('a point without a town has that of its words, else the one its home is nearest to, for all of a cell', async () => {
  const words = { location: 'Cerca del shopping', latitude: -25.2949, longitude: -57.5849 }
  const { id } = await makeItem(owner, words)
  const kept = { city: 'Asunción', country: 'Paraguay', location: words.location }
  expect(await rowOf(id)).toMatchObject({ ...kept, latitude: -25.29, longitude: -57.59 })
  const written = await makeItem(owner, { ...words, location: 'Luque centro' })
  expect(await rowOf(written.id)).toMatchObject({ city: 'Luque', longitude: -57.59 })
  const farm = { location: 'Estancia', latitude: -21.28, longitude: -59.88 }
  expect(await rowOf((await makeItem(owner, farm)).id)).toMatchObject({
    city: null,
    latitude: -21.25,
  })
})

test('a publish that is sent again from another point of its block is the same one', async () => {
  const clientId = crypto.randomUUID()
  const send = (latitude: number, longitude: number) =>
    makeItem(owner, { clientId, location: 'Por acá', latitude, longitude })
  const first = await send(-25.2812, -57.5834)
  const answer = await owner.post(
    '/api/items',
    newItem({ clientId, location: 'Por acá', latitude: -25.2866, longitude: -57.5899 }),
  )
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ id: first.id })
})
