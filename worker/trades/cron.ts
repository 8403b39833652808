/** What time does to trades: proposals expire, silence closes, reminders go out. By cron, and when an action comes too late. */
import { and, asc, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import type { NotificationType } from '../notifications/contract.ts'
import { notifyAll } from '../notifications/notify.ts'
import { announce } from './announce.ts'
import { changed, endAll } from './changes.ts'
import { cancellation, completion } from './endings.ts'
import {
  AFTER_MEETING_MS,
  endOfSilence,
  isSilent,
  MEETING_REMINDER_MS,
  SILENCE_MS,
  SILENCE_REMINDERS_DAYS,
} from './rules.ts'
import { anyTrade, objectorsOf } from './store.ts'
import { SYSTEM, trades } from './tables.ts'
import { stateOf } from './view.ts'

/** Trades a run, so that a run stays short. */
const AT_ONCE = 100
const CLOSED_AT_ONCE = 20
const DAY = 86_400_000

const both = (ctx: Ctx, where: SQL | undefined, type: NotificationType, why?: 'silence') => {
  const params = why ? { why } : {}
  const now = ctx.clock.now()
  return (['from_user_id', 'to_user_id'] as const).map((who) =>
    notifyAll(ctx.db, where, { type, who, params }, now),
  )
}

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
  const where = and(sql`${trades.status} = 'pending'`, inArray(trades.id, ids))
  await runBatch(ctx.db, [
    ...both(ctx, where, 'trade_expired'),
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
        sql`(${trades.meetingAt} is null or ${trades.meetingAt} <= ${now - AFTER_MEETING_MS})`,
        talkedBefore(now - SILENCE_MS),
      ),
    )
    .orderBy(asc(trades.activeAt))
    .limit(CLOSED_AT_ONCE)
  for (const { id } of rows) await closeTrade(ctx, id)
  return rows.length
}

/** No message since then. */
const talkedBefore = (at: number) =>
  sql`not exists (select 1 from trade_unread where trade_unread.trade_id = ${trades.id} and last_at > ${at})`

/** Once, whoever notices first; nothing when it is not silent (any more). */
export async function closeTrade(ctx: Ctx, id: number): Promise<void> {
  const row = await anyTrade(ctx.db, id)
  const now = ctx.clock.now()
  if (!row || !isSilent(stateOf(row), now)) return
  const to = endOfSilence(stateOf(row), await objectorsOf(ctx.db, id))
  const isCompleted = to === 'completed'
  const set = { status: to, ...(isCompleted ? { completedAt: now } : { cancelledAt: now }) }
  const event = { type: 'closed', actor: SYSTEM, details: { reason: 'silence', to } } as const
  const statements: Statement[] = [
    ...changed(ctx.db, row.trade, now, event, set),
    ...(isCompleted ? completion(ctx, row) : cancellation(ctx, row)),
    ...both(
      ctx,
      inArray(trades.id, [id]),
      isCompleted ? 'trade_completed' : 'trade_cancelled',
      'silence',
    ),
  ]
  try {
    await runBatch(ctx.db, statements)
  } catch (error) {
    if (lostConstraint(error) === 'trade_events.trade_id') return
    throw error
  }
  announce(ctx, id)
}

/** At 7 and 21 days of silence; they do not restart it. */
export async function remindOfSilence(ctx: Ctx): Promise<number> {
  let reminded = 0
  for (const days of SILENCE_REMINDERS_DAYS) {
    const since = ctx.clock.now() - days * DAY
    const due = and(
      sql`${trades.status} in ('accepted', 'in_progress', 'cancellation_requested')`,
      lte(trades.activeAt, since),
      sql`${trades.silenceReminded} < ${days}`,
      talkedBefore(since),
    )
    reminded += await remind(ctx, due, 'trade_reminder', { silenceReminded: days })
  }
  return reminded
}

/** The day before. */
export function remindOfMeetings(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const due = and(
    // Literal, as the condition of trades_meeting.
    sql`${trades.status} = 'in_progress' and ${trades.meetingReminded} = 0 and ${trades.meetingAt} is not null`,
    lte(trades.meetingAt, now + MEETING_REMINDER_MS),
    sql`${trades.meetingAt} > ${now}`,
  )
  return remind(ctx, due, 'meeting_reminder', { meetingReminded: 1 })
}

async function remind(
  ctx: Ctx,
  due: SQL | undefined,
  type: NotificationType,
  set: { silenceReminded?: number; meetingReminded?: number },
): Promise<number> {
  const found = await ctx.db.select({ id: trades.id }).from(trades).where(due).limit(AT_ONCE)
  if (found.length === 0) return 0
  const ids = found.map(({ id }) => id)
  const these = and(due, inArray(trades.id, ids))
  await runBatch(ctx.db, [...both(ctx, these, type), ctx.db.update(trades).set(set).where(these)])
  return ids.length
}
