/** What time does to reports that nobody answers (D54): reminded of, the trade ends, the no-show counts, closed. By cron. */
import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { releaseDeposits } from '../payments/store.ts'
import { announce, announceEnd } from '../trades/announce.ts'
import { endTrade } from '../trades/ended.ts'
import { anyPage, type PageRow } from '../trades/rows/store.ts'
import { HOLDING, isOpen } from '../trades/rules.ts'
import { changed, uncountedAgainst } from '../trades/steps/changes.ts'
import { SYSTEM, trades } from '../trades/tables.ts'
import { countNoShow } from './counts/counts.ts'
import { sideOfPerson } from './outcome.ts'
import type { ProblemRow } from './rows/of-trade.ts'
import { reportedOf } from './rows/shown.ts'
import {
  ANSWERED_WITHIN_MS,
  closesAt,
  countsAt,
  endsTradeAt,
  REMINDER_MS,
  UNOPENED_MS,
} from './rules.ts'
import { changeReport, UNANSWERED } from './store.ts'
import { problems } from './tables.ts'
import { ANSWER_MS } from './terms.ts'
import { told, toldInApp } from './told.ts'

/** A run stays short; what is left waits for the next. */
const AT_ONCE = 20

/** Literal, as the condition of problems_waiting. */
const WAITS = sql`${problems.closedAt} is null`
const isUnanswered = sql`${problems.answer} is null`

/** Oldest first. */
const waiting = (ctx: Ctx, createdBefore: number, more?: SQL) =>
  ctx.db
    .select({ id: problems.id, tradeId: problems.tradeId })
    .from(problems)
    .innerJoin(trades, eq(trades.id, problems.tradeId))
    .where(and(WAITS, isUnanswered, lte(problems.createdAt, createdBefore), more))
    .orderBy(asc(problems.createdAt))
    .limit(AT_ONCE)

type Found = { row: PageRow; problem: ProblemRow }
type Due = Awaited<ReturnType<typeof waiting>>

/** Each by itself and as it is now; answers of how many `change` said that it happened. */
async function each(
  ctx: Ctx,
  due: Due,
  change: (found: Found) => Promise<boolean>,
): Promise<number> {
  let done = 0
  for (const { id, tradeId } of due) {
    const row = await anyPage(ctx, tradeId)
    const problem = row?.problems.find((one) => one.id === id)
    if (row && problem && (await change({ row, problem }))) done += 1
  }
  return done
}

/** Another step may have been faster: the answer, a code, another run. */
async function won(ctx: Ctx, statements: Statement[]): Promise<boolean> {
  try {
    await runBatch(ctx.db, statements)
    return true
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost === 'trade_events.trade_id' || lost === 'problems.words') return false
    throw error
  }
}

const countedSql = sql`min(coalesce(${problems.openedAt} + ${ANSWER_MS}, ${problems.createdAt} + ${UNOPENED_MS}),
  ${problems.createdAt} + ${UNOPENED_MS})`
const countable = and(
  eq(problems.kind, 'no_show'),
  eq(problems.counts, false),
  sql`iif(${problems.accusedId} = ${trades.fromUserId}, ${trades.fromMetAt}, ${trades.toMetAt}) is null`,
)

/** The day before the time to answer is over, and the day before a no-show counts where that is later. */
export async function remindOfProblems(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const first = await waiting(
    ctx,
    now - ANSWER_MS + REMINDER_MS,
    and(eq(problems.reminded, 0), sql`${problems.createdAt} > ${now - ANSWER_MS}`),
  )
  const second = await waiting(
    ctx,
    now - ANSWER_MS,
    and(
      countable,
      sql`${problems.reminded} < 2 and ${countedSql} - ${REMINDER_MS} <= ${now} and ${countedSql} > ${now}`,
      sql`${countedSql} >= ${problems.createdAt} + ${ANSWER_MS + REMINDER_MS}`,
    ),
  )
  const remind = (mark: number, why: 'problem_ends' | 'problem_counts') => (found: Found) =>
    reminded(ctx, found, mark, why)
  return (
    (await each(ctx, first, remind(1, 'problem_ends'))) +
    (await each(ctx, second, remind(2, 'problem_counts')))
  )
}

