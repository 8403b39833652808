/** Reminders by cron: of a silence, twice (D30), and of an agreed meeting (D51). */
import { and, inArray, isNull, lte, not, type SQL, sql } from 'drizzle-orm'
import { runBatch, type Statement } from '../db/batch.ts'
import { inRounds } from '../db/rounds.ts'
import { DAY } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { mailTo } from '../notifications/mail-to.ts'
import { notifyAll } from '../notifications/notify.ts'
import type { MailKind, NotificationType } from '../notifications/terms.ts'
import { hasOpenProblem } from '../problems/rows/of-trade.ts'
import { talkedBefore } from './cron.ts'
import { CANCELLATION_ANSWER_MS, CANCELLATION_REMINDER_MS } from './ending/rules.ts'
import { REMINDERS_MS } from './meeting/rules.ts'
import { askedToCancelId } from './rows/shown.ts'
import { type TradeRow, tradesById } from './rows/store.ts'
import { SILENCE_REMINDERS_DAYS } from './rules.ts'
import { tellBoth } from './steps/endings.ts'
import { trades } from './tables.ts'

/** Two mails each, two notifications and the mark for all: a batch. */
const AT_ONCE = 6

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
      not(hasOpenProblem),
    )
    reminded += await remind(ctx, due, 'trade_reminder', { silenceReminded: days })
  }
  return reminded
}

type Reminder = { type: NotificationType & MailKind; mark: number; from: number; to: number }
/** Of the agreed meeting (D51), each in its own span before it: who agrees late is not reminded of what is past. */
const OF_MEETING: readonly Reminder[] = [
  { type: 'meeting_reminder', mark: 1, from: REMINDERS_MS[1], to: REMINDERS_MS[0] },
  { type: 'meeting_soon', mark: 2, from: REMINDERS_MS[2], to: REMINDERS_MS[1] },
]

/** The day before and two hours before, by mail too; an hour before whoever has not said so is asked: on the way? */
export async function remindOfMeetings(ctx: Ctx): Promise<number> {
  let reminded = 0
  for (const { type, mark, from, to } of OF_MEETING) {
    reminded += await remind(ctx, meetingIn(ctx, mark, from, to), type, { meetingReminded: mark })
  }
  return reminded + (await askWhetherOnTheWay(ctx))
}

function meetingIn(ctx: Ctx, mark: number, from: number, to: number): SQL | undefined {
  const now = ctx.clock.now()
  return and(
    // Literal, as the condition of trades_meeting.
    sql`${trades.status} = 'in_progress' and ${trades.meetingReminded} < 3 and ${trades.agreedAt} is not null`,
    sql`${trades.meetingReminded} < ${mark}`,
    // Who has handed over has met.
    isNull(trades.fromDeliveredAt),
    isNull(trades.toDeliveredAt),
    lte(trades.agreedAt, now + to),
    sql`${trades.agreedAt} > ${now + from}`,
  )
}

const ON_WAY = { from_user_id: trades.fromOnWayAt, to_user_id: trades.toOnWayAt }

async function askWhetherOnTheWay(ctx: Ctx): Promise<number> {
  const [mark, now] = [3, ctx.clock.now()]
  const due = meetingIn(ctx, mark, 0, REMINDERS_MS[2])
  return takenFrom(ctx, due, async (these) => [
    ...(['from_user_id', 'to_user_id'] as const).map((who) =>
      notifyAll(
        ctx.db,
        and(these, isNull(ON_WAY[who])),
        { type: 'meeting_way', who, params: {} },
        now,
      ),
    ),
    ctx.db.update(trades).set({ meetingReminded: mark }).where(these),
  ])
}

/** A day before it ends: who has not answered a request to cancel is told once more, by mail too (D53). */
export function remindOfCancellations(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const due = and(
    sql`${trades.status} = 'cancellation_requested' and ${trades.cancellationReminded} = 0`,
    lte(trades.cancellationRequestedAt, now - CANCELLATION_ANSWER_MS + CANCELLATION_REMINDER_MS),
    isNull(trades.fromDeliveredAt),
    isNull(trades.toDeliveredAt),
    not(hasOpenProblem),
  )
  const type = 'cancellation_requested'
  return takenFrom(ctx, due, async (these, ids) => [
    notifyAll(ctx.db, these, { type, who: askedToCancelId, params: { why: 'tomorrow' } }, now),
    ...(await mails(ctx, type, ids, these, ({ trade }) => trade.cancellationRequestedBy)),
    ctx.db.update(trades).set({ cancellationReminded: true }).where(these),
  ])
}

const remind = (
  ctx: Ctx,
  due: SQL | undefined,
  type: NotificationType & MailKind,
  set: { silenceReminded?: number; meetingReminded?: number },
): Promise<number> =>
  takenFrom(ctx, due, async (these, ids) => [
    ...tellBoth(ctx, these, type),
    ...(await mails(ctx, type, ids, these)),
    ctx.db.update(trades).set(set).where(these),
  ])

/** The statements take what they found out of `due`. */
const takenFrom = (
  ctx: Ctx,
  due: SQL | undefined,
  statements: (these: SQL | undefined, ids: number[]) => Promise<Statement[]>,
): Promise<number> =>
  inRounds(AT_ONCE, async () => {
    const found = await ctx.db.select({ id: trades.id }).from(trades).where(due).limit(AT_ONCE)
    const ids = found.map(({ id }) => id)
    if (ids.length > 0) {
      await runBatch(ctx.db, await statements(and(due, inArray(trades.id, ids)), ids))
    }
    return ids.length
  })

/** To both sides of each, or to the other than `but`, where it still holds that it is due. */
async function mails(
  ctx: Ctx,
  kind: MailKind,
  ids: number[],
  due: SQL | undefined,
  but: (row: TradeRow) => string | null = () => null,
): Promise<Statement[]> {
  const rows = await tradesById(ctx.db, ids, '')
  const each = rows.flatMap((row) => {
    const { trade, proposer, owner, item } = row
    const isOver = sql`not exists (select 1 from ${trades} where ${and(due, sql`${trades.id} = ${trade.id}`)})`
    const news = { item: item.title, tradeId: trade.id, unless: isOver }
    const to = (id: string, one: typeof owner, other: typeof owner) =>
      mailTo(ctx, kind, { id, ...one }, { name: other.firstName, ...news })
    const { fromUserId, toUserId } = trade
    const left = but(row)
    return [
      ...(fromUserId === left ? [] : [to(fromUserId, proposer, owner)]),
      ...(toUserId === left ? [] : [to(toUserId, owner, proposer)]),
    ]
  })
  return (await Promise.all(each)).flat()
}
