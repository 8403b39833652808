/** The one batch of each action (D26–D28): at most 15 statements, the event first. */

import type { Statement } from '../db/batch.ts'
import { iso } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { mailTo } from '../notifications/mail-to.ts'
import { notifyAll } from '../notifications/notify.ts'
import { markAllRead } from '../notifications/store.ts'
import { offsetAt } from '../zones/rules.ts'
import { changed, pendingBeside, requestedSnapshot, take } from './changes.ts'
import type { ActionBody, EventDetails } from './contract.ts'
import { cancellation, completion, tell } from './endings.ts'
import { unchanged } from './rows/shown.ts'
import type { TradeRow } from './rows/store.ts'
import { isCompleted, settledBy } from './rules.ts'
import type { Status } from './terms.ts'

type Doing = { ctx: Ctx; row: TradeRow; actorId: string; body: ActionBody; to: Status }

export async function changeOf(
  ctx: Ctx,
  row: TradeRow,
  actorId: string,
  body: ActionBody,
  to: Status,
): Promise<Statement[]> {
  const said = row.isBlocked ? withoutMessage(body) : body
  const doing = { ctx, row, actorId, body: said, to }
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
  const types = settledBy(to)
  return [
    markAllRead(ctx.db, actorId, now, { tradeId: id }),
    ...(types.length > 0 ? [markAllRead(ctx.db, otherOf(doing), now, { tradeId: id, types })] : []),
  ]
}

/** Where one has blocked the other a trade is brought to its end without a word. */
const withoutMessage = ({ message: _, ...body }: ActionBody): ActionBody => body

type Change = (doing: Doing) => Statement[] | Promise<Statement[]>
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
      ...(await mailTo(
        ctx,
        'trade_accepted',
        { id: row.trade.fromUserId, ...row.proposer },
        { name: row.owner.firstName, item: row.item.title, tradeId: row.trade.id },
      )),
      notifyAll(
        ctx.db,
        pendingBeside(row.trade.id),
        { type: 'trade_blocked', who: 'from_user_id', params: { why: 'item_taken' } },
        now,
      ),
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
  set_meeting_details: (doing) => {
    const meeting = meetingOf(doing)
    const params = {
      at: iso(meeting.meetingAt),
      offset: meeting.meetingOffset,
      place: meeting.meetingLocation,
    }
    const details = { meetingLocation: params.place, meetingDateTime: params.at }
    return [
      ...step(doing, { ...meeting, meetingReminded: 0 }, details),
      toOther(doing, 'meeting_set', params),
    ]
  },
  confirm_delivery: (doing) => {
    const { ctx, row, to } = doing
    const now = ctx.clock.now()
    const own = isProposer(doing) ? { fromDeliveredAt: now } : { toDeliveredAt: now }
    if (!isCompleted(to)) return [...step(doing, own), toOther(doing, 'delivery_confirmed')]
    return [
      ...step(doing, { ...own, completedAt: now }),
      ...completion(ctx, row),
      toOther(doing, 'trade_completed'),
    ]
  },
  request_cancellation: (doing) => {
    const { ctx, row, actorId, body } = doing
    const set = {
      statusBefore: row.trade.status,
      cancellationRequestedBy: actorId,
      cancellationRequestedAt: ctx.clock.now(),
      cancellationReason: body.message || null,
      cancellationResponse: null,
    }
    return [...step(doing, set), toOther(doing, 'cancellation_requested')]
  },
  approve_cancellation: (doing) => [
    ...step(doing, {
      cancelledAt: doing.ctx.clock.now(),
      cancellationResponse: doing.body.message || null,
    }),
    ...cancellation(doing.ctx, doing.row),
    toOther(doing, 'trade_cancelled'),
  ],
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
      cancellationResponse: doing.body.message || null,
    }
    return [...step(doing, set), toOther(doing, 'cancellation_denied')]
  },
}

const isProposer = ({ row, actorId }: Doing) => row.trade.fromUserId === actorId
const otherOf = (doing: Doing) =>
  isProposer(doing) ? doing.row.trade.toUserId : doing.row.trade.fromUserId

function step(
  { ctx, row, actorId, body, to }: Doing,
  set: Parameters<typeof changed>[4],
  more: EventDetails = {},
) {
  const details = { ...(body.message && { message: body.message }), ...more, to }
  const event = { type: body.action, actor: actorId, details }
  return changed(ctx.db, row.trade, ctx.clock.now(), event, { ...set, status: to })
}

function toOther(
  doing: Doing,
  type: Parameters<typeof tell>[3],
  params: Parameters<typeof tell>[4] = {},
): Statement {
  const { ctx, row, body } = doing
  const actor = isProposer(doing) ? row.proposer : row.owner
  const reason = body.message ? { reason: body.message } : {}
  const told = { name: actor.firstName, item: row.item.title, ...reason, ...params }
  return tell(ctx, row, otherOf(doing), type, told)
}

/** What is saved again as it stands, without a word, is no change: nobody is told. Throws as `meetingOf`. */
export function isSameMeeting(ctx: Ctx, row: TradeRow, body: ActionBody): boolean {
  const { meetingAt, meetingLocation, meetingNotes } = meetingOf({ ctx, row, body })
  const { trade } = row
  return (
    !body.message &&
    meetingAt === trade.meetingAt &&
    meetingLocation === trade.meetingLocation &&
    (meetingNotes || '') === (trade.meetingNotes || '')
  )
}

/** What is not given stays as it was. Throws 422 without a place or a time, or when it is over. */
function meetingOf({ ctx, row, body }: Pick<Doing, 'ctx' | 'row' | 'body'>) {
  const { trade, item } = row
  const given = body.meetingDateTime
  const meetingAt = given ? Date.parse(given) : trade.meetingAt
  const meetingLocation = body.meetingLocation || trade.meetingLocation
  const missing = [
    ...(meetingLocation ? [] : [{ path: 'meetingLocation', code: 'meeting_place_required' }]),
    ...(meetingAt === null ? [{ path: 'meetingDateTime', code: 'meeting_time_required' }] : []),
  ]
  if (!meetingLocation || meetingAt === null) throw new Refusal('invalid', 422, { issues: missing })
  if (given && meetingAt <= ctx.clock.now()) {
    throw new Refusal('invalid', 422, {
      issues: [{ path: 'meetingDateTime', code: 'meeting_past' }],
    })
  }
  return {
    meetingAt,
    meetingOffset: offsetAt(item.country, meetingAt),
    meetingLocation,
    meetingNotes: body.meetingNotes ?? trade.meetingNotes,
  }
}
