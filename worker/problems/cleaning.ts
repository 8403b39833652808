/** Cron: photos of what was closed long ago, and those that no report names (an upload that broke off). */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { HOUR } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { deleteProblemPhotos } from './photos.ts'
import { PHOTOS_KEPT_MS } from './rules.ts'
import { problems } from './tables.ts'

/** An upload is in the bucket before its row is written. */
const UNNAMED_MS = HOUR
/** Reports a run. */
const AT_ONCE = 20
/** A statement takes 100 values. */
const TRADES_AT_ONCE = 90
/** A run; few lie here. */
const PAGES_MAX = 5

/** Answers how many were deleted. */
export async function cleanProblemPhotos(ctx: Ctx): Promise<number> {
  return (await deleteOld(ctx)) + (await deleteUnnamed(ctx))
}

async function deleteOld(ctx: Ctx): Promise<number> {
  const rows = await ctx.db
    .select()
    .from(problems)
    .where(
      and(
        lte(problems.closedAt, ctx.clock.now() - PHOTOS_KEPT_MS),
        // Literal, as the condition of problems_kept.
        sql`(${problems.photos} <> '[]' or ${problems.answerPhotos} <> '[]')`,
      ),
    )
    .orderBy(asc(problems.closedAt))
    .limit(AT_ONCE)
  for (const { id, tradeId, photos, answerPhotos } of rows) {
    await ctx.db.update(problems).set({ photos: [], answerPhotos: [] }).where(eq(problems.id, id))
    await deleteProblemPhotos(ctx, tradeId, [...photos, ...answerPhotos])
  }
  return rows.length
}

async function deleteUnnamed(ctx: Ctx): Promise<number> {
  let deleted = 0
  let cursor: string | undefined
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const found = await ctx.env.PRIVATE.list({ prefix: 'problems/', ...(cursor && { cursor }) })
    const old = found.objects.filter((one) => +one.uploaded < ctx.clock.now() - UNNAMED_MS)
    const keys = await unnamed(
      ctx,
      old.map(({ key }) => key),
    )
    if (keys.length > 0) await ctx.env.PRIVATE.delete(keys)
    deleted += keys.length
    if (!found.truncated) break
    cursor = found.cursor
  }
  return deleted
}

const partOf = (key: string, at: number): string => key.split('/')[at] ?? ''

async function unnamed(ctx: Ctx, keys: string[]): Promise<string[]> {
  const ids = [...new Set(keys.map((key) => Number(partOf(key, 1))))]
  const named = new Set<string>()
  for (let at = 0; at < ids.length; at += TRADES_AT_ONCE) {
    const some = ids.slice(at, at + TRADES_AT_ONCE)
    const { photos, answerPhotos, tradeId } = problems
    const rows = await ctx.db
      .select({ photos, answerPhotos })
      .from(problems)
      .where(inArray(tradeId, some))
    for (const row of rows) for (const name of [...row.photos, ...row.answerPhotos]) named.add(name)
  }
  return keys.filter((key) => !named.has(partOf(key, 2)))
}
