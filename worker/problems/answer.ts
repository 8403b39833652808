/** The other side agrees, or tells what happened (D54). */
import { sql } from 'drizzle-orm'
import { requireMayLink } from '../accounts/person/beginner.ts'
import { tellAdministrators } from '../admin/waiting/telling.ts'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import { requireNoCode } from '../handover/codes.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import type { IncomingPhoto } from '../media/store-photos.ts'
import { markAllRead } from '../notifications/store.ts'
import { takeableDeposit } from '../payments/store.ts'
import { announce, announceEnd } from '../trades/announce.ts'
import type { PageRow } from '../trades/rows/store.ts'
import { isCompleted } from '../trades/rules.ts'
import { changed } from '../trades/steps/changes.ts'
import type { AnswerBody } from './contract.ts'
import { uncountNoShow } from './counts/counts.ts'
import { decidableOf, outcome } from './outcome.ts'
import { withPhotos } from './photos.ts'
import { partysPage } from './report.ts'
import type { ProblemRow } from './rows/of-trade.ts'
import { reportedOf } from './rows/shown.ts'
import { isAboutDeposit, mayAnswer } from './rules.ts'
import { changeReport, UNANSWERED } from './store.ts'
import { problems } from './tables.ts'
import { told } from './told.ts'

/** Throws 404; 409 `problem_over` when it was answered, closed, or 30 days have gone; as photos do; 422 `handover_said`, `beginner_link`. */
export async function answerProblem(
  ctx: Ctx,
  viewer: Viewer,
  { tradeId, id }: { tradeId: number; id: number },
  body: AnswerBody,
  incoming: IncomingPhoto[],
): Promise<void> {
  const row = await partysPage(ctx, viewer, tradeId)
  const problem = row.problems.find((one) => one.id === id)
  if (problem?.accusedId !== viewer.id) throw new Refusal('problem_not_found', 404)
  if (!mayAnswer(reportedOf(row.trade, problem), ctx.clock.now()))
    throw new Refusal('problem_over', 409)
  await requireNoCode(ctx.settings, row.trade, viewer.id, body.words)
  await requireMayLink(ctx, viewer.id, { words: body.words })
  await withPhotos(ctx, viewer, { tradeId, incoming }, async (photos) => {
    const batch = body.answer === 'agreed' ? agreed : contested
    try {
      await runBatch(ctx.db, await batch(ctx, row, problem, { words: body.words, photos }))
    } catch (error) {
      const lost = lostConstraint(error)
      if (lost === 'problems.words') throw new Refusal('problem_over', 409)
      if (lost === 'trade_events.trade_id') throw new Refusal('trade_moved', 409)
      throw error
    }
  })
  if (body.answer === 'agreed') announceEnd(ctx, tradeId)
  else announce(ctx, tradeId)
  // What is contested, or holds a deposit, is theirs to decide.
  tellAdministrators(ctx)
}

type Said = { words: string; photos: string[] }

const saidBy = (ctx: Ctx, { words, photos }: Said) => ({
  answerWords: words || null,
  answerPhotos: photos,
  answeredAt: ctx.clock.now(),
  // Whoever answers has read it, however it came to them.
  openedAt: sql`coalesce(${problems.openedAt}, ${ctx.clock.now()})`,
})

/** What asked for the answer asks for nothing any more. */
const settled = (ctx: Ctx, { trade }: PageRow, { accusedId }: ProblemRow): Statement =>
  markAllRead(ctx.db, accusedId, ctx.clock.now(), {
    tradeId: trade.id,
    types: ['problem_reported', 'problem_reminder'],
  })

/** What counted by time does not until it is decided. */
function contested(ctx: Ctx, row: PageRow, problem: ProblemRow, said: Said): Statement[] {
  const event = {
    type: 'problem_answered',
    actor: problem.accusedId,
    details: { problem: problem.kind, answer: 'contested' },
  } as const
  const set = { ...saidBy(ctx, said), answer: 'contested' } as const
  return [
    ...changed(ctx.db, row.trade, ctx.clock.now(), event, {}),
    changeReport(ctx.db, problem.id, set, UNANSWERED),
    ...(problem.counts ? uncountNoShow(ctx.db, problem.id) : []),
    settled(ctx, row, problem),
    ...told(ctx, row, problem.reporterId, 'problem_answered', { why: 'contested' }),
  ]
}

/** Counted at once. What is held for it is left for an administrator: agreeing gets nobody out of that. */
async function agreed(
  ctx: Ctx,
  row: PageRow,
  problem: ProblemRow,
  said: Said,
): Promise<Statement[]> {
  const { trade } = row
  const now = ctx.clock.now()
  const held = await takeableDeposit(ctx.db, trade.id, problem.accusedId, now)
  const waits = held !== null && isAboutDeposit(problem.kind) && !isCompleted(trade.status)
  const closed = waits ? {} : ({ closedAt: now, outcome: 'agreed' } as const)
  const set = { ...saidBy(ctx, said), answer: 'agreed', ...closed } as const
  const details = { problem: problem.kind, answer: 'agreed', reason: 'problem_agreed' } as const
  return [
    ...outcome(ctx, row, {
      problem,
      // The deposit is not decided on by this.
      decidable: decidableOf(trade, problem, null, 0),
      decision: 'reporter',
      deposit: null,
      event: { type: 'problem_answered', actor: problem.accusedId, details },
      report: [changeReport(ctx.db, problem.id, set, UNANSWERED)],
    }),
    settled(ctx, row, problem),
    ...told(ctx, row, problem.reporterId, 'problem_answered', { why: 'agreed' }),
  ]
}
