/** Reporting: one open row a reporter and item, with what it said and showed then, for administrators to decide on. */
import { tellAdministrators } from '../admin/waiting/telling.ts'
import { lostConstraint } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { spend } from '../http/guards/limits.ts'
import type { Evidence, Report } from './contract.ts'
import { copyPictures, type Original } from './evidence/copies.ts'
import { reports } from './tables.ts'
import type { ReportKind } from './terms.ts'
import { hideIfEnough } from './withheld/hiding.ts'

/** `target` as in safety/tables.ts; `evidence` and `pictures` are copied, because the accused may change them (D60). */
export type Reported = {
  kind: ReportKind
  target: string
  accusedId: string
  evidence: Evidence
  pictures?: readonly Original[]
}

/**
 * Throws 422 `report_own`, 409 `report_twice`, 429. Nobody but administrators hears of it, at once; a post that enough people have
 * reported is hidden, and its owner told that it is.
 */
export async function report(
  ctx: Ctx,
  viewer: Viewer,
  { pictures = [], ...about }: Reported,
  given: Report,
): Promise<void> {
  if (about.accusedId === viewer.id) throw new Refusal('report_own', 422)
  await spend(ctx, 'reports', viewer.id)
  const photos = await copyPictures(ctx, about, pictures)
  const createdAt = ctx.clock.now()
  try {
    await ctx.db
      .insert(reports)
      .values({ ...about, ...given, photos, reporterId: viewer.id, createdAt })
  } catch (error) {
    if (lostConstraint(error) !== 'reports.kind') throw error
    // What follows a report may have broken off: whoever sends it again brings it about.
    await hideIfEnough(ctx, about, about.accusedId)
    throw new Refusal('report_twice', 409)
  }
  await hideIfEnough(ctx, about, about.accusedId)
  tellAdministrators(ctx)
}
