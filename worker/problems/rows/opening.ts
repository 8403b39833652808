/** When the accused has opened a report: by asking for its trade's page themselves, and by nothing else (D54). */
import { and, inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../http/context.ts'
import { problems } from '../tables.ts'
import type { ProblemRow } from './of-trade.ts'

/** Once; nothing where all of them were opened before, or are about the other side. */
export async function openedBy(
  ctx: Ctx,
  rows: readonly Pick<ProblemRow, 'id' | 'accusedId' | 'openedAt'>[],
  viewerId: string,
): Promise<void> {
  const ids = rows
    .filter(({ accusedId, openedAt }) => accusedId === viewerId && openedAt === null)
    .map(({ id }) => id)
  if (ids.length === 0) return
  await ctx.db
    .update(problems)
    .set({ openedAt: ctx.clock.now() })
    .where(and(inArray(problems.id, ids), isNull(problems.openedAt)))
}
