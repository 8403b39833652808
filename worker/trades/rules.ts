/** The machine of trades (D25, D49–D51) and what guards it (D26, D29, D30). Nothing else in the product compares statuses. */
import { isReviewOpen } from '../reputation/rules.ts'
import {
  cancelsAtOnce,
  type EndRefusal,
  type EndState,
  endOfSilence,
  guardOfEnd,
  isHandedOver,
  isReported,
  isUnanswered,
  mayBeLeft,
} from './ending/rules.ts'
import {
  AFTER_MEETING_MS,
  MEETING_AWAITED_MS,
  type MeetingState,
  mayMeeting,
} from './meeting/rules.ts'
import {
  ACTIONS,
  type Action,
  otherSide,
  type ReviewStanding,
  type Side,
  type Status,
  VERSIONS_MAX,
} from './terms.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** D30. */
export const SILENCE_MS = 30 * DAY
export const SILENCE_REMINDERS_DAYS = [7, 21] as const
export type SystemAction =
  | 'expire'
  | 'close'
  | 'reject_blocked'
  | 'cancel_deleted'
  | 'cancel_suspended'
  | 'end_unanswered'
  | 'cancel_left'
  | 'end_by_administrator'
/** `asked`: whom the newest terms wait for; `offering`: who made them; `other`: than whoever asked for it. */
type By = 'asked' | 'offering' | 'both' | 'other' | 'system'

export type TradeState = MeetingState &
  EndState & {
    /** What a denied cancellation goes back to. */
    statusBefore: Status | null
    fromUserId: string
    toUserId: string
    expiresAt: number
    activeAt: number
    isHeld: boolean
    /** Who made the terms as they stand (D49), and how many versions there are. */
    offeredBy: Side
    versions: number
    /** Who asks to change what was agreed (D50). */
    changeBy: Side | null
  }

export type TradeRefusal =
  | EndRefusal
  | 'trade_not_found'
  | 'trade_moved'
  | 'trade_expired'
  | 'trade_closed'
  | 'trade_blocked'
  | 'item_withheld'
  | 'seen_changed'
  | 'terms_many'
  | 'asked_rejected'
  | 'asked_withdrawn'
  | 'change_open'
  | 'trade_not_yours'

type To = Status | 'same' | 'before' | 'delivered' | 'cancelling' | 'silence'
type Row = { from: readonly Status[]; action: Action | SystemAction; by: By; to: To }

export const isPending = (status: Status): boolean => status === 'pending'
export const isCompleted = (status: Status): boolean => status === 'completed'
export const isCancelled = (status: Status): boolean => status === 'cancelled'
/** Its items changed hands, or were to: it counts in scores and numbers. */
export const isCounted = (status: Status): boolean => isCompleted(status) || isCancelled(status)
/** Its review can be written; otherwise what became of it is told. */
export const isToReview = (review: ReviewStanding): review is 'open' => review === 'open'
export const unwrittenReview = (completedAt: number | null, now: number): 'open' | 'closed' =>
  completedAt !== null && isReviewOpen(completedAt, now) ? 'open' : 'closed'

const OPEN = ['accepted', 'in_progress'] as const
/** A meeting can be set, and be secured (D33). */
export const mayMeet = (status: Status): boolean => OPEN.some((open) => open === status)
/** Accepted and not over: its items are held. */
export const HOLDING = [...OPEN, 'cancellation_requested'] as const satisfies Status[]
export const isOpen = (status: Status): boolean => HOLDING.some((held) => held === status)
/** Something may still lead on from it. */
export const GOING_ON = ['pending', ...HOLDING] as const satisfies Status[]

/** While it is decided on and where it was agreed on: what became of its items after that is not its matter. */
export const tellsChanges = (status: Status): boolean =>
  isPending(status) || isOpen(status) || isCompleted(status)

