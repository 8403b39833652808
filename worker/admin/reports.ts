/** What was reported, and deciding on it: the report is closed and its consequence drawn in one batch. */

import { sql } from 'drizzle-orm'
import { personById } from '../accounts/person/store.ts'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import { iso } from '../http/clock.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { isFree } from '../items/rules.ts'
import { itemById, markRemoved } from '../items/store.ts'
import { mailStatement, sendSoon } from '../mail/outbox.ts'
import { itemHiddenMail } from '../mail/templates/item-hidden.ts'
import { hideReported } from '../reputation/hiding.ts'
import type { ReportDecision, ReportKind } from '../safety/terms.ts'
import { cancelPending } from '../trades/steps/endings.ts'
import { audit } from './access/audit.ts'
import type { ReportedItem } from './contract.ts'
import { mayDecide } from './rules.ts'
import { closeReports, type OpenReport, openReports, type ReportRow, reportById } from './store.ts'
import { afterSuspending, suspending } from './suspend.ts'

/** Things with all that is open on them, in the order in which they were first reported. */
export async function reportedItems(
  ctx: Ctx,
  kind: ReportKind | 'others' | undefined,
): Promise<ReportedItem[]> {
  const things = new Map<string, ReportedItem>()
  for (const row of await openReports(ctx.db, kind)) {
    const key = `${row.report.kind} ${row.report.target}`
    const thing = things.get(key) ?? reportOf(row)
    things.set(key, thing)
    const { id, reason, description, createdAt } = row.report
    const at = iso(createdAt)
    const { reporterName } = row
    thing.reports.push({ id, reporterName, reason, description, createdAt: at })
  }
  return [...things.values()]
}

const PATHS: Partial<Record<ReportKind, string>> = { item: '/items/', person: '/user/' }

function reportOf({ report, accusedName: name, suspendedAt }: OpenReport): ReportedItem {
  const { id, kind, target, accusedId, evidence } = report
  const path = PATHS[kind]
  return {
    ...{ id, kind, target, evidence },
    accused: { id: accusedId, name, isSuspended: suspendedAt !== null },
    path: path ? path + target : null,
    reports: [],
  }
}

/** `guard`: what else must still be so, as SQL; `after`: once the batch has been written. */
type Effect = {
  statements: Statement[]
  guard?: ReturnType<typeof sql>
  after?: () => void | Promise<void>
}

/**
 * Decides all open reports of the same thing. Throws 404; 422 `report_decision`, `suspend_admin`; 409
 * `report_decided` when somebody was faster, `report_held`, `item_changed`.
 */
export async function decideReport(
  ctx: Ctx,
  admin: Viewer,
  id: number,
  decision: ReportDecision,
): Promise<void> {
  const report = await reportById(ctx.db, id)
  if (!report) throw new Refusal('not_found', 404)
  if (report.decidedAt !== null) throw new Refusal('report_decided', 409)
  if (!mayDecide(report.kind, decision)) throw new Refusal('report_decision', 422)
  const { statements, guard = sql`1`, after } = await effectOf(ctx, report, decision)
  const stillOpen = sql`(select ${admin.id} from reports where id = ${id} and decided_at is null and ${guard})`
  const decided = { decision, decidedBy: admin.id, decidedAt: ctx.clock.now() }
  const target = `${report.kind}:${report.target}`
  try {
    await runBatch(ctx.db, [
      audit(ctx, stillOpen, `report_${decision}`, target, {
        report: id,
        accused: report.accusedId,
      }),
      closeReports(ctx.db, report, decided),
      ...statements,
    ])
  } catch (error) {
    if (lostConstraint(error) !== 'admin_actions.admin_id') throw error
    const isDecided = (await reportById(ctx.db, id))?.decidedAt !== null
    throw new Refusal(isDecided ? 'report_decided' : 'item_changed', 409)
  }
  await after?.()
}

async function effectOf(ctx: Ctx, report: ReportRow, decision: ReportDecision): Promise<Effect> {
  if (decision === 'keep') return { statements: [] }
  if (decision === 'suspend') {
    const { accusedId } = report
    const statements = await suspending(ctx, accusedId)
    return { statements, after: () => afterSuspending(ctx, accusedId) }
  }
  if (report.kind === 'review') {
    return { statements: [hideReported(ctx, report.target)] }
  }
  return hidingItem(ctx, report)
}

/**
 * As its owner would delete it, but for good: what is only proposed ends by the system; what is promised cannot be
 * taken away. Where its owner has just deleted it, or is not here, it does not come back.
 */
async function hidingItem(ctx: Ctx, report: ReportRow): Promise<Effect> {
  const item = await itemById(ctx.db, Number(report.target))
  if (!item) return { statements: [] }
  const { id, updatedAt, deletedAt, tradeStatus } = item
  const isShown = deletedAt === null
  if ((isShown || deletedAt < 0) && !isFree(item)) throw new Refusal('report_held', 409)
  const owner = isShown ? await personById(ctx.db, item.ownerId) : null
  return {
    statements: [
      ...markRemoved(ctx.db, id, ctx.clock.now()),
      ...(isShown ? cancelPending(ctx, id) : []),
      ...(owner ? [mailStatement(ctx, itemHiddenMail(ctx, owner, item.title))] : []),
    ],
    guard: sql`exists (select 1 from items where id = ${id} and updated_at = ${updatedAt}
      and deleted_at is ${deletedAt} and trade_status = ${tradeStatus})`,
    after: () => sendSoon(ctx),
  }
}
