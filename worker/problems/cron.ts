/** What time does to reports that nobody answers (D54): reminded of, the trade ends, the no-show counts, closed. By cron. */
import {
  and,
  asc,
  eq,
  inArray,
  isNull,
  lte,
  not,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { isHeldFor, releaseDeposits } from '../payments/store.ts'
import { announce, announceEnd } from '../trades/announce.ts'
import { endTrade } from '../trades/ended.ts'
import { anyPage, type PageRow } from '../trades/rows/store.ts'
import { HOLDING, isOpen, partySide } from '../trades/rules.ts'
import { changed, uncountedAgainst } from '../trades/steps/changes.ts'
import { SYSTEM, trades } from '../trades/tables.ts'
import { countNoShow } from './counts/counts.ts'
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
import { accusedHasMet, changeReport, UNANSWERED } from './store.ts'
import { problems } from './tables.ts'
import { ANSWER_MS } from './terms.ts'
import { told, toldInApp } from './told.ts'

/** A run stays short; what is left waits for the next. */
const AT_ONCE = 20

/** Literal, as the condition of problems_waiting. */
const WAITS = sql`${problems.closedAt} is null`

/** Oldest first. */
const open = (ctx: Ctx, which: SQL | undefined) =>
  ctx.db
    .select({ id: problems.id, tradeId: problems.tradeId })
    .from(problems)
    .innerJoin(trades, eq(trades.id, problems.tradeId))
    .where(and(WAITS, which))
    .orderBy(asc(problems.createdAt))
    .limit(AT_ONCE)

const waiting = (ctx: Ctx, createdBefore: number, more?: SQL) =>
  open(ctx, and(isNull(problems.answer), lte(problems.createdAt, createdBefore), more))

type Found = { row: PageRow; problem: ProblemRow }
type Due = Awaited<ReturnType<typeof open>>

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
const countable = and(eq(problems.kind, 'no_show'), eq(problems.counts, false), not(accusedHasMet))

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
    if (endsAt === null || now < endsAt) return false
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
    const event = {
      type: 'problem_counted',
      actor: SYSTEM,
      details: { problem: problem.kind },
    } as const
    const isDone = await won(ctx, [
      ...changed(ctx.db, trade, now, event, {}),
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
  const unanswered = await each(ctx, due, async (found) => {
    const at = closesAt(reportedOf(found.row.trade, found.problem))
    if (at === null || now < at) return false
    return closed(ctx, found, {
      outcome: 'unanswered',
      why: 'problem_unanswered',
      still: UNANSWERED,
    })
  })
  return unanswered + (await closeAgreed(ctx))
}

/** Agreed, and what was held for it is not held any more: nothing is left to decide. */
async function closeAgreed(ctx: Ctx): Promise<number> {
  const isGone = (tradeId: SQLWrapper, accusedId: SQLWrapper) =>
    not(isHeldFor(ctx.db, tradeId, accusedId, ctx.clock.now()))
  const isLeft = and(eq(problems.answer, 'agreed'), isGone(problems.tradeId, problems.accusedId))
  const still = sql`was.answer = 'agreed' and ${isGone(sql`was.trade_id`, sql`was.accused_id`)}`
  return each(ctx, await open(ctx, isLeft), (found) =>
    closed(ctx, found, { outcome: 'agreed', why: 'deposit_gone', still }),
  )
}

type Closing = {
  outcome: 'unanswered' | 'agreed'
  why: 'problem_unanswered' | 'deposit_gone'
  still: SQL
}

/** One batch: event, report, what it held, and both are told. */
async function closed(
  ctx: Ctx,
  { row, problem }: Found,
  { outcome, why, still }: Closing,
): Promise<boolean> {
  const { db } = ctx
  const { trade } = row
  const now = ctx.clock.now()
  const details = { problem: problem.kind, outcome }
  const event = { type: 'problem_closed', actor: SYSTEM, details } as const
  // Nobody takes the no-show back by an answer any more: who asked for the end because of it pays nothing (J255).
  const isExcused = problem.counts && trade.countsAgainst === partySide(trade, problem.reporterId)
  const isDone = await won(ctx, [
    ...(isExcused ? [uncountedAgainst(db, trade)] : []),
    ...changed(db, trade, now, event, isExcused ? { countsAgainst: null } : {}),
    changeReport(db, problem.id, { closedAt: now, outcome }, still),
    ...(isOpen(trade.status) ? [] : [releaseDeposits(db, trade.id, now)]),
    ...[problem.reporterId, problem.accusedId].flatMap((userId) =>
      toldInApp(ctx, row, userId, 'problem_closed', { why }),
    ),
  ])
  if (isDone) announceEnd(ctx, trade.id)
  return isDone
}
