/** Cron: files of deleted items go after the time to restore them; publishes never finished go whole. */

import type { R2Bucket } from '@cloudflare/workers-types'
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { DAY, MINUTE } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { deletePrefix } from '../media/delete-prefix.ts'
import { prefixesOf } from '../media/keys.ts'
import { UNPUBLISHED } from './store.ts'
import { items } from './tables.ts'

/** Well over RESTORE_WITHIN_MS: a restore on its last second still finds its photos. */
const KEPT_MS = 10 * MINUTE
const UNFINISHED_MS = DAY
/** Items a run and kind, so that a run stays short. */
const AT_ONCE = 40

/** Answers how many items were cleaned. */
export async function cleanItems(ctx: Ctx): Promise<number> {
  return (await cleanDeleted(ctx)) + (await cleanUnfinished(ctx))
}

async function cleanDeleted(ctx: Ctx): Promise<number> {
  const due = and(
    // Literal, as the condition of items_deleted_photos.
    sql`${items.deletedAt} > 0 and ${items.photos} <> '[]'`,
    lt(items.deletedAt, ctx.clock.now() - KEPT_MS),
  )
  const ids = await idsOf(ctx, due, items.deletedAt)
  for (const id of ids) await deleteFiles(ctx.env.PHOTOS, id)
  if (ids.length > 0) {
    const stillDeleted = and(inArray(items.id, ids), gt(items.deletedAt, 0))
    await ctx.db.update(items).set({ photos: [] }).where(stillDeleted)
  }
  return ids.length
}

async function cleanUnfinished(ctx: Ctx): Promise<number> {
  const due = and(sql`${items.deletedAt} = 0`, lt(items.createdAt, ctx.clock.now() - UNFINISHED_MS))
  const ids = await idsOf(ctx, due, items.createdAt)
  for (const id of ids) await deleteFiles(ctx.env.PHOTOS, id)
  if (ids.length > 0) {
    const unfinished = and(inArray(items.id, ids), eq(items.deletedAt, UNPUBLISHED))
    await ctx.db.delete(items).where(unfinished)
  }
  return ids.length
}

type Instant = typeof items.deletedAt | typeof items.createdAt

async function idsOf(ctx: Ctx, due: ReturnType<typeof and>, oldest: Instant): Promise<number[]> {
  const query = ctx.db.select({ id: items.id }).from(items).where(due)
  const rows = await query.orderBy(asc(oldest)).limit(AT_ONCE)
  return rows.map((row) => row.id)
}

export async function deleteFiles(bucket: R2Bucket, itemId: number): Promise<void> {
  for (const prefix of prefixesOf(itemId)) await deletePrefix(bucket, prefix)
}
