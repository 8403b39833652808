/**
 * Cron: rows of before D61 have the point of two decimals that they were stored with; each is moved to its home, the deleted too,
 * until none is left. Until then answers tell the middle of its cell (`spot`). What waits is an index of its own, so that a
 * crash, a second run beside it or a restored backup need no note of how far it came. No edit counts: nobody sees a change.
 */
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { runBatch } from '../db/batch.ts'
import { countersOf } from '../db/counters.ts'
import type { Ctx } from '../http/context.ts'
import { homeOf } from '../places/home.ts'
import { knownAround } from '../places/store.ts'
import { withCell } from './place.ts'
import { items } from './tables.ts'

/** Items a run: each is some six rows written, indexes included. */
const AT_ONCE = 200
/** Cells a run whose places are read, at most KNOWN_ROWS_MAX rows each. */
const CELLS_AT_ONCE = 40
/** Written behind the last row of the gazetteer (worker/dev/database/migrated.ts): without it all would go to wide cells. */
const GAZETTEER = 'places_version'

/** Answers how many items were moved. */
export async function settlePlaces({ db }: Ctx): Promise<number> {
  const waiting = await db
    .select({
      id: items.id,
      cell: items.cell,
      latitude: items.latitude,
      longitude: items.longitude,
    })
    .from(items)
    .where(and(sql`${items.settled} = 0`, isNotNull(items.cell)))
    .orderBy(asc(items.cell), asc(items.id))
    .limit(AT_ONCE)
  if (waiting.length === 0) return 0
  if (!(await countersOf(db, [GAZETTEER])).get(GAZETTEER)) return 0
  const cells = [...new Set(waiting.map(({ cell }) => cell))].slice(0, CELLS_AT_ONCE)
  const some = waiting
    .filter(({ cell }) => cells.includes(cell))
    .map(({ id, latitude, longitude }) => ({
      id,
      at: latitude === null || longitude === null ? null : { latitude, longitude },
    }))
  const known = await knownAround(
    db,
    some.flatMap(({ at }) => at ?? []),
  )
  const moved = some.map(({ id, at }) => {
    if (!at) return [id, null, null, null]
    const { latitude, longitude, cell } = withCell(homeOf(at, known))
    return [id, latitude, longitude, cell]
  })
  const to = (i: number) => sql.raw(`json_extract(home.value, '$[${i}]')`)
  await runBatch(db, [
    db
      .update(items)
      .set({ latitude: to(1), longitude: to(2), cell: to(3), settled: 1 })
      .from(sql`json_each(${JSON.stringify(moved)}) as home`)
      // What was published anew, edited to another place or emptied meanwhile is settled, or lies nowhere.
      .where(and(eq(items.id, to(0)), eq(items.settled, 0), isNotNull(items.cell))),
  ])
  return moved.length
}