async function reminded(
  ctx: Ctx,
  { row, problem }: Found,
  mark: number,
  why: 'problem_ends' | 'problem_counts',
): Promise<boolean> {
  const isNew = sql`was.answer is null and was.reminded < ${mark}`
  const isDone = await won(ctx, [
    changeReport(ctx.db, problem.id, { reminded: mark }, isNew),
    ...told(ctx, row, problem.accusedId, 'problem_reminder', { why }),
  ])
  if (isDone) announce(ctx, row.trade.id)
  return isDone
}

/** Without an answer the trade ends after 72 hours, counted for nobody. The report stays open. */
export async function endUnansweredProblems(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const due = await waiting(ctx, now - ANSWER_MS, inArray(trades.status, [...HOLDING]))
  return each(ctx, due, async ({ row, problem }) => {
    const endsAt = endsTradeAt(reportedOf(row.trade, problem))
    if (endsAt === null || now < endsAt || !isOpen(row.trade.status)) return false
    const asked = [row.trade.fromUserId, row.trade.toUserId]
    return endTrade(ctx, row, { type: 'closed', reason: 'problem_unanswered', asked })
  })
}

/** No-shows that were opened and left for 72 hours, or never opened for 14 days. An answer takes it back. */
export async function countNoShows(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const due = await waiting(ctx, now - ANSWER_MS, and(countable, sql`${countedSql} <= ${now}`))
  return each(ctx, due, async ({ row, problem }) => {
    const at = countsAt(reportedOf(row.trade, problem))
    if (at === null || now < at) return false
    const { trade } = row
    // Who asked for its end because nobody came pays nothing for it.
    const isReporters = trade.countsAgainst === sideOfPerson(trade, problem.reporterId)
    const event = {
      type: 'problem_counted',
      actor: SYSTEM,
      details: { problem: problem.kind },
    } as const
    const isDone = await won(ctx, [
      ...(isReporters ? [uncountedAgainst(ctx.db, trade)] : []),
      ...changed(ctx.db, trade, now, event, isReporters ? { countsAgainst: null } : {}),
      changeReport(ctx.db, problem.id, {}, UNANSWERED),
      ...countNoShow(ctx.db, problem.id, now),
      ...told(ctx, row, problem.accusedId, 'problem_counted', { why: 'accused' }),
      ...toldInApp(ctx, row, problem.reporterId, 'problem_counted', { why: 'reporter' }),
    ])
    if (isDone) announce(ctx, trade.id)
    return isDone
  })
}

/** After 30 days nothing is waited for; what counts by then, counts. */
export async function closeProblems(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const due = await waiting(ctx, now - ANSWERED_WITHIN_MS)
  const closed = await each(ctx, due, async ({ row, problem }) => {
    const at = closesAt(reportedOf(row.trade, problem))
    if (at === null || now < at) return false
    const { trade } = row
    const details = { problem: problem.kind, outcome: 'unanswered' } as const
    const event = { type: 'problem_closed', actor: SYSTEM, details } as const
    const isDone = await won(ctx, [
      ...changed(ctx.db, trade, now, event, {}),
      changeReport(ctx.db, problem.id, { closedAt: now, outcome: 'unanswered' }, UNANSWERED),
      ...(isOpen(trade.status) ? [] : [releaseDeposits(ctx.db, trade.id, now)]),
      ...[problem.reporterId, problem.accusedId].flatMap((userId) =>
        toldInApp(ctx, row, userId, 'problem_closed', { why: 'problem_unanswered' }),
      ),
    ])
    if (isDone) announceEnd(ctx, trade.id)
    return isDone
  })
  return closed + (await closeAgreed(ctx))
}

/** Agreed, and what was held for it is not held any more: nothing is left to decide. */
async function closeAgreed(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const rows = await ctx.db
    .update(problems)
    .set({ closedAt: now, outcome: 'agreed' })
    .where(
      and(
        WAITS,
        eq(problems.answer, 'agreed'),
        sql`not exists (select 1 from payments where payments.trade_id = problems.trade_id
          and payments.user_id = problems.accused_id and payments.kind = 'security_deposit'
          and payments.status = 'held' and payments.capture_before > ${now})`,
      ),
    )
    .returning({ id: problems.id })
  return rows.length
}
