/** Who was suspended brings nothing to its end: the system does, so that the other side is free. */
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { DAY } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { endTrade } from './ended.ts'
import { anyTrade } from './rows/store.ts'
import { isOpen } from './rules.ts'
import { trades } from './tables.ts'

/** Trades a run and side, so that a run stays short. */
const AT_ONCE = 10
/** Cron looks at those who were suspended since: after that nothing of theirs is open. */
const LOOKED_AT_MS = 30 * DAY

/** Cron, and at once for `userId`. Answers how many; those that others change meanwhile are left to the next run. */
export async function endTradesOfSuspended(ctx: Ctx, userId?: string): Promise<number> {
  const [sent, received] = await Promise.all([
    openOf(ctx, sql`${trades.fromUserId}`, userId),
    openOf(ctx, sql`${trades.toUserId}`, userId),
  ])
  let ended = 0
  for (const id of new Set([...sent, ...received])) if (await end(ctx, id)) ended += 1
  return ended
}

async function openOf(ctx: Ctx, side: SQL, userId: string | undefined): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: sql<number>`${trades.id}`.as('trade_id') })
    .from(users)
    .innerJoin(trades, sql`${side} = ${users.id}`)
    .where(
      and(
        userId === undefined
          ? gt(users.suspendedAt, ctx.clock.now() - LOOKED_AT_MS)
          : and(eq(users.id, userId), sql`${users.suspendedAt} is not null`),
        // With a plus the index of the side is chosen, and not that of all that are open.
        sql`+${trades.status} in ('accepted', 'in_progress', 'cancellation_requested')`,
      ),
    )
    .limit(AT_ONCE)
  return rows.map(({ id }) => id)
}

/** It counts as nobody's wish (D36), also where the other side had asked for it. */
async function end(ctx: Ctx, id: number): Promise<boolean> {
  const row = await anyTrade(ctx.db, id)
  if (!row || !isOpen(row.trade.status)) return false
  return endTrade(ctx, row, { type: 'cancelled_by_system', reason: 'item_deleted' })
}
