/** What a trade waits for from whoever looks at it. Asked of the rule anew: what the device keeps may be days old. */
import type { Trade } from '#contract/trades'
import { actionsOf, isAwaited, isLate, type TradeState } from '#rules/trades'

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
  fromDeniedAt: null,
  toDeniedAt: null,
  fromDeliveredAt: ms(trade.fromUserDeliveryConfirmedAt),
  toDeliveredAt: ms(trade.toUserDeliveryConfirmedAt),
  isHeld: trade.blocked,
})

export type Step = 'answer' | 'cancellation' | 'delivery'

/** `now` in ms. Null: nothing, for now. */
export function awaitedStep(trade: Trade, userId: string, now: number): Step | null {
  const state = stateOf(trade)
  if (!isAwaited(state, userId, now)) return null
  const actions = actionsOf(state, userId, now)
  if (actions.includes('accept')) return 'answer'
  return actions.includes('approve_cancellation') ? 'cancellation' : 'delivery'
}

/** Its time has run out, whether or not the server has noted that. */
export const hasRunOut = (trade: Trade, now: number): boolean => isLate(stateOf(trade), now)
