/** Cron: what was copied of reports goes 30 days after their decision, and pictures that no report names (a report that broke off). */
import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Ctx } from '../../http/context.ts'
import { sweepUnnamed } from '../../media/sweep-unnamed.ts'
import { reports } from '../tables.ts'
import { EVIDENCE_KEPT_MS } from '../terms.ts'
import { COPIES, copyKey, targetOf } from './copies.ts'

/** Reports a run. */
const AT_ONCE = 40

/** Answers how many reports and pictures were emptied. */
export async function cleanEvidence(ctx: Ctx): Promise<number> {
  return (await forgetOld(ctx)) + (await deleteUnnamed(ctx))
}

/** Their pictures are unnamed then, unless another report of the same still names them. */
async function forgetOld(ctx: Ctx): Promise<number> {
  const rows = await ctx.db
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        lte(reports.decidedAt, ctx.clock.now() - EVIDENCE_KEPT_MS),
        isNotNull(reports.decidedAt),
        // Literal, as the condition of reports_kept.
        sql`(${reports.photos} <> '[]' or ${reports.evidence} <> '{}')`,
      ),
    )
    .orderBy(asc(reports.decidedAt))
    .limit(AT_ONCE)
  for (const { id } of rows) {
    await ctx.db.update(reports).set({ photos: [], evidence: {} }).where(eq(reports.id, id))
  }
  return rows.length
}

function deleteUnnamed(ctx: Ctx): Promise<number> {
  return sweepUnnamed(ctx, {
    prefix: COPIES,
    ownerOf: targetOf,
    namedBy: async (targets) => {
      const { kind, target, photos } = reports
      const rows = await ctx.db
        .select({ kind, target, photos })
        .from(reports)
        .where(and(sql`${reports.photos} <> '[]'`, inArray(target, targets)))
      return rows.flatMap((row) => row.photos.map((name) => copyKey(row, name)))
    },
  })
}
