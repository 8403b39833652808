/** Cron: photos of what was closed long ago, and those that no report names (an upload that broke off). */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Ctx } from '../http/context.ts'
import { sweepUnnamed } from '../media/sweep-unnamed.ts'
import { deleteProblemPhotos } from './photos.ts'
import { PHOTOS_KEPT_MS } from './rules.ts'
import { problems } from './tables.ts'

/** Reports a run. */
const AT_ONCE = 20

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

const partOf = (key: string, at: number): string => key.split('/')[at] ?? ''

function deleteUnnamed(ctx: Ctx): Promise<number> {
  return sweepUnnamed(ctx, {
    prefix: 'problems/',
    ownerOf: (key) => partOf(key, 1),
    // A picture lies there in several sizes.
    nameOf: (key) => partOf(key, 2),
    namedBy: async (trades) => {
      const { photos, answerPhotos, tradeId } = problems
      const rows = await ctx.db
        .select({ photos, answerPhotos })
        .from(problems)
        .where(inArray(tradeId, trades.map(Number)))
      return rows.flatMap((row) => [...row.photos, ...row.answerPhotos])
    },
  })
}
