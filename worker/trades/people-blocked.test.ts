import { expect, test } from 'vitest'
import { actionsOf, decide, type TradeState } from './rules.ts'
import { STATUSES, type Status } from './terms.ts'

const NOW = 1_800_000_000_000
const [OWNER, PROPOSER] = ['owner', 'proposer']

/** Of two of whom one has blocked the other. */
const apart = (status: Status): TradeState => ({
  status,
  statusBefore: 'accepted',
  fromUserId: PROPOSER,
  toUserId: OWNER,
  expiresAt: NOW + 1,
  activeAt: NOW,
  meetingAt: null,
  cancellationRequestedBy: status === 'cancellation_requested' ? PROPOSER : null,
  fromDeniedAt: null,
  toDeniedAt: null,
  fromDeliveredAt: null,
  toDeliveredAt: null,
  isHeld: false,
  isBlocked: true,
})

test('nothing new begins, and what is open is brought to its end as ever', () => {
  for (const status of STATUSES) {
    for (const who of [OWNER, PROPOSER]) {
      const together = actionsOf({ ...apart(status), isBlocked: false }, who, NOW)
      const allowed = together.filter((one) => one !== 'accept' && one !== 'set_meeting_details')
      expect([status, actionsOf(apart(status), who, NOW)]).toEqual([status, allowed])
    }
  }
  expect(actionsOf(apart('pending'), OWNER, NOW)).toEqual(['reject'])
  expect(actionsOf(apart('pending'), PROPOSER, NOW)).toEqual(['withdraw'])
})

test('accepting and setting a meeting are answered as for what has moved on', () => {
  expect(decide(apart('pending'), 'accept', OWNER, NOW)).toEqual({ refusal: 'trade_moved' })
  for (const status of ['accepted', 'in_progress'] as const) {
    for (const who of [OWNER, PROPOSER]) {
      const answer = decide(apart(status), 'set_meeting_details', who, NOW)
      expect(answer).toEqual({ refusal: 'trade_moved' })
    }
  }
})
