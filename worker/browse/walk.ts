/** Walks the index of a sort, or the full-text index, and tests row by row what the index does not answer. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { totalText } from '../http/page.ts'
import { items } from '../items/tables.ts'
import { KNOWN_ROWS_MAX } from '../places/terms.ts'
import { type Found, type Hit, type Place, pageOf, testedColumns } from './cards.ts'
import { rowFits } from './conditions.ts'
import type { Plan, Wanted } from './plan.ts'
import { KEY_COLUMNS, type Position, textWindowOf, windowOf } from './query.ts'
import { CANDIDATES_MAX } from './terms.ts'

/** Rows that asking and walking may read; the rest of 3,000 is for cards, three rows each. */
export const READS_MAX = 2_700
/** Later pages look through a little first: most are full then. */
export const FIRST_LOOK = 300
/** Statements that walk: with the question before and the cards after, five at most. */
const LOOKS_MAX = 3

type Look = { hits: number[]; seen: number; last: Position | null }

/** From a place (null: a first page, which counts as far as it may look). `spent`: rows read before. */
export async function walk(
  db: Db,
  plan: Plan,
  wanted: Wanted,
  from: Place | null,
  limit: number,
  spent = 0,
): Promise<Found> {
  const cost = plan.byText ? 2 : 1
  const asked = wanted.circle ? KNOWN_ROWS_MAX : 0
  let left = Math.min(Math.floor((READS_MAX - spent - asked) / cost), CANDIDATES_MAX)
  let place: Place | null = from ?? { group: 0, at: null, source: null }
  const hits: Hit[] = []
  // Where somebody asks from was asked for as well.
  const looks = wanted.circle ? LOOKS_MAX - 1 : LOOKS_MAX
  for (let look = 0; place !== null && left > 0 && look < looks; look += 1) {
    const size: number = from !== null && look === 0 ? Math.min(left, FIRST_LOOK) : left
    const group: 0 | 1 = place.group
    const found = await lookThrough(db, plan, wanted, group, {
      rows: rowsBehind(plan, wanted, place, size),
      key: KEY_COLUMNS[plan.key],
    })
    left -= found.seen
    hits.push(...found.hits.map((id) => ({ id, group })))
    place = found.seen < size ? nextGroup(plan, group) : { group, at: found.last, source: null }
    if (from !== null && hits.length > limit) break
  }
  const page = await pageOf(db, plan, wanted, hits, limit, place, null)
  return { ...page, total: from === null ? totalText(hits.length, place === null) : null }
}

export function nextGroup(plan: Plan, group: 0 | 1): Place | null {
  return group + 1 < plan.groups ? { group: 1, at: null, source: null } : null
}

function rowsBehind(plan: Plan, wanted: Wanted, { group, at }: Place, size: number): SQL {
  if (!plan.byText) return windowOf(plan, wanted, testedColumns(plan), at, size)
  return textWindowOf(plan, wanted, searchedGroup(plan, group), at?.id ?? null, size)
}

const searchedGroup = (plan: Plan, group: 0 | 1) => (plan.groups === 2 ? group : 'any')

/** One row comes back: ids in the order of the rows, those that do not fit as negative numbers. */
async function lookThrough(
  db: Db,
  plan: Plan,
  wanted: Wanted,
  group: 0 | 1,
  { rows, key }: { rows: SQL; key: string },
): Promise<Look> {
  const fits = rowFits(wanted, searchedGroup(plan, group))
  const furthest = sql.raw(plan.descending ? 'min' : 'max')
  const [row] = await db
    .select({
      ids: sql<string | null>`group_concat(iif(${fits}, ${items.id}, -${items.id}))`,
      last: sql<number | string | null>`${furthest}(${sql.raw(`items.${key}`)})`,
    })
    .from(rows)
  const ids = (row?.ids ?? '').split(',').filter(Boolean).map(Number)
  const lastId = ids.at(-1)
  const k = row?.last ?? null
  return {
    hits: ids.filter((id) => id > 0),
    seen: ids.length,
    last: lastId === undefined || k === null ? null : { k, id: Math.abs(lastId) },
  }
}
