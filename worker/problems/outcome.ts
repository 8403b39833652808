/** What agreeing and deciding do to the trade, the counts and the deposit: statements of one batch, which the event of the trade locks. */
import { type SQL, sql } from 'drizzle-orm'
import type { Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { moved, type Payment, releaseDeposits } from '../payments/store.ts'
import type { TradeRow } from '../trades/rows/store.ts'
import { isCancelled, isOpen, partySide } from '../trades/rules.ts'
import {
  changed,
  countedAgainst,
  type Happening,
  uncountedAgainst,
} from '../trades/steps/changes.ts'
import { cancellation } from '../trades/steps/endings.ts'
import { otherSide, type Side } from '../trades/terms.ts'
import { countNoShow, uncountNoShow } from './counts/counts.ts'
import type { ProblemRow } from './rows/of-trade.ts'
import { type Consequences, consequencesOf, type Decidable, UNSAFE_FREE, YEAR_MS } from './rules.ts'
import type { Decision } from './terms.ts'

type Trade = TradeRow['trade']

/** Earlier `unsafe` reports of this person that were not upheld within the year. */
export const unsafeBefore = (reporterId: string, now: number): SQL<number> =>
  sql<number>`(select count(*) from problems where problems.reporter_id = ${reporterId}
    and problems.closed_at > ${now - YEAR_MS} and problems.kind = 'unsafe'
    and problems.outcome in ('accused', 'neither'))`

/** `unsafe`: of `unsafeBefore`, as it was read; the batch asks again. */
export function decidableOf(
  trade: Trade,
  problem: ProblemRow,
  deposit: Payment | null,
  unsafe: number,
): Decidable {
  const { countsAgainst, status } = trade
  const isReporters = countsAgainst === partySide(trade, problem.reporterId)
  return {
    ...{ kind: problem.kind, status, isHeld: deposit !== null, unsafeBefore: unsafe },
    isAnswered: problem.answer !== null,
    isAgreed: problem.answer === 'agreed',
    countsAgainst: countsAgainst && (isReporters ? 'reporter' : 'accused'),
  }
}

type Change = Parameters<typeof changed>[4]
export type Deciding = {
  problem: ProblemRow
  decidable: Decidable
  decision: Decision
  deposit: Payment | null
  event: Happening
  /** Behind the trade's own change: what the report itself becomes. */
  report: Statement[]
}

/** All but what people are told. */
export function outcome(ctx: Ctx, row: TradeRow, given: Deciding): Statement[] {
  const { problem, decidable, decision, deposit, event, report } = given
  const { db } = ctx
  const now = ctx.clock.now()
  const { trade } = row
  const does = consequencesOf(decidable, decision)
  const isOver = does.endsTrade || !isOpen(trade.status)
  const end = does.endsTrade ? ({ status: 'cancelled', cancelledAt: now } as const) : {}
  const against = { countsAgainst: sideAgainst(trade, problem, does, now) }
  const details = { ...event.details, ...(does.endsTrade && { to: 'cancelled' as const }) }
  const isLeft = trade.countsAgainst !== null && decidable.countsAgainst !== does.countsAgainst
  // Cancelled before: whom it counts against may be new. The row says it, also where the batch has found it.
  const isCounted =
    !does.endsTrade && isCancelled(trade.status) && (isLeft || trade.countsAgainst === null)
  return [
    ...(isLeft ? [uncountedAgainst(db, trade)] : []),
    ...changed(db, trade, now, { ...event, details }, { ...end, ...against } satisfies Change),
    ...report,
    ...countsOf(ctx, problem, does),
    // It is owed to the other side from then on (D56).
    ...(does.deposit === 'taken' && deposit ? [moved(db, deposit, 'capturing', now)] : []),
    ...(does.endsTrade ? cancellation(ctx, row, [trade.fromUserId, trade.toUserId]) : []),
    ...(isCounted ? [countedAgainst(db, trade)] : []),
    ...(isOver && !does.endsTrade ? [releaseDeposits(db, trade.id, now)] : []),
  ]
}

function countsOf({ db, clock }: Ctx, problem: ProblemRow, does: Consequences): Statement[] {
  if (does.countsNoShow) return problem.counts ? [] : countNoShow(db, problem.id, clock.now())
  return problem.counts ? uncountNoShow(db, problem.id) : []
}

/** For the column; the second `unsafe` of a year is found by the batch itself, so that two at once are not both the first. */
function sideAgainst(trade: Trade, { reporterId }: ProblemRow, does: Consequences, now: number) {
  const reporter = partySide(trade, reporterId)
  if (does.isUnsafeRefused && trade.countsAgainst === null)
    return sql<Side>`iif(${unsafeBefore(reporterId, now)} >= ${UNSAFE_FREE}, ${reporter}, null)`
  if (does.countsAgainst === null) return null
  return does.countsAgainst === 'reporter' ? reporter : otherSide(reporter)
}
