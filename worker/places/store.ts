/** The gazetteer: suggestions while typing, the place nearest to a point, the point of a typed town. */
import { and, asc, between, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { foldText } from '../db/fold.ts'
import type { Place } from './contract.ts'
import { cellRangesAround, kilometresBetween } from './grid.ts'
import { type Point, roundPoint } from './rules.ts'
import { placeStarts, places } from './tables.ts'
import { COUNTRIES, PLACE_QUERY_MIN, PLACES_ANSWERED } from './terms.ts'

type Row = typeof places.$inferSelect

/** Where the product lives: its places win over larger ones of the same name. */
const HOME = 'PY'
/** Sorts after every letter: "san" up to "san…" is one range of the index. */
const AFTER_ALL = '\u{10FFFF}'
/** Kilometres: most points have a place in the first circle; beyond the last none is "near". */
const NEAR_KM = [25, 100]
/** A text names few items: "Barrio, Ciudad, Departamento, País". */
const PARTS_MAX = 5
/** More places than this share no name. */
const NAMESAKES_MAX = 500

function codeOf(country: string | undefined): string | undefined {
  const folded = foldText(country ?? '')
  return COUNTRIES.find((c) => c.code !== '' && foldText(c.name) === folded)?.code
}

function placeOf(row: { name: string; country: string }): Place {
  const country = COUNTRIES.find((c) => c.code === row.country)?.name ?? row.country
  return { name: row.name, country, label: `${row.name}, ${country}` }
}

/**
 * At most 8 places whose folded name begins with the text: those of `country` (a Spanish name of
 * COUNTRIES, Paraguay when absent or unknown) first, then by population. Reads about 400 rows at most.
 */
export async function suggestPlaces(db: Db, text: string, country?: string): Promise<Place[]> {
  const start = foldText(text)
  if (start.length < PLACE_QUERY_MIN) return []
  const first = codeOf(country) ?? HOME
  const ready = await db
    .select()
    .from(placeStarts)
    .where(and(eq(placeStarts.start, start), inArray(placeStarts.country, ['', first])))
  const ids = [...new Set(ready.flatMap((r) => r.ids))]
  const found = await db
    .select()
    .from(places)
    .where(
      ids.length > 0
        ? inArray(places.id, ids)
        : and(gte(places.folded, start), lt(places.folded, start + AFTER_ALL)),
    )
    .orderBy(desc(sql`${places.country} = ${first}`), desc(places.population), asc(places.id))
    .limit(PLACES_ANSWERED)
  return found.map(placeOf)
}

/** The place nearest to a point in degrees, at most 100 km away, else null. */
export async function nearestPlace(db: Db, at: Point): Promise<Place | null> {
  for (const radius of NEAR_KM) {
    const ranges = cellRangesAround(at.latitude, at.longitude, radius)
    const around = await db
      .select()
      .from(places)
      .where(or(...ranges.map(([from, to]) => between(places.cell, from, to))))
    const [nearest] = around
      .map((row) => ({ row, km: kilometresFrom(at, row) }))
      .filter(({ km }) => km <= radius)
      .sort((a, b) => a.km - b.km || b.row.population - a.row.population)
    if (nearest) return placeOf(nearest.row)
  }
  return null
}

function kilometresFrom(at: Point, row: Row): number {
  return kilometresBetween(at.latitude, at.longitude, row.latitude, row.longitude)
}

/**
 * Where a typed town is ("Encarnación, Paraguay", "encarnacion"), rounded as D11 says; null when the
 * gazetteer has no such name. A country in the text decides; else `country`, then Paraguay, then the
 * largest of that name.
 */
export async function coordinatesOf(db: Db, text: string, country?: string): Promise<Point | null> {
  const parts = text.split(',').slice(0, PARTS_MAX)
  const written = parts
    .slice(1)
    .map(codeOf)
    .find((code) => code !== undefined)
  const names = [...new Set([text, ...parts].map(foldText))].filter((name) => name !== '')
  if (names.length === 0) return null
  const found = await db
    .select()
    .from(places)
    .where(inArray(places.folded, names))
    .limit(NAMESAKES_MAX)
  const wanted = codeOf(country)
  // Country before the order of the parts: in "San Pablo, Asunción" the quarter's namesake is abroad.
  const order: ((row: Row) => number)[] = [
    (row) => Number(row.country === wanted),
    (row) => Number(row.country === HOME),
    (row) => -names.indexOf(row.folded),
    (row) => row.population,
  ]
  const [best] = found
    .filter((row) => written === undefined || row.country === written)
    .sort((a, b) => order.reduce((sofar, by) => sofar || by(b) - by(a), 0))
  if (!best) return null
  return roundPoint(best)
}
