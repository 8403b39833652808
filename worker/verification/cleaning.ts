/** Cron: documents that no row names (a decision whose file could not be deleted, an upload that broke off). */
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../http/context.ts'
import { sweepUnnamed } from '../media/sweep-unnamed.ts'
import { verifications } from './tables.ts'

/** Answers how many were deleted. */
export function cleanDocuments(ctx: Ctx): Promise<number> {
  return sweepUnnamed(ctx, {
    prefix: 'verifications/',
    ownerOf: (key) => key.split('/')[1] ?? '',
    namedBy: async (people) => {
      const rows = await ctx.db
        .select({ key: verifications.documentKey })
        .from(verifications)
        .where(inArray(verifications.userId, people))
      return rows.flatMap(({ key }) => key ?? [])
    },
  })
}
