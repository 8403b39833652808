/**
 * Cron: how many different pairs of people completed a trade whose agreed meeting was at a place of the list (D51). Once a
 * day, some places a run; of a place no more pairs are looked for than PAIRS_MAX.
 */
import { asc, gt, inArray, sql } from 'drizzle-orm'
import { runBatch } from '../../../db/batch.ts'
import { countersOf, isDue, putCounter } from '../../../db/counters.ts'
import { DAY } from '../../../http/clock.ts'
import type { Ctx } from '../../../http/context.ts'
import { meetingPlaces } from './tables.ts'
import { PAIRS_MAX } from './terms.ts'

const COUNTED = 'meeting_places_counted_at'
/** Behind it the next run goes on. */
const COUNTED_PLACE = 'meeting_places_counted_place'
const AT_ONCE = 50

/** The index has the pairs in order, so that none is looked at twice but for the trades that it made. Literal, as its condition. */
const pairs = sql<number>`(select count(*) from (
  select distinct min(from_user_id, to_user_id), max(from_user_id, to_user_id) from trades indexed by trades_met
  where agreed_place_id = ${meetingPlaces.id} and status = 'completed' limit ${PAIRS_MAX}))`

/** Answers how many places were counted. */
export async function countPairs(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const kept = await countersOf(ctx.db, [COUNTED, COUNTED_PLACE])
  if (!isDue(kept.get(COUNTED), now, DAY)) return 0
  const ids = await idsAfter(ctx, kept.get(COUNTED_PLACE) ?? 0)
  const isEnd = ids.length < AT_ONCE
  await runBatch(ctx.db, [
    ctx.db.update(meetingPlaces).set({ pairs }).where(inArray(meetingPlaces.id, ids)),
    putCounter(ctx.db, COUNTED_PLACE, isEnd ? 0 : (ids.at(-1) ?? 0)),
    ...(isEnd ? [putCounter(ctx.db, COUNTED, now)] : []),
  ])
  return ids.length
}

async function idsAfter({ db }: Ctx, last: number): Promise<number[]> {
  const rows = await db
    .select({ id: meetingPlaces.id })
    .from(meetingPlaces)
    .where(gt(meetingPlaces.id, last))
    .orderBy(asc(meetingPlaces.id))
    .limit(AT_ONCE)
  return rows.map(({ id }) => id)
}
