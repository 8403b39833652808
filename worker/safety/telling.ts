/** Whoever reported something hears what came of it (D60): kindly, and nothing of what anybody else said. */
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import type { ReportNews } from '../notifications/contract.ts'
import { lastNotice, noticeColumns } from '../notifications/notify.ts'
import { notifications } from '../notifications/tables.ts'
import type { About } from './evidence/copies.ts'
import { reports } from './tables.ts'
import type { ReportDecision } from './terms.ts'

const NEWS: Record<ReportDecision, ReportNews> = {
  keep: 'report_kept',
  hide: 'report_acted',
  suspend: 'report_acted',
}

/** Of these a decision is: open ones of a post, up to a number. */
export type Decided = About & { upTo: number }

export const areDecided = ({ kind, target, upTo }: Decided) =>
  and(
    eq(reports.target, target),
    eq(reports.kind, kind),
    isNull(reports.decidedAt),
    lte(reports.id, upTo),
  )

/** Before they are closed: everybody with one of them, each once. */
export function tellReporters(ctx: Ctx, decided: Decided, decision: ReportDecision): Statement {
  const userId = sql`${reports.reporterId}`
  // A name or a message is nobody's title: only what is offered is named.
  const named =
    decided.kind === 'item' || decided.kind === 'wish'
      ? sql`${reports.evidence} ->> 'title'`
      : sql`null`
  const row = {
    userId,
    id: sql`${lastNotice(userId)} + 1`,
    type: 'report_decided' as const,
    tradeId: sql`null`,
    params: sql`json_patch(${JSON.stringify({ why: NEWS[decision] })}, json_object('item', ${named}))`,
  }
  return ctx.db.insert(notifications).select(
    ctx.db
      .select(noticeColumns(row, ctx.clock.now()))
      .from(reports)
      .where(and(areDecided(decided), isNotNull(reports.reporterId))),
  )
}
