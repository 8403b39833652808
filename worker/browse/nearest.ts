/**
 * Nearest first: of the cells around the asker those that hold something, of these their spots in the order of distance, in
 * each spot the newest first. Distances are reckoned here, not in the database: a row read is a cell, a spot or an item.
 */
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { totalText } from '../http/page.ts'
import { items } from '../items/tables.ts'
import { cellsAround, reachOfCell, spotsOf } from '../places/grid.ts'
import { type Found, type Hit, type Place, pageOf, testedColumns } from './cards.ts'
import { metresOf, nearnessOf, rankOfMetres, rankOfSpot, spotOfRank } from './nearness.ts'
import type { Circle, Plan, Wanted } from './plan.ts'
import { filledAmong, type Position, type Stop, stopsOf } from './query.ts'
import { CANDIDATES_MAX } from './terms.ts'
import { FIRST_LOOK, lookThrough, nextGroup, READS_MAX } from './walk.ts'

/** The nearest of the 400 that a circle of 100 km has; an empty one costs as much as a full one. */
const CELLS_MAX = 200
/** Rows that a cell or a spot costs, whatever it holds: its place in the list of what is asked, and one of the index. */
const SEEK = 2
/** Parts of what may be read that spots may cost, on a first page and on later ones, which may look twice. */
const SPOT_PARTS = { first: 2, later: 3 }
/** So many times the spots that are read are reckoned: of a ring of cells only a part is nearest. */
const RECKONED = 12
/** A position at the beginning of a spot, or between spots. */
const BEYOND_ALL_IDS = Number.MAX_SAFE_INTEGER

/** As `walk`, for a plan by distance. */
export async function walkNearest(
  db: Db,
  plan: Plan,
  wanted: Wanted,
  from: Place | null,
  limit: number,
  spent = 0,
): Promise<Found> {
  const { circle } = wanted
  if (!circle) throw new Error('by distance, and from nowhere')
  const { group, at } = from ?? { group: 0 as const, at: null }
  const cells = await filledCells(db, circle, at)
  let left = READS_MAX - spent - SEEK * cells.asked
  const parts = SEEK * SPOT_PARTS[from === null ? 'first' : 'later']
  const spots = nearestSpots(cells, circle, at, Math.floor(left / parts))
  const hits: Hit[] = []
  let place: Place | null = { group, at, source: null }
  // Later pages look through a little first: most are full then.
  for (const most of from === null ? [CANDIDATES_MAX] : [FIRST_LOOK, CANDIDATES_MAX]) {
    const stops = stopsBehind(spots.ranks, place.at)
    left -= SEEK * stops.length
    const size = Math.min(most, left)
    const rows = stopsOf(stops.map(spotAndBelow), testedColumns(plan), size)
    const {
      seen,
      last,
      hits: fits,
    } = await lookThrough(db, plan, wanted, group, { rows, key: 'nth' })
    left -= seen
    hits.push(...fits.map((id) => ({ id, group })))
    const reached = last && seen === size ? stops[Number(last.k)] : undefined
    if (!last || !reached) {
      place = null
      break
    }
    place = { group, at: { k: reached.rank, id: last.id }, source: null }
    if (hits.length > limit) break
  }
  if (place === null && spots.until !== null) {
    place = { group, at: { k: spots.until, id: BEYOND_ALL_IDS }, source: null }
  }
  const rest = place ?? nextGroup(plan, group)
  const page = await pageOf(db, plan, wanted, hits, limit, rest, null)
  return { ...page, total: from === null ? totalText(hits.length, rest === null) : null }
}

/** From the nearest on. `unknown`: how near the first is that was not asked for, in metres; null: all were. */
type Cells = { filled: Reached[]; asked: number; unknown: number | null }
type Reached = { cell: number; nearest: number; furthest: number }

async function filledCells(db: Db, circle: Circle, at: Position | null): Promise<Cells> {
  const begun = at === null ? 0 : metresOf(Number(at.k))
  const around = cellsAround(circle.latitude, circle.longitude, circle.km)
    .map((cell) => ({ cell, ...reachOfCell(cell, circle) }))
    .filter(({ furthest }) => furthest >= begun)
    .sort((a, b) => a.nearest - b.nearest)
  const asked = around.slice(0, CELLS_MAX)
  const rows = await db
    .select({ nth: sql<number>`nth` })
    .from(filledAmong(asked.map(({ cell }) => cell)))
  const filled = rows.flatMap(({ nth }) => asked[nth] ?? [])
  filled.sort((a, b) => a.nearest - b.nearest)
  return { filled, asked: asked.length, unknown: around[CELLS_MAX]?.nearest ?? null }
}

/** In the order of their distance, some of them empty. `until`: what lies behind was not reckoned; null: nothing does. */
type Spots = { ranks: number[]; until: number | null }

function nearestSpots(cells: Cells, circle: Circle, at: Position | null, most: number): Spots {
  const begun = at === null ? 0 : Number(at.k)
  const reckoned: number[] = []
  let next = 0
  for (const { cell, nearest } of cells.filled) {
    // A cell that begins nearer than the place may hold what is next: without it nothing goes on.
    if (reckoned.length >= RECKONED * most && rankOfMetres(nearest) > begun) break
    const [first, last] = spotsOf(cell)
    for (let spot = first; spot <= last; spot += 1) {
      const rank = rankOfSpot(spot, circle)
      if (rank >= begun) reckoned.push(rank)
    }
    next += 1
  }
  const unknown = cells.filled[next]?.nearest ?? cells.unknown
  const until = unknown === null ? null : rankOfMetres(unknown)
  const ranks = reckoned.filter((rank) => until === null || rank < until).sort((a, b) => a - b)
  const further = ranks[most]
  if (further === undefined) return { ranks, until }
  // A place between spots is told in whole metres: those that share one are left together.
  const end = rankOfMetres(metresOf(further))
  return { ranks: ranks.slice(0, most).filter((rank) => rank < end), until: end }
}

type Reach = { rank: number; below: number }

/** From the place on; in its own spot only what is older. */
function stopsBehind(ranks: readonly number[], at: Position | null): Reach[] {
  const begun = at === null ? 0 : Number(at.k)
  return ranks
    .filter((rank) => rank >= begun)
    .map((rank) => ({ rank, below: at && rank === begun ? at.id : BEYOND_ALL_IDS }))
}

const spotAndBelow = ({ rank, below }: Reach): Stop => [spotOfRank(rank), below]

/**
 * A place as a cursor may say it: which item, and the whole kilometres that its card tells. Its rank would give its spot away,
 * and its metres, asked for from three points, as well.
 */
export function toldPosition({ k, id }: Position): Position {
  const metres = metresOf(Number(k))
  return id === BEYOND_ALL_IDS ? { k: metres, id: 0 } : { k: Math.floor(metres / 1000) * 1000, id }
}

/** What `toldPosition` said. An item that lies nowhere any more: its kilometre is begun again, so that nothing is left out. */
export async function positionOfTold(
  db: Db,
  circle: Circle,
  { k, id }: Position,
): Promise<Position> {
  const [row] = await db
    .select({ latitude: items.latitude, longitude: items.longitude })
    .from(items)
    .where(eq(items.id, id))
  const isPlaced = row && row.latitude !== null && row.longitude !== null
  if (isPlaced) return { k: nearnessOf(row, circle), id }
  return { k: rankOfMetres(Number(k)), id: BEYOND_ALL_IDS }
}
