/** Narrow sources: when one holds few rows, all of them are read, sorted here and cut into pages. */
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { totalText } from '../http/page.ts'
import { items } from '../items/tables.ts'
import { type Found, type Hit, type Place, pageOf, testedColumns } from './cards.ts'
import { rowFits } from './conditions.ts'
import { nearnessOf } from './nearness.ts'
import type { Plan, Source, Wanted } from './plan.ts'
import { KEY_COLUMNS, type Position, sizeOf, sourceOf } from './query.ts'
import { CANDIDATES_MAX } from './terms.ts'
import { isExact } from './text.ts'
import { READS_MAX } from './walk.ts'

/** Rows that asking may read, about half of all: a walk or a collection still follows. */
const ASKED_MAX = 1_300

type Asked = { narrow: Source | null; reads: number }

/** A full-text hit, and a want, costs two rows: itself and its item. */
const costOf = (source: Source) => (source === 'text' || source === 'wants' ? 2 : 1)

/** Asks how many rows each source of the plan holds; names the narrowest that is narrow enough. */
export async function askSources(db: Db, plan: Plan, wanted: Wanted): Promise<Asked> {
  if (plan.sources.length === 0) return { narrow: null, reads: 0 }
  const share = ASKED_MAX / plan.sources.length
  const most = (source: Source) => Math.floor(share / costOf(source))
  const questions = plan.sources.map((s) => [s, sizeOf(s, wanted, most(s) + 1).as(s)] as const)
  const [row] = await db.select(Object.fromEntries(questions)).from(sql`(select 1)`)
  const sizes = plan.sources.map((source) => ({ source, size: row?.[source] ?? 0 }))
  const narrow = sizes
    .filter(({ source, size }) => size <= most(source))
    .sort((a, b) => a.size - b.size)
  const reads = sizes.reduce((sum, { size }) => sum + size, 0)
  return { narrow: narrow[0]?.source ?? null, reads }
}

/** A page of all rows of `source` that fit, behind a place (null: the first, with the exact count). */
export async function collect(
  db: Db,
  plan: Plan,
  wanted: Wanted,
  source: Source,
  from: Place | null,
  limit: number,
): Promise<Found> {
  const size = Math.min(CANDIDATES_MAX, Math.floor(READS_MAX / costOf(source)))
  const key = sql.raw(`items.${KEY_COLUMNS[plan.key]}`)
  const exact = plan.groups === 2 ? sql`iif(${isExact(wanted.text)}, 0, 1)` : sql`0`
  const rows = await db
    .select({
      id: sql<number>`${items.id}`.as('id'),
      k: sql<number | string>`${key}`.as('k'),
      group: sql<0 | 1>`${exact}`.as('exact_group'),
    })
    .from(sourceOf(source, wanted, testedColumns(plan), size))
    .where(rowFits(wanted, 'any'))
  const once = source === 'wants' ? [...new Map(rows.map((row) => [row.id, row])).values()] : rows
  const { circle } = wanted
  const ranked = circle && plan.key === 'spot'
  const placed = ranked
    ? once.map((row) => ({ ...row, k: nearnessOf(Number(row.k), circle) }))
    : once
  const sorted = placed.sort((a, b) => a.group - b.group || compare(plan, a, b))
  const hits: Hit[] = sorted.filter((row) => from === null || isBehind(plan, row, from))
  const page = await pageOf(db, plan, wanted, hits, limit, null, source)
  return { ...page, total: from === null ? totalText(hits.length, true) : null }
}

function compare(plan: Plan, a: Position, b: Position): number {
  if (plan.key === 'spot' && a.k === b.k) return b.id - a.id
  const rising = a.k < b.k ? -1 : a.k > b.k ? 1 : a.id - b.id
  return plan.descending ? -rising : rising
}

function isBehind(plan: Plan, row: Position & Hit, { group, at }: Place): boolean {
  if (row.group !== group) return row.group > group
  return at === null || compare(plan, row, at) > 0
}
