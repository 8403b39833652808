/** A review that an administrator takes away: triggers take it out of what its person's add up to. */
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../http/context.ts'
import { reviews } from './tables.ts'

/** A statement; hidden before, it stays as it was. */
export const hideReview = (ctx: Ctx, id: number) =>
  ctx.db
    .update(reviews)
    .set({ hiddenAt: ctx.clock.now() })
    .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)))
