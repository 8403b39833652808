/** What people write where a thing is, over the whole gazetteer: the town that is meant, or none. */
import { readFileSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { overLibsql } from '../db/connect.ts'
import { foldText } from '../db/fold.ts'
import { placeRows, placesSql } from '../dev/database/places.ts'
import { newCost } from '../http/log.ts'
import { NEIGHBOURHOODS } from './neighbourhoods.ts'
import { SHORT_NAMES } from './place-words.ts'
import { readPlace } from './reading.ts'
import { suggestPlaces, townOf } from './store.ts'

const client = createClient({ url: ':memory:' })
const cost = newCost()
const db = overLibsql(client, cost)
const rows = placeRows()

beforeAll(async () => {
  await client.executeMultiple(readFileSync('migrations/0003_places.sql', 'utf8'))
  for (const statement of placesSql()) await client.execute(statement)
})

const town = async (text: string, country = 'Paraguay') =>
  (await townOf(db, text, country))?.place.label ?? null

const UNDERSTOOD: Record<string, string[]> = {
  'Asunción, Paraguay': [
    'Asunción',
    'ASUNCION',
    'Asunción - Paraguay',
    'Asunción-Paraguay',
    'Paraguay, Asunción',
    'Paraguay Asunción',
    'Barrio Obrero Asunción',
    'Asunción, Barrio Obrero',
    'Bº Obrero - Asunción',
    'Barrio Sajonia, Asunción',
    'San Antonio, Asunción',
    'Barrio San Pablo (Asunción)',
    'La Encarnación, Asunción',
    'Villa Morra',
    'villa morra, cerca del shopping',
    'Barrio Mburicaó',
    'Loma Pyta',
    'Sajonia zona estadio',
    'Shopping del Sol Asunción',
    'Terminal de Asunción',
    'Avda. Mcal. López c/ San Martín, Villa Morra, Asunción',
    'Calle San Lorenzo 123, Asunción',
    'Calle Palma 456 Asunción',
    'Avda. Argentina casi Perú, Asunción',
    'Centro de Asunción',
    'asunción y gran asunción',
    'Asu',
    'Asunción 🇵🇾',
  ],
  'Ciudad del Este, Paraguay': [
    'CDE',
    'C.D.E.',
    'cde km 7',
    'Cdad. del Este',
    'Km 8 Acaray, CDE',
    'CDE, Alto Paraná, Paraguay',
    'Ciudad del Este / Área 1',
    'Remansito, Ciudad del Este',
  ],
  'Luque, Paraguay': [
    'Luque',
    'Luque zona aeropuerto',
    'zona aeropuerto, Luque',
    'Luque centro',
    'Barrio San Antonio, Luque',
    'Luque, Asunción',
    'Cerca de Luque',
    'a 5 min de Asunción, en Luque',
    'Plaza de Luque',
    'Mora Cué - Luque',
    'Cañada Garay',
  ],
  'San Lorenzo, Paraguay': [
    'San Lorenzo Paraguay',
    'San Lorenzo, Central, Paraguay',
    'Sanlo',
    'S. Lorenzo zona UNA',
    'Barcequillo',
    'San Lorenzo cerca de Asunción',
    'Reducto San Lorenzo',
  ],
  'Fernando de la Mora, Paraguay': [
    'Fdo. de la Mora',
    'Fernando zona norte',
    'Fernando de la Mora zona sur',
    'Kokue Guasu, Fernando de la Mora',
  ],
  'Encarnación, Paraguay': [
    'Enc.',
    'Encarnación, Itapúa',
    'Itapúa Encarnación',
    'Barrio Pacú Cuá, Encarnación',
    'Encarnación costanera',
  ],
  'Pedro Juan Caballero, Paraguay': ['PJC', 'P.J.C.', 'Pedro Juan, Amambay'],
  'Capiatá, Paraguay': ['Capiata ruta 2 km 20', 'Rojas Cañada', 'Capiatá, Toledo Cañada'],
  'Ñemby, Paraguay': ['Nemby', 'ÑEMBY - Pa’i Ñu'],
  'Lambaré, Paraguay': ['Lambare zona Yacht', 'Cuatro Mojones, Lambaré'],
  'Limpio, Paraguay': ['Limpio, Piquete Cué', 'Rincón del Peñón - Limpio'],
  'Coronel Oviedo, Paraguay': ['Cnel. Oviedo', 'Coronel Oviedo, Caaguazú', 'Caaguazú, Cnel Oviedo'],
  'Mariano Roque Alonso, Paraguay': ['MRA', 'Mariano', 'M. R. Alonso'],
  'San Bernardino, Paraguay': ['San Ber', 'Ruta Luque - San Bernardino'],
  'Villarrica, Paraguay': ['Villa Rica, Guairá'],
  'Concepción, Paraguay': ['Concepción', 'Concepción, Concepción'],
  'Santiago, Paraguay': ['Santiago, Misiones'],
  'Buenos Aires, Argentina': ['Bs. As.', 'Bs As Argentina', 'CABA', 'Palermo, Buenos Aires'],
  'Posadas, Argentina': ['Posadas Argentina', 'Posadas, Misiones, Argentina', 'Posadas'],
  'Ciudad de México, México': ['Ciudad de México', 'CDMX'],
  'Concepción, Chile': ['Concepción, Chile', 'Chile, Concepción'],
}

const NOT_UNDERSTOOD = [
  '',
  ' , ,',
  '🚲',
  "';--",
  'Calle sin nombre 123',
  'Encarnación, Chile',
  'Barrio Obrero',
  'Barrio San Lorenzo',
  'Barrio Constructor',
  'Barrio San Blas',
  'Calle Asunción 1234',
  'lo de doña Pilar',
  'Colegio San Lorenzo',
  'María Concepción Ruiz',
  'Paraguay',
  'Central',
  'San Pedro',
  'Itapúa',
  'km 7',
  'zona norte',
  'centro',
  'mi casa',
  'a convenir',
  'todo el país',
  'cerca del aeropuerto',
  'atrás del súper',
  'por ahí nomás',
  '0981 123 456',
  'https://maps.app.goo.gl/2rFB5deRSUYXeXov8',
]

const written = Object.entries(UNDERSTOOD).flatMap(([label, texts]) =>
  texts.map((text) => [text, label] as const),
)

describe('the town that is meant', () => {
  test.each(written)('%s is %s', async (text, label) => {
    expect(await town(text)).toBe(label)
  })

  test('is told of sixty ways of writing at least', () => {
    expect(written.length).toBeGreaterThanOrEqual(60)
    expect(NOT_UNDERSTOOD.length).toBeGreaterThanOrEqual(15)
  })

  test.each(NOT_UNDERSTOOD)('of %j is asked for', async (text) => {
    expect(await town(text)).toBeNull()
  })

  test('is its writer’s country’s own, where the text says none', async () => {
    expect(await town('Concepción', 'Chile')).toBe('Concepción, Chile')
    expect(await town('Córdoba', 'España')).toBe('Córdoba, España')
    expect(await town('Santiago zona sur', 'Chile')).toBe('Santiago, Chile')
    expect(await town('Villa Morra', 'Chile')).toBeNull()
  })

  test.each([
    [', ', ''],
    [' - ', ''],
    [' / ', ''],
    [' ', 'barrio '],
    [' | ', ''],
    ['\n', 'Bº '],
  ])(
    'may have its parts in any order, between %j',
    async (between, before) => {
      for (const [name, names] of NEIGHBOURHOODS) {
        for (const part of names) {
          const forth = `${before}${part}${between}${name}`
          const back = `${name}${between}${before}${part}`
          expect([forth, await town(forth)]).toEqual([forth, `${name}, Paraguay`])
          expect([back, await town(back)]).toEqual([back, `${name}, Paraguay`])
        }
      }
    },
    60_000,
  )

  test('costs one question of ninety names and some hundred rows', async () => {
    const longest =
      'San José San Juan San Pedro San Antonio Santa Rosa San Miguel La Paz Santa Ana El Carmen'
    expect(readPlace(longest).names.length).toBeLessThanOrEqual(90)
    const before = cost.queries
    await town(longest)
    expect(cost.queries - before).toBe(1)
  })
})

describe('what is known by heart', () => {
  test('names towns that the gazetteer has', () => {
    const known = new Set(rows.map((row) => `${row.folded} ${row.country}`))
    const towns = NEIGHBOURHOODS.map(([name]) => `${foldText(name)} PY`)
    const short = [...SHORT_NAMES.values()].map((name) => name.join(' '))
    expect([...towns, ...short].filter((name) => !known.has(name))).toEqual([])
    expect(NEIGHBOURHOODS).toHaveLength(10)
  })

  test('is suggested while it is typed', async () => {
    expect((await suggestPlaces(db, 'CDE'))[0]?.label).toBe('Ciudad del Este, Paraguay')
    expect((await suggestPlaces(db, 'bs. as'))[0]?.label).toBe('Buenos Aires, Argentina')
  })
})