/** The table of D25, with the rows of D49 to D53. */
export const MACHINE: readonly Row[] = [
  { from: ['pending'], action: 'accept', by: 'asked', to: 'accepted' },
  { from: ['pending'], action: 'reject', by: 'asked', to: 'rejected' },
  { from: ['pending'], action: 'withdraw', by: 'offering', to: 'cancelled' },
  { from: ['pending'], action: 'counter', by: 'both', to: 'same' },
  { from: ['pending'], action: 'expire', by: 'system', to: 'expired' },
  { from: OPEN, action: 'propose_change', by: 'both', to: 'same' },
  { from: OPEN, action: 'agree_change', by: 'other', to: 'same' },
  { from: OPEN, action: 'decline_change', by: 'other', to: 'same' },
  { from: OPEN, action: 'withdraw_change', by: 'both', to: 'same' },
  { from: OPEN, action: 'set_meeting_details', by: 'both', to: 'in_progress' },
  { from: OPEN, action: 'confirm_meeting', by: 'other', to: 'in_progress' },
  { from: OPEN, action: 'on_my_way', by: 'both', to: 'same' },
  { from: OPEN, action: 'cannot_come', by: 'both', to: 'same' },
  { from: OPEN, action: 'end_uncounted', by: 'other', to: 'cancelled' },
  { from: OPEN, action: 'confirm_delivery', by: 'both', to: 'delivered' },
  { from: OPEN, action: 'request_cancellation', by: 'both', to: 'cancelling' },
  {
    from: ['cancellation_requested'],
    action: 'approve_cancellation',
    by: 'other',
    to: 'cancelled',
  },
  { from: ['cancellation_requested'], action: 'deny_cancellation', by: 'other', to: 'before' },
  { from: ['cancellation_requested'], action: 'end_unanswered', by: 'system', to: 'cancelled' },
  { from: HOLDING, action: 'close', by: 'system', to: 'silence' },
  { from: HOLDING, action: 'cancel_left', by: 'system', to: 'cancelled' },
  { from: HOLDING, action: 'end_by_administrator', by: 'system', to: 'cancelled' },
  { from: ['pending'], action: 'reject_blocked', by: 'system', to: 'rejected' },
  { from: ['pending'], action: 'cancel_deleted', by: 'system', to: 'cancelled' },
  { from: GOING_ON, action: 'cancel_suspended', by: 'system', to: 'cancelled' },
]

type Parties = Pick<TradeState, 'fromUserId' | 'toUserId'>

export function sideOf(trade: Parties, userId: string): Side | null {
  if (userId === trade.fromUserId) return 'proposer'
  return userId === trade.toUserId ? 'owner' : null
}

/** Of one who is a party. */
export const partySide = (trade: Parties, userId: string): Side =>
  sideOf(trade, userId) ?? 'proposer'

type Lasting = Pick<TradeState, 'status' | 'expiresAt'>

export const isLate = ({ status, expiresAt }: Lasting, now: number): boolean =>
  status === 'pending' && now >= expiresAt

/** D30: nobody has said or done anything for long, and no meeting is ahead or just over. */
export function isSilent(trade: TradeState, now: number): boolean {
  const { status, activeAt, meetingAt } = trade
  // What was reported is answered or decided (D54).
  if (!isOpen(status) || isReported(trade)) return false
  const awaited = Math.min(meetingAt ?? activeAt, activeAt + MEETING_AWAITED_MS)
  return now >= activeAt + SILENCE_MS && (meetingAt === null || now >= awaited + AFTER_MEETING_MS)
}

export const mayLeave = (trade: TradeState): boolean => isOpen(trade.status) && mayBeLeft(trade)

type Decision = { to: Status } | { refusal: TradeRefusal }
const refused = (refusal: TradeRefusal): Decision => ({ refusal })

/** What `action` of a person makes of the trade now. */
export function decide(trade: TradeState, action: Action, actorId: string, now: number): Decision {
  const side = sideOf(trade, actorId)
  if (side === null) return refused('trade_not_found')
  const row = MACHINE.find((one) => one.action === action)
  if (!row?.from.includes(trade.status)) return refused('trade_moved')
  if (isOthers(row.by, trade.offeredBy, side)) return refused('trade_not_yours')
  if (isLate(trade, now)) return refused('trade_expired')
  if (isSilent(trade, now) || isUnanswered(trade, now)) return refused('trade_closed')
  const guard = guardOf(trade, action, actorId, now)
  return guard ? refused(guard) : { to: reached(trade, row.to, side) }
}

