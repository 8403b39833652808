/** Reminders by cron: of a silence, twice (D30), and of a meeting, the day before. */
import { and, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { runBatch, type Statement } from '../db/batch.ts'
import { DAY } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { mailTo } from '../notifications/mail-to.ts'
import type { NotificationType } from '../notifications/terms.ts'
import { talkedBefore } from './cron.ts'
import { tellBoth } from './endings.ts'
import { type TradeRow, tradesById } from './rows/store.ts'
import { MEETING_REMINDER_MS, SILENCE_REMINDERS_DAYS } from './rules.ts'
import { trades } from './tables.ts'

/** Two mails each, two notifications and the mark for all: a batch. */
const AT_ONCE = 6
/** A run stays short; what is left waits for the next. */
const ROUNDS_MAX = 10

/** At 7 and 21 days of silence, by mail too; they do not restart it. */
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
  let reminded = 0
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const found = await ctx.db.select({ id: trades.id }).from(trades).where(due).limit(AT_ONCE)
    if (found.length === 0) break
    const ids = found.map(({ id }) => id)
    const these = and(due, inArray(trades.id, ids))
    await runBatch(ctx.db, [
      ...tellBoth(ctx, these, type),
      ...(type === 'trade_reminder' ? await mails(ctx, ids, these) : []),
      ctx.db.update(trades).set(set).where(these),
    ])
    reminded += ids.length
    if (ids.length < AT_ONCE) break
  }
  return reminded
}

/** To both sides of each, where it still holds that it is due. */
async function mails(ctx: Ctx, ids: number[], due: SQL | undefined): Promise<Statement[]> {
  const rows = await tradesById(ctx.db, ids, '')
  const each = rows.flatMap(({ trade, proposer, owner, item }: TradeRow) => {
    const isOver = sql`not exists (select 1 from ${trades} where ${and(due, sql`${trades.id} = ${trade.id}`)})`
    const news = { item: item.title, tradeId: trade.id, unless: isOver }
    const to = (id: string, one: typeof owner, other: typeof owner) =>
      mailTo(ctx, 'trade_reminder', { id, ...one }, { name: other.firstName, ...news })
    return [to(trade.fromUserId, proposer, owner), to(trade.toUserId, owner, proposer)]
  })
  return (await Promise.all(each)).flat()
}
