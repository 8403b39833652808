/** A trade as the rules read it. */
import type { TradeState } from './rules.ts'

/** In 2027. */
export const NOW = 1_800_000_000_000
export const OWNER = 'ana'
export const PROPOSER = 'beto'

/** Proposed by PROPOSER to OWNER, with nothing said about a meeting. */
export const stateOfTrade = (given: Partial<TradeState> = {}): TradeState => ({
  ...{ status: 'pending', statusBefore: null, fromUserId: PROPOSER, toUserId: OWNER },
  ...{ expiresAt: NOW + 3_600_000, activeAt: NOW - 1, cancellationRequestedBy: null },
  ...{ cancellationRequestedAt: null, fromMetAt: null, toMetAt: null },
  ...{ fromDeniedAt: null, toDeniedAt: null, fromDeliveredAt: null, toDeliveredAt: null },
  ...{ isHeld: false, offeredBy: 'proposer', versions: 1, changeBy: null },
  ...{ meetingAt: null, meetingBy: null, agreedAt: null },
  ...{ fromOnWayAt: null, toOnWayAt: null, missedBy: null },
  ...given,
})
