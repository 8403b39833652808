/** What a trade waits for from whoever looks at it. Asked of the rule anew: what the device keeps may be days old. */
import type { Trade } from '#contract/trades'
import { groupOf } from '#rules/proposals'
import { isLate, type Step, sideOf, awaitedStep as stepOf, type TradeState } from '#rules/trades'
import type { Group } from '#terms/proposals'

const ms = (iso: string | null) => (iso === null ? null : Date.parse(iso))

/** What the rule reads, as far as a trade over the wire tells it: when somebody last denied a cancellation it does not. */
const stateOf = (trade: Trade): TradeState => ({
  status: trade.status,
  statusBefore: null,
  fromUserId: trade.fromUserId,
  toUserId: trade.toUserId,
  expiresAt: Date.parse(trade.expiresAt),
  activeAt: Date.parse(trade.updatedAt),
  meetingAt: ms(trade.meetingDateTime),
  cancellationRequestedBy: trade.cancellationRequestedBy,
  cancellationRequestedAt: ms(trade.cancellationRequestedAt),
  fromDeniedAt: null,
  toDeniedAt: null,
  fromDeliveredAt: ms(trade.fromUserDeliveryConfirmedAt),
  toDeliveredAt: ms(trade.toUserDeliveryConfirmedAt),
  fromMetAt: trade.met.includes(trade.fromUserId) ? 0 : null,
  toMetAt: trade.met.includes(trade.toUserId) ? 0 : null,
  isHeld: trade.blocked,
  offeredBy: sideOf(trade, trade.offeredBy) ?? 'proposer',
  versions: trade.version,
  changeBy: trade.change && sideOf(trade, trade.change.userId),
  meetingBy: trade.meetingSuggestedBy === null ? null : sideOf(trade, trade.meetingSuggestedBy),
  agreedAt: ms(trade.meetingAgreed?.dateTime ?? null),
  fromOnWayAt: trade.onTheWay.includes(trade.fromUserId) ? 0 : null,
  toOnWayAt: trade.onTheWay.includes(trade.toUserId) ? 0 : null,
  missedBy: trade.missedBy === null ? null : sideOf(trade, trade.missedBy),
})

/** `now` in ms. Null: nothing, for now. */
export const awaitedStep = (trade: Trade, userId: string, now: number): Step | null =>
  stepOf(stateOf(trade), userId, now)

/** Its time has run out, whether or not the server has noted that. */
export const hasRunOut = (trade: Trade, now: number): boolean => isLate(stateOf(trade), now)

/** Where it stands for this person, as lists tell it apart. */
export const groupFor = (trade: Trade, userId: string, now: number): Group =>
  groupOf(stateOf(trade), userId, now)
