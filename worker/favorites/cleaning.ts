/** Cron: favourites of items that are deleted for longer than a restore can come; at most so many a run. */
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Statement } from '../db/batch.ts'
import { runBatch } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { RESTORE_WITHIN_MS } from '../items/terms.ts'
import { favorites, favoritesLeft } from './tables.ts'

/** Twice the time: a restore on its last second is through by then. */
const KEPT_MS = 2 * RESTORE_WITHIN_MS
/** A favourite is six rows written. */
const AT_ONCE = 200
const ITEMS_AT_ONCE = 50

/** Answers how many were removed; what is left waits for the next run. */
export async function cleanFavorites(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select()
    .from(favoritesLeft)
    .where(lt(favoritesLeft.deletedAt, ctx.clock.now() - KEPT_MS))
    .orderBy(asc(favoritesLeft.deletedAt), asc(favoritesLeft.itemId))
    .limit(ITEMS_AT_ONCE)
  let removed = 0
  for (const left of due) {
    const gone = await removeOf(ctx, left, AT_ONCE - removed)
    removed += gone
    if (removed >= AT_ONCE) break
  }
  return removed
}

type Left = typeof favoritesLeft.$inferSelect

async function removeOf(ctx: Ctx, { itemId, deletedAt }: Left, most: number): Promise<number> {
  const some = sql`(select user_id from favorites indexed by favorites_item where item_id = ${itemId} limit ${most})`
  const none = sql`not exists (select 1 from favorites where item_id = ${itemId})`
  const statements: Statement[] = [
    ctx.db
      .delete(favorites)
      .where(and(sql`${favorites.userId} in ${some}`, eq(favorites.itemId, itemId)))
      .returning({ itemId: favorites.itemId }),
    ctx.db
      .delete(favoritesLeft)
      .where(and(eq(favoritesLeft.deletedAt, deletedAt), eq(favoritesLeft.itemId, itemId), none)),
  ]
  const [rows] = await runBatch(ctx.db, statements)
  return (rows as unknown[]).length
}
