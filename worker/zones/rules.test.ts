import { expect, test } from 'vitest'
import { COUNTRY_NAMES } from '../places/terms.ts'
import { momentOf, momentThere, offsetAt, PARAGUAY_OFFSET, timeThere, wallOf } from './rules.ts'

const HOUR = 3_600_000
/** The platform's own data, of today. */
const IANA: Record<string, string> = {
  Argentina: 'America/Argentina/Buenos_Aires',
  Bolivia: 'America/La_Paz',
  Brasil: 'America/Sao_Paulo',
  Chile: 'America/Santiago',
  Colombia: 'America/Bogota',
  'Costa Rica': 'America/Costa_Rica',
  Cuba: 'America/Havana',
  Ecuador: 'America/Guayaquil',
  'El Salvador': 'America/El_Salvador',
  España: 'Europe/Madrid',
  Guatemala: 'America/Guatemala',
  Honduras: 'America/Tegucigalpa',
  México: 'America/Mexico_City',
  Nicaragua: 'America/Managua',
  Panamá: 'America/Panama',
  Perú: 'America/Lima',
  'República Dominicana': 'America/Santo_Domingo',
  Uruguay: 'America/Montevideo',
  Venezuela: 'America/Caracas',
}

const formats = new Map<string, Intl.DateTimeFormat>()
function known(timeZone: string, at: number): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
  const offset = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -offset : offset
}

test('every country of the list is looked at here, but Paraguay and any other', () => {
  const others = COUNTRY_NAMES.filter((name) => !(name in IANA))
  expect(others).toEqual(['Paraguay', 'Otro'])
  expect(others.map((name) => offsetAt(name, 0))).toEqual([PARAGUAY_OFFSET, PARAGUAY_OFFSET])
})

test.each(Object.entries(IANA))(
  '%s: as the zone data has it, hour by hour at each change',
  (country, zone) => {
    const wrong: string[] = []
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2031, 0, 1); at += 6 * HOUR) {
      if (known(zone, at) === known(zone, at + 6 * HOUR)) {
        if (offsetAt(country, at) !== known(zone, at)) wrong.push(new Date(at).toISOString())
        continue
      }
      for (let hour = at - HOUR; hour <= at + 7 * HOUR; hour += HOUR / 2) {
        if (offsetAt(country, hour) !== known(zone, hour)) wrong.push(new Date(hour).toISOString())
      }
    }
    expect(wrong).toEqual([])
  },
)

test.each(['constructor', 'toString', '__proto__', 'Atlantis', ''])(
  'a country written as %j is none that is known',
  (written) => {
    expect(offsetAt(written, 0)).toBe(PARAGUAY_OFFSET)
  },
)

// Case 21.
test.each(['01', '07'])('15:00 in Asunción is 18:00Z in month %s', (month) => {
  const wall = Date.parse(`2026-${month}-15T15:00:00Z`)
  const at = momentOf('Paraguay', wall)
  expect(new Date(at).toISOString()).toBe(`2026-${month}-15T18:00:00.000Z`)
  expect(wallOf(offsetAt('Paraguay', at), at)).toBe(wall)
  expect(momentOf(null, wall)).toBe(at)
})

test('a clock on a wall elsewhere goes there and back, also in summer', () => {
  for (const [country, iso, utc] of [
    ['España', '2026-07-15T15:00:00Z', '2026-07-15T13:00:00.000Z'],
    ['España', '2026-12-15T15:00:00Z', '2026-12-15T14:00:00.000Z'],
    ['Chile', '2027-01-10T09:30:00Z', '2027-01-10T12:30:00.000Z'],
    ['Chile', '2027-06-10T09:30:00Z', '2027-06-10T13:30:00.000Z'],
    // An hour that comes twice, and one that does not come.
    ['España', '2026-10-25T02:30:00Z', '2026-10-25T01:30:00.000Z'],
    ['España', '2026-03-29T02:30:00Z', '2026-03-29T01:30:00.000Z'],
  ] as const) {
    expect(new Date(momentOf(country, Date.parse(iso))).toISOString(), iso).toBe(utc)
  }
})

test('a moment is written with the clock of the place, in either language', () => {
  const iso = '2026-11-27T18:05:00.000Z'
  expect(momentThere(iso, -180, 'es-PY')).toBe('vie 27 nov, 15:05')
  expect(momentThere(iso, -180, 'en-US')).toBe('Fri Nov 27, 15:05')
  expect(momentThere('2027-01-01T02:30:00Z', -180, 'es-PY')).toBe('jue 31 dic, 23:30')
  const now = Date.parse('2027-02-01T00:00:00Z')
  expect(momentThere(iso, -180, 'es-PY', now)).toBe('vie 27 nov 2026, 15:05')
  expect(timeThere('2026-11-27T03:00:00Z', -180, 'es-PY')).toBe('00:00')
})
