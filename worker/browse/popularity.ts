/**
 * Cron: the popularity that lists sort by, refreshed hourly: favourites of 30 days first, then views
 * (D7). What waits in item_views is due: items that were looked at, saved or removed since, and those of
 * which a favourite has grown old.
 */
import { gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { runBatch, type Statement } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import { countersOf, isDue, putCounter } from '../db/counters.ts'
import { listed } from '../db/listed.ts'
import { DAY, HOUR } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { items, itemViews } from '../items/tables.ts'

const REFRESHED = 'popularity_refreshed_at'
/** The item at which the last run that had too many stopped: the next one goes on behind it. */
const REFRESHED_ITEM = 'popularity_refreshed_item'
/** Where the walk along the age of favourites stands: behind this moment and item. */
const AGED_AT = 'favorites_aged_at'
const AGED_ITEM = 'favorites_aged_item'
const COUNTED_MS = 30 * DAY
/** Items a run, favourites that grow old a run; what is left waits for the next, five minutes later. */
const AT_ONCE = 500
/** Favourites of one item that are told apart, so that a run stays short. */
const FAVORITES_COUNTED = 1_000
/** One favourite outweighs any number of views. */
const VIEWS_COUNTED = 999_999

/** Answers how many items changed. */
export async function refreshPopularity(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const kept = await countersOf(ctx.db, [REFRESHED, REFRESHED_ITEM, AGED_AT, AGED_ITEM])
  if (!isDue(kept.get(REFRESHED), now, HOUR)) return 0
  const aging = await markAged(ctx.db, kept, now - COUNTED_MS)
  const ids = await due(ctx.db, kept.get(REFRESHED_ITEM) ?? 0)
  const done = aging < AT_ONCE && ids.length < AT_ONCE
  const statements = ids.length > 0 ? refresh(ctx.db, ids, now) : []
  if (done) statements.push(putCounter(ctx.db, REFRESHED, now))
  if (ids.length === AT_ONCE) statements.push(putCounter(ctx.db, REFRESHED_ITEM, ids.at(-1) ?? 0))
  await runBatch(ctx.db, statements)
  return ids.length
}

/** Items of which a favourite is older than `until` by now join those that wait. */
async function markAged(db: Db, kept: Map<string, number>, until: number): Promise<number> {
  const [at, item] = [kept.get(AGED_AT) ?? 0, kept.get(AGED_ITEM) ?? 0]
  const aged = await db
    .select({ at: sql<number>`created_at`, itemId: sql<number>`item_id` })
    .from(sql`favorites indexed by favorites_age`)
    .where(sql`(created_at, item_id) > (${at}, ${item}) and created_at <= ${until}`)
    .orderBy(sql`created_at, item_id`)
    .limit(AT_ONCE)
  const last = aged.at(-1)
  if (!last) return 0
  const ids = JSON.stringify([...new Set(aged.map((row) => row.itemId))])
  await runBatch(db, [
    db
      .insert(itemViews)
      .select(sql`select value as item_id, 0 as views from json_each(${ids}) where true`)
      .onConflictDoNothing(),
    putCounter(db, AGED_AT, last.at),
    putCounter(db, AGED_ITEM, last.itemId),
  ])
  return aged.length
}

/** In a circle, so that the newest items come up however many wait before them. */
async function due(db: Db, last: number): Promise<number[]> {
  const further = await waiting(db, gt(itemViews.itemId, last), AT_ONCE)
  if (further.length === AT_ONCE || last === 0) return further
  const first = await waiting(db, lte(itemViews.itemId, last), AT_ONCE - further.length)
  return [...further, ...first]
}

async function waiting(db: Db, where: SQL, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: itemViews.itemId })
    .from(itemViews)
    .where(where)
    .orderBy(itemViews.itemId)
    .limit(most)
  return rows.map((row) => row.id)
}

/** A visit between two statements would be lost: they are one batch, and it adds and forgets alike. */
function refresh(db: Db, ids: number[], now: number): Statement[] {
  const chosen = listed(ids)
  // Another run may have added them since they were chosen.
  const views = sql`(${items.views} + coalesce((select ${itemViews.views} from ${itemViews} where ${itemViews.itemId} = ${items.id}), 0))`
  const favorites = sql`(select count(*) from (select 1 from favorites indexed by favorites_item
    where item_id = ${items.id} and created_at > ${now - COUNTED_MS} limit ${FAVORITES_COUNTED}))`
  const popularity = sql`${favorites} * ${VIEWS_COUNTED + 1} + min(${views}, ${VIEWS_COUNTED})`
  return [
    db.update(items).set({ views, popularity }).where(inArray(items.id, chosen)),
    db.delete(itemViews).where(inArray(itemViews.itemId, chosen)),
  ]
}
