/**
 * Nearest first, as near as it is told (D61): step by step of distance, within a step the newest first. An order by metres would
 * say more of where things lie than their cards. A step is read in slices of ids, each from the cells that hold something of
 * the step; what two cells have of one slice is put in order here. A row read is a cell, a stop or an item.
 */
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { totalText } from '../http/page.ts'
import { items } from '../items/tables.ts'
import { cellsAround, reachOfCell } from '../places/grid.ts'
import { KNOWN_ROWS_MAX, STEPS_KM } from '../places/terms.ts'
import { type Found, type Hit, type Place, pageOf, testedColumns } from './cards.ts'
import { rowFits, stepFrom } from './conditions.ts'
import type { Circle, Plan, Wanted } from './plan.ts'
import { cellsOfOwn, filledAmong, type Position, type Stop, stopsOf } from './query.ts'
import { CANDIDATES_MAX } from './terms.ts'
import { FIRST_LOOK, nextGroup, READS_MAX } from './walk.ts'

/** So many cells are asked whether they hold something, or those of one step: an empty one costs as much as a full one. */
const CELLS_MAX = 200
/** Rows that a cell or a stop costs, whatever it holds: its place in the list of what is asked, and one of the index. */
const SEEK = 2
/** Parts of what may be read that stops may cost, on a first page and on later ones, which may look twice. */
const STOP_PARTS = { first: 2, later: 3 }
/** Ids of a step's first slice; each further one has so many times more. No more rows than ids: it is always read whole. */
const FIRST_SLICE = 250
const GROWTH = 4
/** A position at the beginning of a step. */
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
  const reach = await reachFrom(db, circle, at)
  let left = READS_MAX - KNOWN_ROWS_MAX - spent - SEEK * reach.asked
  const most = Math.floor(left / SEEK / STOP_PARTS[from === null ? 'first' : 'later'])
  const hits: Hit[] = []
  let next = at
  // Later pages look through a little first: most are full then.
  for (const size of from === null ? [CANDIDATES_MAX] : [FIRST_LOOK, CANDIDATES_MAX]) {
    const { slices, rest } = slicesBehind(reach, next, most)
    if (slices.length === 0) {
      next = rest
      break
    }
    const stops = slices.reduce((sum, { cells }) => sum + cells.length, 0)
    left -= SEEK * stops
    const rows = Math.min(size, left)
    if (rows <= FIRST_SLICE) break
    const seen = await lookAt(db, plan, wanted, { circle, group, slices, size: rows })
    left -= seen.rows
    hits.push(...seen.hits.map((hit) => ({ ...hit, group })))
    next = seen.rows < rows ? rest : seen.reached
    if (next === null || hits.length > limit) break
  }
  const place = next ? { group, at: next, source: null } : nextGroup(plan, group)
  const page = await pageOf(db, plan, wanted, hits, limit, place, null)
  return { ...page, total: from === null ? totalText(hits.length, place === null) : null }
}

/** Steps from a position on, each with the cells that hold something of it; `further`: the first step that was not asked. */
type Reach = {
  steps: { step: number; cells: number[] }[]
  further: number | null
  asked: number
  newest: number
}

async function reachFrom(db: Db, circle: Circle, at: Position | null): Promise<Reach> {
  const begun = at === null ? 0 : Number(at.k)
  const all = stepsOf(circle).filter(({ step }) => step >= begun)
  const cells = new Set<number>()
  let taken = 0
  for (const { cells: more } of all) {
    const added = more.filter((cell) => !cells.has(cell))
    if (taken > 0 && cells.size + added.length > CELLS_MAX) break
    for (const cell of added) cells.add(cell)
    taken += 1
  }
  const asked = [...cells]
  const rows = await db
    .select({ nth: sql<number>`nth`, newest: sql<number>`newest` })
    .from(filledAmong(asked))
  const filled = new Set(rows.map(({ nth }) => asked[nth]))
  const steps = all
    .slice(0, taken)
    .map(({ step, cells: of }) => ({ step, cells: of.filter((cell) => filled.has(cell)) }))
  const newest = rows[0]?.newest ?? 0
  return { steps, further: all[taken]?.step ?? null, asked: asked.length, newest }
}

