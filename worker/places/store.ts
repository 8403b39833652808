/** The gazetteer: suggestions while typing, the place nearest to a point, the point of a typed town. */

import { and, asc, between, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { foldText } from '../db/fold.ts'
import { spansOf } from '../db/listed.ts'
import type { Place } from './contract.ts'
import { type Asker, cellRangesAround, kilometresBetween, spotOf } from './grid.ts'
import { homeOf, type Known, ownOf } from './home.ts'
import { meantPlace } from './meaning.ts'
import { SHORT_NAMES } from './place-words.ts'
import { codeOf, HOME, readPlace } from './reading.ts'
import { blockOf, type Point, wideCellOf } from './rules.ts'
import { placeStarts, places } from './tables.ts'
import { COUNTRIES, KNOWN_REACH_KM, PLACE_QUERY_MIN, PLACES_ANSWERED } from './terms.ts'

type Row = typeof places.$inferSelect

/** Sorts after every letter: "san" up to "san…" is one range of the index. */
const AFTER_ALL = '\u{10FFFF}'
/** Kilometres: most points have a place in the first circle; beyond the last none is "near". */
const NEAR_KM = [25, 100]
/** More places than this share no names of one text. */
const NAMESAKES_MAX = 1_000

/** A town as it is named, and the centre of its block: homes at it are there (home.ts). */
export type Town = { place: Place; point: Point }

function placeOf(row: { name: string; country: string }): Place {
  const country = COUNTRIES.find((c) => c.code === row.country)?.name ?? row.country
  return { name: row.name, country, label: `${row.name}, ${country}` }
}

/**
 * At most 8 places whose folded name begins with the text: those of `country` (a Spanish name of
 * COUNTRIES, Paraguay when absent or unknown) first, then by population. Reads about 400 rows at most.
 */
export async function suggestPlaces(db: Db, text: string, country?: string): Promise<Place[]> {
  const typed = foldText(text)
  const start = SHORT_NAMES.get(typed)?.[0] ?? typed
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

/** The place nearest to a point in degrees, at most 100 km away, else null; `reaches`: others than that, nearer ones first. */
export async function nearestPlace(
  db: Db,
  at: Point,
  reaches: readonly number[] = NEAR_KM,
): Promise<Place | null> {
  for (const radius of reaches) {
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
 * The town that a written place means ("Encarnación, Paraguay", "Barrio Obrero Asunción", "CDE"); null when it names
 * none that the gazetteer has. A country in the text decides; else `country` (a Spanish name, which may be on its way), then
 * Paraguay.
 */
export async function townOf(
  db: Db,
  text: string,
  country?: string | Promise<string | undefined>,
): Promise<Town | null> {
  const reading = readPlace(text)
  const names = db
    .select()
    .from(places)
    .where(inArray(places.folded, reading.names))
    .limit(NAMESAKES_MAX)
  const [found, near] = await Promise.all([reading.names.length === 0 ? [] : names, country])
  const meant = meantPlace(reading, found, codeOf(near))
  return meant && { place: placeOf(meant), point: blockOf(meant) }
}

/** What `homeOf` asks for of some points, each once: at most KNOWN_ROWS_MAX rows a wide cell. */
export async function knownAround(db: Db, points: readonly Point[]): Promise<Known[]> {
  const centres = points.map((at) => wideCellOf(blockOf(at)))
  const ranges = centres.flatMap(({ latitude, longitude }) =>
    cellRangesAround(latitude, longitude, KNOWN_REACH_KM),
  )
  const distinct = [...new Map(ranges.map((range) => [range.join(), range])).values()]
  return db
    .select({
      latitude: sql<number>`${places.latitude}`,
      longitude: sql<number>`${places.longitude}`,
      population: sql<number>`${places.population}`,
    })
    .from(sql`${spansOf(distinct)} cross join places`)
    .where(sql`${places.cell} between low and high`)
}

/** Where whoever is at a point is said to be (D61). */
export async function homeAt(db: Db, at: Point): Promise<Point> {
  return homeOf(at, await knownAround(db, [at]))
}

/** Somebody who asks how far things are from a point. */
export async function askerAt(db: Db, at: Point): Promise<Asker> {
  const own = ownOf(at, await knownAround(db, [at]))
  return { ...at, own: own.map(({ latitude, longitude }) => spotOf(latitude, longitude)) }
}
