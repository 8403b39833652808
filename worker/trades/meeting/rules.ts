/** A meeting by two (D51): how far off it may be, and who may say what about it when. */
import { type Action, otherSide, type Side } from '../terms.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Meetings lie within so many days. */
export const MEETING_WITHIN_MS = 30 * DAY
/** D30: a trade is left open so long after its meeting. */
export const AFTER_MEETING_MS = 7 * DAY
/** A meeting further off than this after the last sign of life keeps no trade open: items would be held for good. */
export const MEETING_AWAITED_MS = 90 * DAY
/** A meeting is reminded of so long before it, each with a mark higher than the one before. */
export const REMINDERS_MS = [DAY, 2 * HOUR, HOUR] as const
/** Before the agreed meeting: from when on one says that one is on the way, or lets the other down by not coming. */
export const ON_MY_WAY_MS = 2 * HOUR
export const LATE_REFUSAL_MS = 2 * HOUR

export type MeetingState = {
  /** The newest suggestion, and whose it is; null: it is agreed, or there is none. */
  meetingAt: number | null
  meetingBy: Side | null
  agreedAt: number | null
  fromOnWayAt: number | null
  toOnWayAt: number | null
  /** Who said within the last hours before the agreed meeting that they would not come. */
  missedBy: Side | null
}

const isAhead = ({ agreedAt }: MeetingState, now: number): boolean =>
  agreedAt !== null && now <= agreedAt

/** True of whatever is no matter of the meeting. */
export function mayMeeting(trade: MeetingState, action: Action, side: Side, now: number): boolean {
  const { meetingAt, agreedAt } = trade
  switch (action) {
    case 'confirm_meeting':
      return trade.meetingBy === otherSide(side) && meetingAt !== null && now < meetingAt
    case 'cannot_come':
      return isAhead(trade, now)
    case 'on_my_way': {
      const saidAt = side === 'proposer' ? trade.fromOnWayAt : trade.toOnWayAt
      return isAhead(trade, now) && now >= (agreedAt ?? 0) - ON_MY_WAY_MS && saidAt === null
    }
    case 'end_uncounted':
      return trade.missedBy === otherSide(side)
    default:
      return true
  }
}

/** Whether not coming, said now, lets the other side down. */
export const isLateRefusal = ({ agreedAt }: MeetingState, now: number): boolean =>
  agreedAt !== null && now >= agreedAt - LATE_REFUSAL_MS
