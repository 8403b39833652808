import { env } from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CurrentUser } from '../accounts/contract.ts'
import { foldText } from '../db/fold.ts'
import { Browser, testContext } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import type { Place } from './contract.ts'
import { cellOf } from './grid.ts'
import { nearestPlace, suggestPlaces, townOf } from './store.ts'
import { placeStarts, places } from './tables.ts'
import { PLACES_ANSWERED } from './terms.ts'

const SERVICE = 'https://geocoder.example/reverse'
/** As many as may share a beginning that has no ready list. */
const SHARED = 400

const place = (
  id: number,
  name: string,
  country: string,
  at: [number, number],
  people: number,
) => ({
  id,
  name,
  folded: foldText(name),
  country,
  latitude: at[0],
  longitude: at[1],
  population: people,
  cell: cellOf(...at),
})

beforeAll(async () => {
  const { ctx } = testContext()
  const rows = [
    place(1, 'Asunción', 'PY', [-25.28646, -57.647], 1_482_200),
    place(2, 'Encarnación', 'PY', [-27.33056, -55.86667], 74_983),
    place(3, 'Encarnación de Díaz', 'MX', [21.52, -102.24], 23_000),
    place(4, 'Posadas', 'AR', [-27.36708, -55.89608], 312_060),
    ...Array.from({ length: SHARED }, (_, i) =>
      place(100 + i, `Villa ${i}`, i % 50 ? 'AR' : 'PY', [-34 + i / 1000, -58], 5_000 + i),
    ),
  ]
  for (let i = 0; i < rows.length; i += 12) {
    await ctx.db.insert(places).values(rows.slice(i, i + 12))
  }
  await ctx.db.insert(placeStarts).values([
    { start: 'vi', country: '', ids: [499, 498, 497, 496, 495, 494, 493, 492] },
    { start: 'vi', country: 'PY', ids: [450, 400] },
  ])
})

afterEach(() => vi.restoreAllMocks())

async function asked(path: string, settings: Record<string, unknown> = {}) {
  const answer = await new Browser(settings).get(`/api/places${path}`)
  return { status: answer.status, body: await answer.json<Place[] & Place>(), answer }
}
const named = async (q: string, more = '') =>
  (await asked(`?q=${encodeURIComponent(q)}${more}`)).body.map((p) => p.label)

describe('GET /api/places', () => {
  test('suggests by folded beginning, Paraguay first', async () => {
    const both = ['Encarnación, Paraguay', 'Encarnación de Díaz, México']
    expect(await named('ENCARNACIÓN')).toEqual(both)
    expect(await named('  encarnacio\u0301n')).toEqual(both)
    expect(await named('enc', '&country=México')).toEqual(both.toReversed())
    expect(await named('enc', '&country=Otro')).toEqual(both)
  })

  test('answers an empty list to odd input, never an error', async () => {
    for (const q of ['', 'x', '"', '-4i', "don't", '%', '_', '*', '(', '🚲🚲', '\u0000', "';--"]) {
      const { status, body } = await asked(`?q=${encodeURIComponent(q)}`)
      expect([q, status, body]).toEqual([q, 200, []])
    }
    expect((await asked('')).body).toEqual([])
    expect(await named(`${'x'.repeat(5000)}`)).toEqual([])
  })

  test('is the same for everybody and may be kept', async () => {
    const { answer } = await asked('?q=asu')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('reads few rows: a ready list for common beginnings, one range for others', async () => {
    const common = testContext()
    const found = await suggestPlaces(common.ctx.db, 'Vi')
    expect(found.map((p) => p.name).slice(0, 3)).toEqual(['Villa 350', 'Villa 300', 'Villa 399'])
    expect(found).toHaveLength(8)
    expect(common.cost).toMatchObject({ queries: 2 })
    expect(common.cost.rowsRead).toBeLessThan(50)

    const widest = testContext()
    expect(await suggestPlaces(widest.ctx.db, 'villa')).toHaveLength(8)
    expect(widest.cost.rowsRead).toBeLessThanOrEqual(1_500)
    expect(widest.cost.rowsRead).toBeGreaterThan(0)
  })
})

describe('GET /api/places/near', () => {
  test('names the nearest place of the gazetteer without asking anybody', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const { body } = await asked('/near?latitude=-27.3312&longitude=-55.8661')
    expect(body).toEqual({
      name: 'Encarnación',
      country: 'Paraguay',
      label: 'Encarnación, Paraguay',
    })
    expect((await asked('/near?latitude=-25.3&longitude=-57.6')).body.name).toBe('Asunción')
    expect(fetched).not.toHaveBeenCalled()
  })

  test('names all of a cell alike, on both sides of the line between two towns', async () => {
    // Both towns are some 60 km away, and the line between them cuts the wide cell.
    const rows = [-24.05, -23.85].map((latitude, i) => ({
      ...place(9_000 + i, `Estancia ${i}`, 'PY', [latitude + (i ? 0.5 : -0.5), -60.05], 1_000),
    }))
    await testContext().ctx.db.insert(places).values(rows)
    const names = []
    for (const latitude of [-23.9999, -23.9501, -23.9001])
      names.push((await asked(`/near?latitude=${latitude}&longitude=-60.05`)).body.name)
    expect(new Set(names).size).toBe(1)
    expect(names[0]).toMatch(/^Estancia/)
  })

  test('is 404 far from every place and 422 for what is no point', async () => {
    expect((await asked('/near?latitude=0&longitude=0')).status).toBe(404)
    expect((await asked('/near?latitude=91&longitude=0')).status).toBe(422)
    expect((await asked('/near?latitude=x&longitude=0')).status).toBe(422)
    expect((await asked('/near')).status).toBe(422)
  })

  test('reads only the cells around', async () => {
    const { ctx, cost } = testContext()
    await nearestPlace(ctx.db, { latitude: -27.33, longitude: -55.87 })
    expect(cost).toMatchObject({ queries: 1 })
    expect(cost.rowsRead).toBeLessThan(20)
  })

  const outside = (at: string) => asked(`/near?${at}`, { REVERSE_GEOCODING_URL: SERVICE })
  const DESERT = 'latitude=-23.431234&longitude=-69.9'

  test('asks the outside service only when its setting is on and no known place is near', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      Response.json({
        city: '',
        locality: 'Sierra Gorda',
        principalSubdivision: 'Antofagasta',
        countryName: 'Chile (el)',
        countryCode: 'XX',
      }),
    )
    const near = await outside('latitude=-27.331234&longitude=-55.8')
    expect(near.body.label).toBe('Encarnación, Paraguay')
    expect((await asked(`/near?${DESERT}`)).status).toBe(404)
    expect(fetched).not.toHaveBeenCalled()

    expect((await outside(DESERT)).body.label).toBe('Sierra Gorda, Chile')
    expect(fetched.mock.calls.map(([url]) => String(url))).toEqual([
      `${SERVICE}?latitude=-23.45&longitude=-69.85&localityLanguage=es`,
    ])
  })

  test('is 404 when the service is down or answers nonsense', async () => {
    const answers = [
      () => Promise.reject(new TypeError('network')),
      () => Promise.resolve(new Response('no', { status: 502 })),
      () => Promise.resolve(new Response('<html>')),
      () => Promise.resolve(Response.json({ city: 7 })),
      () => Promise.resolve(Response.json({ city: null, locality: null })),
    ]
    for (const answer of answers) {
      const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
      expect((await outside(DESERT)).status).toBe(404)
      expect(fetched).toHaveBeenCalled()
    }
  })
})

