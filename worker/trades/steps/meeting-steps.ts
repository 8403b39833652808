/** Steps of a meeting by two (D51). */
import { iso } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { offsetAt } from '../../zones/rules.ts'
import type { ActionBody } from '../contract.ts'
import { isLateRefusal, MEETING_WITHIN_MS } from '../meeting/rules.ts'
import type { TradeRow } from '../rows/store.ts'
import { type Change, type Doing, isProposer, mailToOther, sideIn, step, toOther } from './doing.ts'
import { cancellation } from './endings.ts'

/** A suggestion: what was agreed stays agreed until both agree on another. */
export const setMeeting: Change = async (doing) => {
  const meeting = meetingOf(doing)
  const params = {
    at: iso(meeting.meetingAt),
    offset: meeting.meetingOffset,
    place: meeting.meetingLocation,
  }
  const details = { meetingLocation: params.place, meetingDateTime: params.at }
  const event = doing.row.trade.seq + 1
  return [
    ...step(doing, { ...meeting, meetingBy: sideIn(doing), meetingEvent: event }, details),
    toOther(doing, 'meeting_set', params),
    // Another one of one's own, before the other side has answered, is told without a second mail.
    ...(doing.row.trade.meetingBy === sideIn(doing)
      ? []
      : await mailToOther(doing, 'meeting_set', params)),
  ]
}

export const confirmMeeting: Change = async (doing) => {
  const { trade } = doing.row
  const { meetingAt, meetingOffset, meetingLocation } = trade
  if (meetingAt === null || meetingLocation === null)
    throw new Error('a suggestion without a meeting')
  const params = { at: iso(meetingAt), offset: meetingOffset ?? 0, place: meetingLocation }
  const set = {
    ...{ agreedAt: meetingAt, agreedOffset: meetingOffset, agreedLocation: meetingLocation },
    agreedPlaceId: trade.meetingPlaceId,
    ...{ agreedNotes: trade.meetingNotes, meetingReminded: 0 },
    ...{ meetingBy: null, meetingEvent: null },
    ...{ fromOnWayAt: null, toOnWayAt: null, missedBy: null },
  }
  const details = { meetingLocation, meetingDateTime: params.at }
  return [
    ...step(doing, set, details),
    toOther(doing, 'meeting_agreed', params),
    ...(await mailToOther(doing, 'meeting_agreed', params)),
  ]
}

export const onMyWay: Change = (doing) => {
  const now = doing.ctx.clock.now()
  return [
    ...step(doing, isProposer(doing) ? { fromOnWayAt: now } : { toOnWayAt: now }),
    toOther(doing, 'on_the_way'),
  ]
}

/** What was agreed is no more; said too late, it lets the other side end the trade uncounted. */
export const cannotCome: Change = async (doing) => {
  const isLate = isLateRefusal(doing.row.trade, doing.ctx.clock.now())
  const set = {
    ...{ agreedAt: null, agreedOffset: null, agreedLocation: null, agreedNotes: null },
    ...{ meetingAt: null, meetingOffset: null, meetingLocation: null, meetingNotes: null },
    ...{ meetingPlaceId: null, agreedPlaceId: null },
    ...{ meetingBy: null, meetingEvent: null, fromOnWayAt: null, toOnWayAt: null },
    missedBy: isLate ? sideIn(doing) : null,
  }
  return [
    ...step(doing, set, { isLate }),
    toOther(doing, 'meeting_missed'),
    ...(await mailToOther(doing, 'meeting_missed')),
  ]
}

export const endUncounted: Change = (doing) => [
  ...step(doing, { cancelledAt: doing.ctx.clock.now() }),
  ...cancellation(doing.ctx, doing.row),
  toOther(doing, 'trade_cancelled'),
]

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
  // The words of now are still those of the place, where nobody names another.
  const kept = meetingLocation === trade.meetingLocation ? trade.meetingPlaceId : null
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
  if (given && meetingAt > ctx.clock.now() + MEETING_WITHIN_MS) {
    throw new Refusal('invalid', 422, {
      issues: [{ path: 'meetingDateTime', code: 'meeting_far' }],
    })
  }
  return {
    meetingAt,
    meetingOffset: offsetAt(item.country, meetingAt),
    meetingLocation,
    meetingPlaceId: body.meetingPlaceId ?? kept,
    meetingNotes: body.meetingNotes ?? trade.meetingNotes,
  }
}