/** The steps of a circle, each with the cells that may hold something of it. */
function stepsOf(circle: Circle): { step: number; cells: number[] }[] {
  const around = cellsAround(circle.latitude, circle.longitude, circle.km).map((cell) => ({
    cell,
    ...reachOfCell(cell, circle),
  }))
  const inSteps = STEPS_KM.flatMap((step, i) => {
    const [least, most] = [(STEPS_KM[i - 1] ?? 0) * 1000, step * 1000]
    if (least >= circle.km * 1000) return []
    const cells = around.filter((cell) => cell.nearest <= most && cell.furthest >= least)
    return [{ step, cells: cells.map(({ cell }) => cell) }]
  })
  return [{ step: 0, cells: cellsOfOwn(circle.own) }, ...inSteps]
}

/** Of a step what has ids from one on and below another. */
type Slice = { step: number; from: number; below: number; cells: number[] }

/** As many as `most` stops allow, at least one; `rest`: where the others begin; null: there are none. */
function slicesBehind(
  { steps, further, newest }: Reach,
  at: Position | null,
  most: number,
): { slices: Slice[]; rest: Position | null } {
  const slices: Slice[] = []
  let stops = 0
  for (const { step, cells } of steps) {
    if (cells.length === 0 || (at !== null && step < Number(at.k))) continue
    let below = Math.min(newest + 1, at !== null && step === Number(at.k) ? at.id : BEYOND_ALL_IDS)
    // One cell alone is in order already.
    for (let ids = cells.length === 1 ? below : FIRST_SLICE; below > 0; ids *= GROWTH) {
      stops += cells.length
      if (slices.length > 0 && stops > most) return { slices, rest: { k: step, id: below } }
      const from = Math.max(0, below - ids)
      slices.push({ step, from, below, cells })
      below = from
    }
  }
  return { slices, rest: further === null ? null : { k: further, id: BEYOND_ALL_IDS } }
}

type Look = { circle: Circle; group: 0 | 1; slices: Slice[]; size: number }
/** `reached`: where what was not read, or not read whole, begins. */
type Seen = { hits: { id: number; k: number }[]; rows: number; reached: Position | null }

async function lookAt(
  db: Db,
  plan: Plan,
  wanted: Wanted,
  { circle, group, slices, size }: Look,
): Promise<Seen> {
  const stops: Stop[] = []
  /** Of each stop its slice. */
  const sliceOf: number[] = []
  for (const [i, { step, from, below, cells }] of slices.entries()) {
    for (const cell of cells) {
      stops.push([cell, from, below, step])
      sliceOf.push(i)
    }
  }
  const fits = sql`(${rowFits(wanted, plan.groups === 2 ? group : 'any')}) and ${stepFrom(circle)} = of_step`
  const [row] = await db
    .select({
      rows: sql<string | null>`group_concat(iif(${fits}, ${items.id}, -${items.id}) || ':' || nth)`,
    })
    .from(stopsOf(stops, testedColumns(plan), size))
  const read = (row?.rows ?? '')
    .split(',')
    .filter(Boolean)
    .map((text) => {
      const [id, nth] = text.split(':').map(Number)
      return { id: id ?? 0, slice: sliceOf[nth ?? 0] ?? 0 }
    })
  const last = read.at(-1)
  const cut = last && read.length >= size ? slices[last.slice] : undefined
  const isInOrder = cut?.cells.length === 1
  const hits = read
    .filter(({ id, slice }) => id > 0 && (!cut || isInOrder || slice !== last?.slice))
    .sort((a, b) => a.slice - b.slice || b.id - a.id)
    .map(({ id, slice }) => ({ id, k: slices[slice]?.step ?? 0 }))
  const from = isInOrder ? Math.abs(last?.id ?? 0) : (cut?.below ?? 0)
  return { hits, rows: read.length, reached: cut ? { k: cut.step, id: from } : null }
}