describe('GET /api/places/town', () => {
  const meant = async (text: string) => {
    const town = await new Browser().get(`/api/places/town?text=${encodeURIComponent(text)}`)
    return [town.status, await town.json()]
  }
  const ENCARNACION = { name: 'Encarnación', country: 'Paraguay', label: 'Encarnación, Paraguay' }

  test('answers the town that a written place means, read as an item’s is', async () => {
    const found = [200, { town: ENCARNACION }]
    expect(await meant('Barrio San Pablo, Encarnación')).toEqual(found)
    expect(await meant(' Encar\u200bnación\u202c ')).toEqual(found)
    expect(await meant(`Encarnación ${'.'.repeat(1_000)}`)).toEqual(found)
  })

  test('answers null where it could be anywhere', async () => {
    for (const text of ['', '\u200b', 'mi casa'])
      expect(await meant(text)).toEqual([200, { town: null }])
  })
})

test('a person stands in the middle of their town, where the gazetteer has it', async () => {
  const pointOf = async (city: string) => {
    const { browser } = await makeAccount({ city, country: 'Paraguay' })
    return (await (await browser.get('/api/auth/user')).json<CurrentUser>()).homePoint
  }
  expect(await pointOf('Encarnación')).toEqual({ latitude: -27.33, longitude: -55.87 })
  expect(await pointOf('Mi pueblo')).toBeNull()
})

test('no statement of places scans a table; only suggestions sort, few rows', async () => {
  const { db, asked: statements } = recording(env.DB)
  const { ctx } = testContext({ DB: db })
  await suggestPlaces(ctx.db, 'vi')
  await suggestPlaces(ctx.db, 'villa', 'México')
  await nearestPlace(ctx.db, { latitude: -27.33, longitude: -55.87 })
  await nearestPlace(ctx.db, { latitude: 0, longitude: 179.99 })
  await townOf(ctx.db, 'Barrio San Pablo, Encarnación, Paraguay')
  expect(statements.length).toBeGreaterThanOrEqual(8)
  const flaws = []
  for (const one of statements) {
    for (const flaw of await flawsOf(env.DB, one)) flaws.push({ flaw, sorted: one.values.at(-1) })
  }
  const flaw = 'USE TEMP B-TREE FOR ORDER BY'
  expect(flaws).toEqual([1, 2].map(() => ({ flaw, sorted: PLACES_ANSWERED })))
})