/** D49: what the terms wait for is the asked side's, whoever began the trade. */
function isOthers(by: By, offeredBy: Side, side: Side): boolean {
  if (by === 'asked') return side === offeredBy
  return by === 'offering' && side !== offeredBy
}

/** Between two of whom one has blocked the other nothing new begins: as if it had moved on, which tells nobody of it. */
const BEGINNING: readonly Action[] = [
  'accept',
  'counter',
  'propose_change',
  'agree_change',
  'set_meeting_details',
  'confirm_meeting',
  'on_my_way',
]

function guardOf(
  trade: TradeState,
  action: Action,
  actorId: string,
  now: number,
): TradeRefusal | null {
  const side = partySide(trade, actorId)
  if (trade.isBlocked && BEGINNING.includes(action)) return 'trade_moved'
  return (
    guardOfTerms(trade, action, side) ??
    (mayMeeting(trade, action, side, now) ? null : 'trade_moved') ??
    guardOfEnd(trade, action, { side, actorId }, now)
  )
}

function guardOfTerms(trade: TradeState, action: Action, side: Side): TradeRefusal | null {
  const isFull = trade.versions >= VERSIONS_MAX
  if (action === 'accept') return trade.isHeld ? 'trade_blocked' : null
  if (action === 'counter') return isFull ? 'terms_many' : null
  if (action === 'propose_change') {
    if (trade.changeBy !== null) return 'change_open'
    // D50: a confirmation stands for the terms in force.
    if (isHandedOver(trade)) return 'delivery_confirmed'
    return isFull ? 'terms_many' : null
  }
  if (action === 'withdraw_change') return trade.changeBy === side ? null : 'trade_moved'
  if (action === 'agree_change' || action === 'decline_change')
    return trade.changeBy === otherSide(side) ? null : 'trade_moved'
  return null
}

function reached(trade: TradeState, to: To, side: Side): Status {
  if (to === 'same') return trade.status
  if (to === 'before') return trade.statusBefore ?? 'accepted'
  if (to === 'cancelling')
    return cancelsAtOnce(trade, side) ? 'cancelled' : 'cancellation_requested'
  if (to === 'silence') return endOfSilence(trade)
  if (to !== 'delivered') return to
  const other = side === 'proposer' ? trade.toDeliveredAt : trade.fromDeliveredAt
  return other === null ? 'in_progress' : 'completed'
}

/** In the order of the contract. */
export const actionsOf = (trade: TradeState, userId: string, now: number): Action[] =>
  ACTIONS.filter((action) => 'to' in decide(trade, action, userId, now))

/** What a trade may wait for from one of its sides. */
export type Step = 'answer' | 'cancellation' | 'change' | 'meeting' | 'delivery'

/** Actions open to nobody but whom something waits for. */
const STEP_OF: Partial<Record<Action, Step>> = {
  accept: 'answer',
  approve_cancellation: 'cancellation',
  agree_change: 'change',
  confirm_meeting: 'meeting',
}

/** What is asked of this person; null: nothing, for now. */
export function awaitedStep(trade: TradeState, userId: string, now: number): Step | null {
  const actions = actionsOf(trade, userId, now)
  const asked = actions.find((action) => STEP_OF[action] !== undefined)
  if (asked) return STEP_OF[asked] ?? null
  return actions.includes('confirm_delivery') && isHandedOver(trade) ? 'delivery' : null
}

/** Whether the trade waits for this person: an answer is asked of them. */
export const isAwaited = (trade: TradeState, userId: string, now: number): boolean =>
  awaitedStep(trade, userId, now) !== null

/** D48: from the first word on, and when it is completed. What was written is read whatever became of the trade. */
export const mayWrite = (trade: Lasting, now: number): boolean =>
  isCompleted(trade.status) ||
  isOpen(trade.status) ||
  (isPending(trade.status) && !isLate(trade, now))

/** D48: how long a proposal stands after its last offer, or after an answer that was not read yet; and at most in all. */
export const ANSWER_MS = 72 * HOUR
export const PENDING_MAX_MS = 14 * DAY

/** When a proposal expires that was begun at `begunAt`, after something at `at` that asks for an answer. */
export const expiryAfter = (at: number, begunAt: number): number =>
  Math.min(at + ANSWER_MS, begunAt + PENDING_MAX_MS)
