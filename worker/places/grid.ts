/** The earth in cells of 0.1 degrees, so that "near" is a few ranges of one indexed column. Pure. */
import { hundredths as inHundredths, type Point, stepOf } from './rules.ts'
import type { Step } from './terms.ts'

/** Mean radius, kilometres (IUGG). */
const EARTH_KM = 6371.0088
const CELLS_PER_DEGREE = 10
const COLUMNS = 360 * CELLS_PER_DEGREE
const ROWS = 180 * CELLS_PER_DEGREE
const KM_PER_DEGREE = (EARTH_KM * Math.PI) / 180
const SLACK_METRES = 100
/** Stored degrees have two decimals that binary cannot hold: −57.6 must not fall into the cell before. */
const SLACK_CELLS = 1e-6

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
const radians = (degrees: number) => (degrees * Math.PI) / 180
const wrap = (column: number) => ((column % COLUMNS) + COLUMNS) % COLUMNS

const rowOf = (latitude: number) =>
  clamp(Math.floor((latitude + 90) * CELLS_PER_DEGREE + SLACK_CELLS), 0, ROWS - 1)
/** Not wrapped: a circle across the antimeridian goes on counting beyond the last column. */
const columnOf = (longitude: number) =>
  Math.floor((longitude + 180) * CELLS_PER_DEGREE + SLACK_CELLS)

/** The cell of a point in degrees; cells of one parallel are consecutive numbers. */
export function cellOf(latitude: number, longitude: number): number {
  return rowOf(latitude) * COLUMNS + wrap(columnOf(longitude))
}

/** The up to eight cells around one, across the antimeridian too; at a pole there are fewer. */
export function neighboursOf(cell: number): number[] {
  const row = Math.floor(cell / COLUMNS)
  const rows = [row - 1, row, row + 1].filter((r) => r >= 0 && r < ROWS)
  const around = rows.flatMap((r) =>
    [-1, 0, 1].map((d) => r * COLUMNS + wrap((cell % COLUMNS) + d)),
  )
  return around.filter((other) => other !== cell)
}

/** Hundredths of a degree in a cell, a side. */
const SPOTS = 10
const SPOTS_PER_CELL = SPOTS * SPOTS
const hundredths = (degrees: number, limit: number) => Math.round((degrees + limit) * 100)

/** A point of two decimals as one number; the hundred spots of a cell are consecutive (migrations/0029_homes.sql). */
export function spotOf(latitude: number, longitude: number): number {
  const [row, column] = [hundredths(latitude, 90) % SPOTS, hundredths(longitude, 180) % SPOTS]
  return cellOf(latitude, longitude) * SPOTS_PER_CELL + row * SPOTS + column
}

export const cellOfSpot = (spot: number): number => Math.floor(spot / SPOTS_PER_CELL)

export function pointOfSpot(spot: number): Point {
  const cell = cellOfSpot(spot)
  const row = Math.floor(cell / COLUMNS) * SPOTS + (Math.floor(spot / SPOTS) % SPOTS)
  const column = (cell % COLUMNS) * SPOTS + (spot % SPOTS)
  return { latitude: inHundredths(row / 100 - 90), longitude: inHundredths(column / 100 - 180) }
}

/** No spot of the cell is nearer, none further; metres. The slack is for the bend of parallels. */
export function reachOfCell(cell: number, from: Point): { nearest: number; furthest: number } {
  const south = Math.floor(cell / COLUMNS) / CELLS_PER_DEGREE - 90
  const west = (cell % COLUMNS) / CELLS_PER_DEGREE - 180
  const [north, east] = [south + 1 / CELLS_PER_DEGREE, west + 1 / CELLS_PER_DEGREE]
  // As seen from the point, so that the cell across the antimeridian is beside it.
  const middle = Math.round((from.longitude - west) / 360) * 360
  const at = (latitude: number, longitude: number) =>
    kilometresBetween(from.latitude, from.longitude, latitude, longitude) * 1000
  const nearest = at(
    clamp(from.latitude, south, north),
    clamp(from.longitude, west + middle, east + middle),
  )
  const corners = [at(south, west), at(south, east), at(north, west), at(north, east)]
  return {
    nearest: Math.max(0, nearest - SLACK_METRES),
    furthest: Math.max(...corners) + SLACK_METRES,
  }
}

/** Great-circle distance in kilometres (haversine). */
export function kilometresBetween(
  fromLatitude: number,
  fromLongitude: number,
  toLatitude: number,
  toLongitude: number,
): number {
  const northward = Math.sin(radians(toLatitude - fromLatitude) / 2) ** 2
  const eastward = Math.sin(radians(toLongitude - fromLongitude) / 2) ** 2
  const parallels = Math.cos(radians(fromLatitude)) * Math.cos(radians(toLatitude))
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(northward + parallels * eastward)))
}

/** From where it is measured, and the spots that are one's own there: the cell, the town (home.ts). */
export type Asker = Point & { own: readonly number[] }

/** Between a point and a spot; kilometres. */
export function kilometresTo(spot: number, from: Point): number {
  const { latitude, longitude } = pointOfSpot(spot)
  return kilometresBetween(from.latitude, from.longitude, latitude, longitude)
}

/** The step in which the distance to a spot is told (D61); null where it is not known or further than is told. */
export function toldDistance(from: Asker, spot: number | null): Step | null {
  if (spot === null) return null
  return from.own.includes(spot) ? 0 : stepOf(Math.max(kilometresTo(spot, from), Number.MIN_VALUE))
}

/** Every cell of the ranges around a point. */
export function cellsAround(latitude: number, longitude: number, radiusKm: number): number[] {
  return cellRangesAround(latitude, longitude, radiusKm).flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i),
  )
}

/** Inclusive ranges of cells, at most two a parallel, that hold every point within the radius. */
export function cellRangesAround(
  latitude: number,
  longitude: number,
  radiusKm: number,
): [number, number][] {
  const reach = radiusKm / KM_PER_DEGREE
  const first = rowOf(latitude - reach)
  const last = rowOf(latitude + reach)
  const ranges: [number, number][] = []
  for (let row = first; row <= last; row += 1) {
    const start = row * COLUMNS
    for (const [from, to] of columnsAround(latitude, longitude, reach)) {
      ranges.push([start + from, start + to])
    }
  }
  return ranges
}

/** `reach` is the radius in degrees of a great circle. */
function columnsAround(latitude: number, longitude: number, reach: number): [number, number][] {
  // A circle that holds a pole crosses every meridian.
  if (Math.abs(latitude) + reach >= 90) return [[0, COLUMNS - 1]]
  const spread =
    Math.asin(Math.min(1, Math.sin(radians(reach)) / Math.cos(radians(latitude)))) * (180 / Math.PI)
  const from = columnOf(longitude - spread)
  const to = columnOf(longitude + spread)
  if (to - from >= COLUMNS - 1) return [[0, COLUMNS - 1]]
  const west = wrap(from)
  const east = wrap(to)
  return west <= east
    ? [[west, east]]
    : [
        [west, COLUMNS - 1],
        [0, east],
      ]
}
