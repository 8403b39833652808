import { expect, test } from 'vitest'
import { actionsOf, decide, type TradeState } from './rules.ts'
import { type Action, STATUSES, type Status } from './terms.ts'
import { NOW, OWNER, PROPOSER, stateOfTrade } from './testing.ts'

/** Of two of whom one has blocked the other. */
const apart = (status: Status, given: Partial<TradeState> = {}): TradeState =>
  stateOfTrade({
    ...{ status, statusBefore: 'accepted', isBlocked: true },
    cancellationRequestedBy: status === 'cancellation_requested' ? PROPOSER : null,
    ...given,
  })
const BEGINNING: Action[] = [
  ...(['accept', 'counter', 'propose_change', 'agree_change'] as const),
  ...(['set_meeting_details', 'confirm_meeting', 'on_my_way'] as const),
]
/** Where all of them might be done. */
const READY: Partial<TradeState>[] = [
  {},
  { changeBy: 'owner', meetingBy: 'owner', meetingAt: NOW + 1_000 },
  { agreedAt: NOW + 1_000, missedBy: 'owner' },
]

test('nothing new begins, and what is open is brought to its end as ever', () => {
  for (const status of STATUSES) {
    for (const who of [OWNER, PROPOSER]) {
      for (const ready of READY) {
        const together = actionsOf(apart(status, { ...ready, isBlocked: false }), who, NOW)
        const allowed = together.filter((one) => !BEGINNING.includes(one))
        expect([status, actionsOf(apart(status, ready), who, NOW)]).toEqual([status, allowed])
      }
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
