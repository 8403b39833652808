/** Reporting: one row a reporter and item, with what it said then, for administrators to decide on. */
import { lostConstraint } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { spend } from '../http/guards/limits.ts'
import type { Evidence, Report } from './contract.ts'
import { reports } from './tables.ts'
import type { ReportKind } from './terms.ts'

/** `target` as in safety/tables.ts; `evidence` is copied, because the accused may change it. */
export type Reported = { kind: ReportKind; target: string; accusedId: string; evidence: Evidence }

/** Throws 422 `report_own`, 409 `report_twice`, 429. Nobody but administrators hears of it. */
export async function report(
  ctx: Ctx,
  viewer: Viewer,
  about: Reported,
  given: Report,
): Promise<void> {
  if (about.accusedId === viewer.id) throw new Refusal('report_own', 422)
  await spend(ctx, 'reports', viewer.id)
  try {
    await ctx.db
      .insert(reports)
      .values({ ...about, ...given, reporterId: viewer.id, createdAt: ctx.clock.now() })
  } catch (error) {
    throw lostConstraint(error) === 'reports.kind' ? new Refusal('report_twice', 409) : error
  }
}
