/** When the accused has opened a report: their page has shown it to them, and says so by itself (D54). */
import { and, eq, sql } from 'drizzle-orm'
import type { Ctx, Viewer } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { problems } from '../tables.ts'

/** The first time stands. Throws 404 for what is not about them. */
export async function opened(
  ctx: Ctx,
  viewer: Viewer,
  { tradeId, id }: { tradeId: number; id: number },
): Promise<void> {
  const found = await ctx.db
    .update(problems)
    .set({ openedAt: sql`coalesce(${problems.openedAt}, ${ctx.clock.now()})` })
    .where(
      and(eq(problems.id, id), eq(problems.tradeId, tradeId), eq(problems.accusedId, viewer.id)),
    )
    .returning({ id: problems.id })
  if (found.length === 0) throw new Refusal('problem_not_found', 404)
}
