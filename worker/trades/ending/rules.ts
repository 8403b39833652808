/** No trade holds anybody against their will (D53), and silence completes nothing that did not happen (D55). */
import type { ProblemStanding } from '../../problems/terms.ts'
import type { Action, Side, Status } from '../terms.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** D25: nobody asks again so soon after being denied. */
export const ASK_AGAIN_AFTER_MS = DAY
/** D53: a request to cancel that is not answered so long ends the trade. */
export const CANCELLATION_ANSWER_MS = 72 * HOUR
/** The other side is reminded of it so long before. */
export const CANCELLATION_REMINDER_MS = DAY
/** D53: so many cancellations within so long count for nobody: plans change. */
export const EXCUSED_MAX = 2
export const EXCUSED_WITHIN_MS = 180 * DAY

export type EndState = {
  status: Status
  cancellationRequestedBy: string | null
  cancellationRequestedAt: number | null
  /** When the last request of this side was denied. */
  fromDeniedAt: number | null
  toDeniedAt: number | null
  fromDeliveredAt: number | null
  toDeliveredAt: number | null
  /** When this side entered the other's code (D52). */
  fromMetAt: number | null
  toMetAt: number | null
  /** One of the two has blocked the other: nothing new begins, what is open can be brought to its end. */
  isBlocked?: boolean
  /** Of what was reported of it (D54); null: nothing. */
  problem?: ProblemStanding | null
}
type Delivered = Pick<EndState, 'fromDeliveredAt' | 'toDeliveredAt'>

/** One asks to cancel, the other has not answered. */
export const isCancelling = (status: Status): boolean => status === 'cancellation_requested'

/** One side at least has confirmed: what ends it then is what both say, or a decision (D53). */
export const isHandedOver = ({ fromDeliveredAt, toDeliveredAt }: Delivered): boolean =>
  fromDeliveredAt !== null || toDeliveredAt !== null

/** A problem of it is open (D54). */
export const isReported = ({ problem }: Pick<EndState, 'problem'>): boolean => problem === 'open'

/** Neither time nor the wish of one side ends it (D53). */
const isBound = (trade: EndState): boolean => isHandedOver(trade) || isReported(trade)

const hasMet = ({ fromMetAt, toMetAt }: EndState): boolean => fromMetAt !== null || toMetAt !== null

/** D55: only a code proves that they met, and nobody said that it went wrong (D54); where both confirmed it is completed already. */
export const endOfSilence = (trade: EndState): Status =>
  hasMet(trade) && !trade.problem ? 'completed' : 'cancelled'

/** D53: until when a request to cancel waits for its answer; null: there is none, or it waits as long as it takes. */
export function cancellationEndsAt(trade: EndState): number | null {
  const { status, cancellationRequestedAt: at } = trade
  return !isCancelling(status) || at === null || isBound(trade) ? null : at + CANCELLATION_ANSWER_MS
}

export const isUnanswered = (trade: EndState, now: number): boolean =>
  now >= (cancellationEndsAt(trade) ?? Number.POSITIVE_INFINITY)

export const deniedAt = (trade: Pick<EndState, 'fromDeniedAt' | 'toDeniedAt'>, side: Side) =>
  side === 'proposer' ? trade.fromDeniedAt : trade.toDeniedAt

/** D53: what this side asks for next is not asked any more: it was denied once, or one has blocked the other. */
export const cancelsAtOnce = (trade: EndState, side: Side): boolean =>
  !isBound(trade) && (trade.isBlocked === true || deniedAt(trade, side) !== null)

/** D53: leaving ends it, against whoever leaves. */
export const mayBeLeft = (trade: EndState): boolean => !isBound(trade)

export type EndRefusal =
  | 'delivery_confirmed'
  | 'problem_reported'
  | 'cancellation_soon'
  | 'cancellation_own'

/** Null of whatever ends nothing. `actorId`: of `side`. */
export function guardOfEnd(
  trade: EndState,
  action: Action,
  { side, actorId }: { side: Side; actorId: string },
  now: number,
): EndRefusal | null {
  const deliveredAt = side === 'proposer' ? trade.fromDeliveredAt : trade.toDeliveredAt
  const denied = deniedAt(trade, side)
  switch (action) {
    case 'confirm_delivery':
      return deliveredAt === null ? null : 'delivery_confirmed'
    // Whoever was let down met after all, as they say or a code does; the other's press takes nothing from them.
    case 'end_uncounted':
      if (isReported(trade)) return 'problem_reported'
      return deliveredAt !== null || hasMet(trade) ? 'delivery_confirmed' : null
    case 'request_cancellation': {
      const isSoon = denied !== null && now < denied + ASK_AGAIN_AFTER_MS
      // Between two people of whom one has blocked the other nobody waits.
      return isSoon && !trade.isBlocked ? 'cancellation_soon' : null
    }
    case 'approve_cancellation':
    case 'deny_cancellation':
      return trade.cancellationRequestedBy === actorId ? 'cancellation_own' : null
    default:
      return null
  }
}
