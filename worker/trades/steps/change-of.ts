/** The one batch of each action (D26–D28): at most 15 statements, the event first. */

import type { Statement } from '../../db/batch.ts'
import { markAllRead } from '../../notifications/store.ts'
import { voidNoShows } from '../../problems/counts/counts.ts'
import type { ActionBody } from '../contract.ts'
import { unchanged } from '../rows/shown.ts'
import { isCancelled, isCompleted } from '../rules.ts'
import { blamed, metBy, pendingBeside, requestedSnapshot, take } from './changes.ts'
import {
  type Change,
  type Doing,
  isProposer,
  mailToOther,
  otherOf,
  sideIn,
  step,
  toOther,
} from './doing.ts'
import { cancellation, completion, tellWaiting } from './endings.ts'
import { cannotCome, confirmMeeting, endUncounted, onMyWay, setMeeting } from './meeting-steps.ts'
import { settledBy } from './settled.ts'
import {
  agreeChange,
  counter,
  declineChange,
  proposeChange,
  withdrawChange,
} from './terms-steps.ts'

export async function changeOf(given: Doing): Promise<Statement[]> {
  const { row, body } = given
  const doing = row.isBlocked ? { ...given, body: withoutMessage(body) } : given
  const [event, ...rest] = await CHANGES[body.action](doing)
  if (!event) throw new Error(`${body.action} without an event`)
  // Read before anything new is told.
  return [event, ...settled(doing), ...rest]
}

/** Whoever does something with a trade has been told of it; what the other side was asked may be settled by it. */
function settled(doing: Doing): Statement[] {
  const { ctx, row, actorId, to } = doing
  const now = ctx.clock.now()
  const { id } = row.trade
  const types = settledBy(to, doing.body.action)
  return [
    markAllRead(ctx.db, actorId, now, { tradeId: id }),
    ...(types.length > 0 ? [markAllRead(ctx.db, otherOf(doing), now, { tradeId: id, types })] : []),
  ]
}

/** Where one has blocked the other a trade is brought to its end without a word. */
const withoutMessage = ({ message: _, ...body }: ActionBody): ActionBody => body

const CHANGES: Record<ActionBody['action'], Change> = {
  accept: async (doing) => {
    const { ctx, row } = doing
    const now = ctx.clock.now()
    const set = {
      acceptedAt: now,
      requestedSnapshot: requestedSnapshot(row.trade),
      responseMessage: doing.body.message || null,
      activeAt: unchanged(row.trade.id, doing.body.revisions ?? [], now),
    }
    return [
      ...step(doing, set),
      ...take(ctx.db, row.trade),
      toOther(doing, 'trade_accepted'),
      ...(await mailToOther(doing, 'trade_accepted')),
      tellWaiting(ctx, pendingBeside(row.trade.id), 'trade_blocked'),
    ]
  },
  reject: (doing) => [
    ...step(doing, { responseMessage: doing.body.message || null }),
    toOther(doing, 'trade_rejected'),
  ],
  withdraw: (doing) => [
    ...step(doing, { cancelledAt: doing.ctx.clock.now() }),
    toOther(doing, 'trade_cancelled'),
  ],
  counter,
  propose_change: proposeChange,
  agree_change: agreeChange,
  decline_change: declineChange,
  withdraw_change: withdrawChange,
  set_meeting_details: setMeeting,
  confirm_meeting: confirmMeeting,
  on_my_way: onMyWay,
  cannot_come: cannotCome,
  end_uncounted: endUncounted,
  confirm_delivery: (doing) => {
    const { ctx, row, to } = doing
    const now = ctx.clock.now()
    // It stands for the terms in force: a change that is open is off (D50).
    const hasMet = doing.body.code !== undefined
    const own = {
      ...(isProposer(doing) ? { fromDeliveredAt: now } : { toDeliveredAt: now }),
      ...{ changeVersion: null, changeBy: null },
      // Whoever let the other down takes nothing back by a press: only a code proves that they came after all.
      ...((hasMet || row.trade.missedBy !== sideIn(doing)) && { missedBy: null }),
      ...(hasMet && metBy(row.trade, sideIn(doing), now)),
    }
    const details = hasMet ? { hasMet } : {}
    // A code is its answer: who met did not stay away (D54).
    const voided = hasMet && row.problem !== null ? voidNoShows(ctx.db, row.trade.id, now) : []
    if (!isCompleted(to)) {
      const type = hasMet ? 'code_entered' : 'delivery_confirmed'
      return [...step(doing, own, details), ...voided, toOther(doing, type)]
    }
    return [
      ...step(doing, { ...own, completedAt: now }, details),
      ...voided,
      ...completion(ctx, row),
      toOther(doing, 'trade_completed'),
    ]
  },
  request_cancellation: async (doing) => {
    const { ctx, row, actorId, body, to } = doing
    const now = ctx.clock.now()
    const kind = body.cancellationKind ?? null
    const set = {
      statusBefore: row.trade.status,
      cancellationRequestedBy: actorId,
      cancellationRequestedAt: now,
      cancellationReason: body.message || null,
      cancellationKind: kind,
      cancellationReminded: false,
      cancellationResponse: null,
    }
    const details = kind === null ? {} : { kind }
    if (!isCancelled(to)) {
      const type = 'cancellation_requested'
      return [
        ...step(doing, set, details),
        toOther(doing, type),
        ...(await mailToOther(doing, type)),
      ]
    }
    // Nobody was asked (D53), so that nothing was agreed on.
    const end = { ...set, ...blamed(row.trade, actorId, null, now), cancelledAt: now }
    return [
      ...step(doing, end, details),
      ...cancellation(ctx, row),
      toOther(doing, 'trade_cancelled'),
    ]
  },
  approve_cancellation: (doing) => {
    const { ctx, row } = doing
    const now = ctx.clock.now()
    const { cancellationRequestedBy, cancellationKind } = row.trade
    return [
      ...step(doing, {
        ...blamed(row.trade, cancellationRequestedBy ?? '', cancellationKind, now),
        cancelledAt: now,
        cancellationResponse: doing.body.message || null,
      }),
      ...cancellation(ctx, row),
      toOther(doing, 'trade_cancelled'),
    ]
  },
  deny_cancellation: (doing) => {
    const now = doing.ctx.clock.now()
    // The one who asked may not ask again at once.
    const denied = isProposer(doing) ? { toDeniedAt: now } : { fromDeniedAt: now }
    const set = {
      ...denied,
      statusBefore: null,
      cancellationRequestedBy: null,
      cancellationRequestedAt: null,
      // It stays in the event of who asked.
      cancellationReason: null,
      cancellationKind: null,
      cancellationResponse: doing.body.message || null,
    }
    return [...step(doing, set), toOther(doing, 'cancellation_denied')]
  },
}
