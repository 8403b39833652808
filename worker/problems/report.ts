/** One side reports a problem (D54): the rule, one batch, both are told. */
import { requireMayLink } from '../accounts/person/beginner.ts'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import { requireNoCode } from '../handover/codes.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import type { IncomingPhoto } from '../media/store-photos.ts'
import { announce, announceEnd } from '../trades/announce.ts'
import { type PageRow, pageById } from '../trades/rows/store.ts'
import { isOpen } from '../trades/rules.ts'
import { changed } from '../trades/steps/changes.ts'
import { cancellation } from '../trades/steps/endings.ts'
import type { ReportBody } from './contract.ts'
import { withPhotos } from './photos.ts'
import { isLimitedSql } from './rows/of-trade.ts'
import { hasMet, reportableOf } from './rows/shown.ts'
import { reportRefusal, silenceOn } from './rules.ts'
import { openReport } from './store.ts'
import { told } from './told.ts'

/** As its page has it. Throws 404 for whoever is no party. */
export async function partysPage(ctx: Ctx, viewer: Viewer, id: number): Promise<PageRow> {
  const row = await pageById(ctx, id, viewer.id)
  if (!row) throw new Refusal('trade_not_found', 404)
  return row
}

/** What of a batch loses a race, as a refusal. */
const LOST: Record<string, 'trade_moved' | 'problem_made' | 'problem_limited'> = {
  'trade_events.trade_id': 'trade_moved',
  'problems.trade_id': 'problem_made',
  'problems.reporter_id': 'problem_limited',
}

/** Throws 404; 409 as the rule says; as photos do; 422 `handover_said`, `beginner_link`. */
export async function reportProblem(
  ctx: Ctx,
  viewer: Viewer,
  tradeId: number,
  body: ReportBody,
  incoming: IncomingPhoto[],
): Promise<void> {
  const row = await partysPage(ctx, viewer, tradeId)
  const { trade, problems, isLimited } = row
  const reportable = reportableOf(trade, problems, viewer.id, isLimited)
  const refusal = reportRefusal(body.kind, reportable, ctx.clock.now())
  if (refusal) throw new Refusal(refusal, 409)
  // The other side reads it, and whoever was there has shown it (D52).
  await requireNoCode(ctx.settings, trade, viewer.id, body.words)
  await requireMayLink(ctx, viewer.id, { words: body.words })
  const ends = body.kind === 'unsafe' && isOpen(trade.status)
  await withPhotos(ctx, viewer, { tradeId, incoming }, async (photos) => {
    try {
      await runBatch(ctx.db, statements(ctx, row, viewer.id, { ...body, photos, ends }))
    } catch (error) {
      const lost = LOST[lostConstraint(error) ?? '']
      if (lost) throw new Refusal(lost, 409)
      throw error
    }
  })
  if (ends) announceEnd(ctx, tradeId)
  else announce(ctx, tradeId)
}

type Report = ReportBody & { photos: string[]; ends: boolean }

function statements(ctx: Ctx, row: PageRow, reporterId: string, report: Report): Statement[] {
  const { trade } = row
  const now = ctx.clock.now()
  const { kind, words, photos, ends } = report
  const accusedId = trade.fromUserId === reporterId ? trade.toUserId : trade.fromUserId
  const end = ends ? ({ to: 'cancelled', reason: 'unsafe' } as const) : {}
  const event = { type: 'problem_reported', actor: reporterId } as const
  const set = ends ? ({ status: 'cancelled', cancelledAt: now } as const) : {}
  const silence = silenceOn({
    kind,
    status: trade.status,
    hasMet: hasMet(trade, accusedId),
    ...set,
  })
  return [
    ...changed(ctx.db, trade, now, { ...event, details: { problem: kind, ...end } }, set),
    openReport(ctx.db, {
      ...{ tradeId: trade.id, accusedId, kind, words, photos, createdAt: now },
      reporterId,
      unless: kind === 'unsafe' ? null : isLimitedSql(reporterId, now),
    }),
    // What both have is theirs to say: nobody meets any more.
    ...(ends ? cancellation(ctx, row, [trade.fromUserId, trade.toUserId]) : []),
    ...told(ctx, row, accusedId, 'problem_reported', ends ? { why: 'unsafe' } : {}, silence),
  ]
}
