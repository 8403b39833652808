/** Deciding on what was reported: the reports are closed and the consequence drawn in one batch. */

import { sql } from 'drizzle-orm'
import { lostConstraint, runBatch } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { tellReporters } from '../safety/telling.ts'
import { audit } from './access/audit.ts'
import { requireOthers } from './access/own.ts'
import type { DecideReport } from './contract.ts'
import { effectOf } from './report-effects.ts'
import { mayDecide } from './rules.ts'
import { closeReports, reportById } from './store.ts'

/** All that are open: whatever else was said of it, it is answered. */
const ALL = Number.MAX_SAFE_INTEGER

/**
 * Decides all open reports of the same thing; what is kept is kept as it was `seen`. Throws 404; 403 `admin_own` where it
 * is about oneself; 422 `report_decision`, `suspend_admin`; 409 `report_decided` when somebody was faster, `report_held`, `item_changed`.
 */
export async function decideReport(
  ctx: Ctx,
  admin: Viewer,
  id: number,
  { decision, seen }: DecideReport,
): Promise<void> {
  const report = await reportById(ctx.db, id)
  if (!report) throw new Refusal('not_found', 404)
  if (report.decidedAt !== null) throw new Refusal('report_decided', 409)
  requireOthers(admin, report.accusedId)
  if (!mayDecide(report.kind, decision)) throw new Refusal('report_decision', 422)
  const upTo = decision === 'keep' ? Math.max(id, seen) : ALL
  const decided = { ...report, upTo }
  const effect = await effectOf(ctx, admin, decided, decision)
  const { statements, guard = sql`1`, after, within } = effect
  const stillOpen = sql`(select ${admin.id} from reports where id = ${id} and decided_at is null and ${guard})`
  const closed = { decision, decidedBy: admin.id, decidedAt: ctx.clock.now() }
  const target = `${report.kind}:${report.target}`
  const closing = [
    audit(ctx, stillOpen, `report_${decision}`, target, {
      report: id,
      accused: report.accusedId,
    }),
    tellReporters(ctx, decided, decision),
    closeReports(ctx.db, decided, closed),
  ]
  try {
    if (!within) await runBatch(ctx.db, [...closing, ...statements])
    else if (!(await within(closing))) throw new Refusal('item_changed', 409)
  } catch (error) {
    if (lostConstraint(error) !== 'admin_actions.admin_id') throw error
    const isDecided = (await reportById(ctx.db, id))?.decidedAt !== null
    throw new Refusal(isDecided ? 'report_decided' : 'item_changed', 409)
  }
  await after?.()
}
