import { readFileSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { overLibsql } from '../db/connect.ts'
import { placeRows, placesSql, startRows } from '../dev/database/places.ts'
import { newCost } from '../http/log.ts'
import { nearestPlace, suggestPlaces, townOf } from './store.ts'

const client = createClient({ url: ':memory:' })
const db = overLibsql(client, newCost())
const statements = placesSql()
const rows = placeRows()
const labels = async (text: string, country?: string) =>
  (await suggestPlaces(db, text, country)).map((p) => p.label)

beforeAll(async () => {
  await client.executeMultiple(readFileSync('migrations/0003_places.sql', 'utf8'))
  for (const statement of statements) await client.execute(statement)
})

describe('the SQL of the gazetteer', () => {
  test('fits the statements that the database accepts and may run twice', async () => {
    expect(Math.max(...statements.map((s) => Buffer.byteLength(s)))).toBeLessThanOrEqual(90_000)
    for (const statement of statements.slice(-2)) await client.execute(statement)
    const counted = await client.execute('select count(*) as n from places')
    expect(Number(counted.rows[0]?.n)).toBe(rows.length)
    expect(new Set(rows.map((r) => r.id)).size).toBe(rows.length)
    expect(rows.length).toBeGreaterThan(18_000)
  })

  test('writes fewer rows, indexes included, than a free day allows', () => {
    const indexesAndTable = 3
    expect(rows.length * indexesAndTable + startRows(rows).length).toBeLessThan(100_000)
  })

  test('leaves no beginning that more than 400 places share to be read from the index', () => {
    const ready = new Set(startRows(rows).map((s) => s.start))
    const shared = new Map<string, number>()
    for (const { folded } of rows) {
      for (let length = 2; length <= folded.length; length += 1) {
        const start = folded.slice(0, length)
        // A question is trimmed.
        if (!start.endsWith(' ') && !ready.has(start))
          shared.set(start, (shared.get(start) ?? 0) + 1)
      }
    }
    expect(Math.max(...shared.values())).toBeLessThanOrEqual(400)
  })
})

describe('suggestPlaces', () => {
  test('finds by folded beginning, accents and case apart', async () => {
    for (const text of ['encarnac', 'ENCARNAC', 'Encarnación', 'encarnacio\u0301n']) {
      expect((await labels(text))[0]).toBe('Encarnación, Paraguay')
    }
    expect((await labels('ñe'))[0]).toBe('Ñemby, Paraguay')
    expect((await labels('nemb'))[0]).toBe('Ñemby, Paraguay')
    expect(await labels('luq')).toContain('Luque, Paraguay')
  })

  test('puts the given country first, Paraguay by default, then the largest', async () => {
    expect((await labels('sa')).every((l) => l.endsWith('Paraguay'))).toBe(true)
    expect((await labels('sa'))[0]).toBe('San Lorenzo, Paraguay')
    expect((await labels('san', 'España')).every((l) => l.endsWith('España'))).toBe(true)
    expect((await labels('córdoba')).slice(0, 2)).toEqual(['Córdoba, Argentina', 'Córdoba, España'])
    expect((await labels('córdoba', 'España'))[0]).toBe('Córdoba, España')
    expect((await labels('ciudad de m'))[0]).toBe('Ciudad de México, México')
    expect((await labels('conce')).slice(0, 2)).toEqual([
      'Concepción, Paraguay',
      'Concepción, Chile',
    ])
  })

  test('answers 8 of any beginning that many share', async () => {
    for (const text of ['sa', 'san', 'santa', 'la', 'el ', 'san j', 'san ']) {
      expect(await labels(text)).toHaveLength(8)
    }
  })

  test('fills up with other countries when the given one has few', async () => {
    const found = await labels('san j', 'Uruguay')
    expect(found[0]).toBe('San José de Mayo, Uruguay')
    expect(found.some((l) => !l.endsWith('Uruguay'))).toBe(true)
  })
})

describe('nearestPlace', () => {
  test('names the town of a point', async () => {
    const name = async (latitude: number, longitude: number) =>
      (await nearestPlace(db, { latitude, longitude }))?.label
    expect(await name(-27.34, -55.87)).toBe('Encarnación, Paraguay')
    expect(await name(-25.29, -57.65)).toBe('Asunción, Paraguay')
    expect(await name(-25.27, -57.49)).toBe('Luque, Paraguay')
    expect(await name(40.4168, -3.7038)).toContain('España')
  })

  test('says nothing where nothing is near', async () => {
    expect(await nearestPlace(db, { latitude: 0, longitude: -150 })).toBeNull()
    expect(await nearestPlace(db, { latitude: 90, longitude: 0 })).toBeNull()
  })
})

const pointOf = async (...asked: Parameters<typeof townOf>) =>
  (await townOf(...asked))?.point ?? null

describe('the point of a written town', () => {
  test('places a typed town, whatever its spelling', async () => {
    const encarnacion = { latitude: -27.33, longitude: -55.87 }
    expect(await pointOf(db, 'Encarnación, Paraguay')).toEqual(encarnacion)
    expect(await pointOf(db, 'encarnacion')).toEqual(encarnacion)
    expect(await pointOf(db, ' ENCARNACIÓN , Itapúa, Paraguay')).toEqual(encarnacion)
    expect(await pointOf(db, 'Barrio Sajonia, Asunción')).toEqual({
      latitude: -25.29,
      longitude: -57.65,
    })
  })

  test('prefers the country in the text, then the given one, then Paraguay, then the largest', async () => {
    const latitude = async (text: string, country?: string) =>
      (await pointOf(db, text, country))?.latitude
    expect(await latitude('Concepción')).toBeCloseTo(-23.4, 1)
    expect(await latitude('Concepción, Chile')).toBeCloseTo(-36.8, 1)
    expect(await latitude('Concepción', 'Chile')).toBeCloseTo(-36.8, 1)
    expect(await latitude('Córdoba')).toBeCloseTo(-31.4, 1)
    expect(await latitude('Córdoba, España', 'Paraguay')).toBeCloseTo(37.9, 1)
  })

  test('knows nothing of what is no place, or not in the country that the text names', async () => {
    for (const text of ['', ' , ,', '🚲', 'Calle sin nombre 123', "';--", 'Encarnación, Chile']) {
      expect(await pointOf(db, text)).toBeNull()
    }
  })
})
