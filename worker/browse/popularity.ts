/** Cron: the popularity that lists sort by, refreshed hourly from views (D7; favourites come with them). */
import { eq, inArray, sql } from 'drizzle-orm'
import { runBatch } from '../db/batch.ts'
import { HOUR } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { counters, items, itemViews } from '../items/tables.ts'

const REFRESHED = 'popularity_refreshed_at'
/** Items a run; what is left waits for the next run, five minutes later. */
const AT_ONCE = 500

/** Takes up the views since the last refresh. Answers how many items changed. */
export async function refreshPopularity(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const [last] = await ctx.db.select().from(counters).where(eq(counters.name, REFRESHED))
  if (last && now - last.value < HOUR) return 0
  const pending = await ctx.db
    .select({ id: itemViews.itemId })
    .from(itemViews)
    .orderBy(itemViews.itemId)
    .limit(AT_ONCE)
  const ids = pending.map((row) => row.id)
  const chosen = sql`(select value from json_each(${JSON.stringify(ids)}))`
  const views = sql`${items.views} + (select ${itemViews.views} from ${itemViews} where ${itemViews.itemId} = ${items.id})`
  // A visit between two statements would be lost: they are one batch, and it adds and forgets alike.
  const statements = [
    ctx.db.update(items).set({ views, popularity: views }).where(inArray(items.id, chosen)),
    ctx.db.delete(itemViews).where(inArray(itemViews.itemId, chosen)),
  ]
  const done = ctx.db
    .insert(counters)
    .values({ name: REFRESHED, value: now })
    .onConflictDoUpdate({ target: counters.name, set: { value: now } })
  const emptied = ids.length < AT_ONCE
  await runBatch(ctx.db, [...(ids.length > 0 ? statements : []), ...(emptied ? [done] : [])])
  return ids.length
}
