/** An administrator decides for one side or for neither (D54): one batch, and both are told why. */
import { audit } from '../../admin/access/audit.ts'
import { lostConstraint, runBatch } from '../../db/batch.ts'
import type { Ctx, Viewer } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { announceEnd } from '../../trades/announce.ts'
import { SYSTEM } from '../../trades/tables.ts'
import type { DecideBody } from '../contract.ts'
import { decidableOf, outcome } from '../outcome.ts'
import { reportedOf } from '../rows/shown.ts'
import { mayDecide } from '../rules.ts'
import { changeReport } from '../store.ts'
import { told } from '../told.ts'
import { openProblem } from './reading.ts'

/**
 * Throws 404; 403 `admin_own`; 409 `problem_unheard` before both were heard, `problem_over` when it was closed,
 * `problem_moved` when the trade or the deposit is not what it was.
 */
export async function decideProblem(
  ctx: Ctx,
  admin: Viewer,
  id: number,
  { decision, words }: DecideBody,
): Promise<void> {
  const { row, problem, deposit, unsafe } = await openProblem(ctx, admin, id)
  const { trade } = row
  const now = ctx.clock.now()
  if (!mayDecide(reportedOf(trade, problem), now)) throw new Refusal('problem_unheard', 409)
  const decidable = decidableOf(trade, problem, deposit, unsafe)
  const details = { problem: problem.kind, outcome: decision, message: words } as const
  const reason = 'problem_decided' as const
  const report = { outcome: decision, closedAt: now, decidedBy: admin.id, decisionWords: words }
  const isReporters = decision === 'reporter'
  const won = isReporters ? problem.reporterId : problem.accusedId
  const name = trade.fromUserId === won ? row.proposer.firstName : row.owner.firstName
  const news = { name: decision === 'neither' ? '' : name, reason: words }
  const amount = deposit?.amount ?? null
  try {
    await runBatch(ctx.db, [
      ...outcome(ctx, row, {
        ...{ problem, decidable, decision, deposit },
        event: { type: 'problem_decided', actor: SYSTEM, details: { ...details, reason } },
        report: [changeReport(ctx.db, id, report)],
      }),
      ...told(ctx, row, problem.reporterId, 'problem_decided', news),
      ...told(ctx, row, problem.accusedId, 'problem_decided', news),
      audit(ctx, admin.id, 'decide_problem', `problem:${id}`, {
        ...{ decision, kind: problem.kind, tradeId: trade.id, amount },
      }),
    ])
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost === 'problems.words') throw new Refusal('problem_over', 409)
    if (lost === 'trade_events.trade_id' || lost === 'payments.status')
      throw new Refusal('problem_moved', 409)
    throw error
  }
  announceEnd(ctx, trade.id)
}
