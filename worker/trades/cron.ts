/** What time does to trades: proposals expire, silence and answers that never come close. By cron, and when an action comes too late. */
import { and, asc, inArray, isNull, lte, not, sql } from 'drizzle-orm'
import { runBatch } from '../db/batch.ts'
import { DAY } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { hasOpenProblem } from '../problems/rows/of-trade.ts'
import { endTrade } from './ended.ts'
import { CANCELLATION_ANSWER_MS, endOfSilence, isUnanswered } from './ending/rules.ts'
import { AFTER_MEETING_MS, MEETING_AWAITED_MS } from './meeting/rules.ts'
import { anyTrade } from './rows/store.ts'
import { isCompleted, isSilent, SILENCE_MS } from './rules.ts'
import { endAll } from './steps/changes.ts'
import { tellBoth } from './steps/endings.ts'
import { trades } from './tables.ts'
import { stateOf } from './view.ts'

/** Trades a run, so that a run stays short. */
const AT_ONCE = 100
const CLOSED_AT_ONCE = 20

/** Answers how many. Those that others change meanwhile are left to the next run. */
export async function expireTrades(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const due = await ctx.db
    .select({ id: trades.id })
    .from(trades)
    // Literal, as the condition of trades_expiring.
    .where(and(sql`${trades.status} = 'pending'`, lte(trades.expiresAt, now)))
    .orderBy(asc(trades.expiresAt))
    .limit(AT_ONCE)
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  // Still late: an answer may have come meanwhile, and given them time (D48).
  const isDue = and(sql`${trades.status} = 'pending'`, lte(trades.expiresAt, now))
  const where = and(isDue, inArray(trades.id, ids))
  await runBatch(ctx.db, [
    ...tellBoth(ctx, where, 'trade_expired'),
    ...endAll(ctx.db, where, now, { type: 'expired', status: 'expired', details: {} }),
  ])
  return ids.length
}

/** Accepted ones that nobody cares for any more (D30). */
export async function closeSilent(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const rows = await ctx.db
    .select({ id: trades.id })
    .from(trades)
    .where(
      and(
        sql`${trades.status} in ('accepted', 'in_progress', 'cancellation_requested')`,
        lte(trades.activeAt, now - SILENCE_MS),
        sql`(${trades.meetingAt} is null or ${trades.meetingAt} <= ${now - AFTER_MEETING_MS}
          or ${trades.activeAt} <= ${now - AFTER_MEETING_MS - MEETING_AWAITED_MS})`,
        talkedBefore(now - SILENCE_MS),
        not(hasOpenProblem),
      ),
    )
    .orderBy(asc(trades.activeAt))
    .limit(CLOSED_AT_ONCE)
  for (const { id } of rows) await closeTrade(ctx, id)
  return rows.length
}

/** No message since then. Messages are known to the day (worker/trades/room/unread.ts): rather a day late than too early. */
export const talkedBefore = (at: number) =>
  sql`not exists (select 1 from trade_unread where trade_unread.trade_id = ${trades.id} and last_at > ${at - DAY})`

/** Requests to cancel that nobody answered (D53). */
export async function endUnanswered(ctx: Ctx): Promise<number> {
  const rows = await ctx.db
    .select({ id: trades.id })
    .from(trades)
    .where(
      and(
        // Literal, as the condition of trades_unanswered.
        sql`${trades.status} = 'cancellation_requested'`,
        lte(trades.cancellationRequestedAt, ctx.clock.now() - CANCELLATION_ANSWER_MS),
        isNull(trades.fromDeliveredAt),
        isNull(trades.toDeliveredAt),
        not(hasOpenProblem),
      ),
    )
    .orderBy(asc(trades.cancellationRequestedAt))
    .limit(CLOSED_AT_ONCE)
  for (const { id } of rows) await closeTrade(ctx, id)
  return rows.length
}

/** Once, whoever notices first; nothing when neither an answer is overdue nor all are silent (any more). */
export async function closeTrade(ctx: Ctx, id: number): Promise<void> {
  const row = await anyTrade(ctx.db, id)
  const now = ctx.clock.now()
  if (!row) return
  const [state, { fromUserId, toUserId, cancellationRequestedBy: by }] = [stateOf(row), row.trade]
  const type = 'closed'
  if (isUnanswered(state, now) && by !== null) {
    // Whoever did not answer is asked for their own things; the other side is there.
    const asked = [by === fromUserId ? toUserId : fromUserId]
    await endTrade(ctx, row, { type, reason: 'unanswered', by, asked })
  } else if (isSilent(state, now)) {
    const isDone = isCompleted(endOfSilence(state))
    const asked = [fromUserId, toUserId]
    await endTrade(ctx, row, { type, reason: 'silence', isCompleted: isDone, asked })
  }
}
