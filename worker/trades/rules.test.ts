/** The machine walked whole: every status × every action × everybody (D25), and its guards in time. */
import { describe, expect, test } from 'vitest'
import {
  AFTER_MEETING_MS,
  ASK_AGAIN_AFTER_MS,
  actionsOf,
  decide,
  endOfSilence,
  expiryAfter,
  GOING_ON,
  isAwaited,
  isLate,
  isSilent,
  MACHINE,
  mayWrite,
  SILENCE_MS,
  settledBy,
  type TradeState,
} from './rules.ts'
import { ACTIONS, type Action, STATUSES, type Status } from './terms.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = 1_800_000_000_000
const OWNER = 'ana'
const PROPOSER = 'beto'

const trade = (given: Partial<TradeState> = {}): TradeState => ({
  status: 'pending',
  statusBefore: null,
  fromUserId: PROPOSER,
  toUserId: OWNER,
  expiresAt: NOW + 3_600_000,
  activeAt: NOW - 1,
  meetingAt: null,
  cancellationRequestedBy: null,
  fromDeniedAt: null,
  toDeniedAt: null,
  fromDeliveredAt: null,
  toDeliveredAt: null,
  isHeld: false,
  ...given,
})

/** What is allowed, by status and action: who, and what it becomes. Everything else is refused. */
const ALLOWED: Partial<Record<Status, Partial<Record<Action, [string[], Status]>>>> = {
  pending: {
    accept: [[OWNER], 'accepted'],
    reject: [[OWNER], 'rejected'],
    withdraw: [[PROPOSER], 'cancelled'],
  },
  accepted: {
    set_meeting_details: [[OWNER, PROPOSER], 'in_progress'],
    confirm_delivery: [[OWNER, PROPOSER], 'in_progress'],
    request_cancellation: [[OWNER, PROPOSER], 'cancellation_requested'],
  },
  in_progress: {
    set_meeting_details: [[OWNER, PROPOSER], 'in_progress'],
    confirm_delivery: [[OWNER, PROPOSER], 'in_progress'],
    request_cancellation: [[OWNER, PROPOSER], 'cancellation_requested'],
  },
  cancellation_requested: {
    // The proposer asked: the owner answers.
    approve_cancellation: [[OWNER], 'cancelled'],
    deny_cancellation: [[OWNER], 'in_progress'],
  },
}

describe.each(STATUSES)('%s', (status) => {
  const asked = status === 'cancellation_requested'
  const state = trade({
    status,
    statusBefore: asked ? 'in_progress' : null,
    cancellationRequestedBy: asked ? PROPOSER : null,
  })
  describe.each(ACTIONS)('%s', (action) => {
    const allowed = ALLOWED[status]?.[action]
    test.each([OWNER, PROPOSER])('by %s', (actor) => {
      const decision = decide(state, action, actor, NOW)
      if (allowed?.[0].includes(actor)) return expect(decision).toEqual({ to: allowed[1] })
      const mine = asked && actor === PROPOSER ? 'cancellation_own' : 'trade_not_yours'
      expect(decision).toEqual({ refusal: allowed ? mine : 'trade_moved' })
    })
    test('by a stranger, to whom it does not exist', () => {
      expect(decide(state, action, 'caro', NOW)).toEqual({ refusal: 'trade_not_found' })
    })
    test('by the system, which has no such action', () => {
      expect(decide(state, action, 'system', NOW)).toEqual({ refusal: 'trade_not_found' })
      const own = MACHINE.filter((row) => row.by === 'system').map((row) => String(row.action))
      expect(own).not.toContain(action)
    })
  })
  test('what is offered is what is allowed', () => {
    for (const actor of [OWNER, PROPOSER]) {
      const expected = ACTIONS.filter((action) => ALLOWED[status]?.[action]?.[0].includes(actor))
      expect(actionsOf(state, actor, NOW)).toEqual(expected)
    }
  })
})

test('the owner may ask for a cancellation too, and the proposer answers', () => {
  const state = trade({
    status: 'cancellation_requested',
    statusBefore: 'accepted',
    cancellationRequestedBy: OWNER,
  })
  expect(actionsOf(state, PROPOSER, NOW)).toEqual(['approve_cancellation', 'deny_cancellation'])
  expect(decide(state, 'deny_cancellation', PROPOSER, NOW)).toEqual({ to: 'accepted' })
  expect(actionsOf(state, OWNER, NOW)).toEqual([])
})

describe('guards', () => {
  test('a blocked proposal can be rejected and withdrawn, not accepted', () => {
    const state = trade({ isHeld: true })
    expect(decide(state, 'accept', OWNER, NOW)).toEqual({ refusal: 'trade_blocked' })
    expect(actionsOf(state, OWNER, NOW)).toEqual(['reject'])
    expect(actionsOf(state, PROPOSER, NOW)).toEqual(['withdraw'])
  })

  test.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('%d ms from its expiry nothing can be done: %s', (ms, late) => {
    const state = trade({ expiresAt: NOW })
    expect(isLate(state, NOW + ms)).toBe(late)
    const expected = late ? { refusal: 'trade_expired' } : { to: 'accepted' }
    expect(decide(state, 'accept', OWNER, NOW + ms)).toEqual(expected)
    expect(actionsOf(state, PROPOSER, NOW + ms)).toEqual(late ? [] : ['withdraw'])
  })

  test('each side confirms once; the second completes', () => {
    const half = trade({ status: 'in_progress', toDeliveredAt: NOW })
    expect(decide(half, 'confirm_delivery', OWNER, NOW)).toEqual({ refusal: 'delivery_confirmed' })
    expect(decide(half, 'confirm_delivery', PROPOSER, NOW)).toEqual({ to: 'completed' })
    const other = trade({ status: 'in_progress', fromDeliveredAt: NOW })
    expect(decide(other, 'confirm_delivery', OWNER, NOW)).toEqual({ to: 'completed' })
  })

  test.each([
    [ASK_AGAIN_AFTER_MS - 1, false],
    [ASK_AGAIN_AFTER_MS, true],
  ])('%d ms after one’s own request was denied: %s', (ms, may) => {
    const state = trade({ status: 'accepted', fromDeniedAt: NOW })
    const expected = may ? { to: 'cancellation_requested' } : { refusal: 'cancellation_soon' }
    const at = { ...state, activeAt: NOW + ms }
    expect(decide(at, 'request_cancellation', PROPOSER, NOW + ms)).toEqual(expected)
    expect(decide(at, 'request_cancellation', OWNER, NOW + ms)).toEqual({
      to: 'cancellation_requested',
    })
  })
})

describe('silence', () => {
  const quiet = trade({ status: 'accepted', activeAt: NOW - SILENCE_MS })
  test('of 30 days, and never before 7 days after a meeting', () => {
    expect(isSilent(quiet, NOW)).toBe(true)
    expect(isSilent(quiet, NOW - 1)).toBe(false)
    const met = { ...quiet, meetingAt: NOW - AFTER_MEETING_MS + 1 }
    expect([isSilent(met, NOW), isSilent(met, NOW + 1)]).toEqual([false, true])
    expect(isSilent({ ...quiet, status: 'completed' }, NOW)).toBe(false)
    expect(isSilent({ ...quiet, status: 'pending' }, NOW)).toBe(false)
    expect(decide(quiet, 'confirm_delivery', OWNER, NOW)).toEqual({ refusal: 'trade_closed' })
  })

  test.each([
    ['nobody confirmed', {}, [], 'cancelled'],
    ['one did and the other said nothing', { toDeliveredAt: NOW }, [], 'completed'],
    ['one did, and itself had asked to cancel', { toDeliveredAt: NOW }, [OWNER], 'completed'],
    ['one did and the other objected', { toDeliveredAt: NOW }, [PROPOSER], 'cancelled'],
    ['the proposer did', { fromDeliveredAt: NOW }, [], 'completed'],
    ['the proposer did and the owner objected', { fromDeliveredAt: NOW }, [OWNER], 'cancelled'],
  ] as const)('when %s', (_when, given, objectors, end) => {
    expect(endOfSilence({ ...quiet, ...given }, objectors)).toBe(end)
  })
})

test('who is waited for', () => {
  expect(isAwaited(trade(), OWNER, NOW)).toBe(true)
  expect(isAwaited(trade({ isHeld: true }), OWNER, NOW)).toBe(false)
  expect(isAwaited(trade(), PROPOSER, NOW)).toBe(false)
  const accepted = trade({ status: 'accepted' })
  expect(isAwaited(accepted, OWNER, NOW)).toBe(false)
  const half = trade({ status: 'in_progress', toDeliveredAt: NOW })
  expect([OWNER, PROPOSER].map((one) => isAwaited(half, one, NOW))).toEqual([false, true])
})

test('a chat is written in from the first word to the end (D48)', () => {
  const may = (given: Partial<TradeState>) => mayWrite(trade(given), NOW)
  expect(STATUSES.filter((status) => may({ status, expiresAt: NOW + 1 }))).toEqual([
    'pending',
    'accepted',
    'in_progress',
    'cancellation_requested',
    'completed',
  ])
  // Late, it is over before cron says so.
  expect(may({ status: 'pending', expiresAt: NOW })).toBe(false)
})

test('a proposal stands three days after it is answered, and no longer than fourteen in all (D48)', () => {
  expect(expiryAfter(NOW, NOW) - NOW).toBe(72 * HOUR)
  expect(expiryAfter(NOW + 10 * DAY, NOW) - NOW).toBe(13 * DAY)
  expect(expiryAfter(NOW + 12 * DAY, NOW) - NOW).toBe(14 * DAY)
})

test('what goes on is what the machine leads on from', () => {
  const ledOn = STATUSES.filter((status) => MACHINE.some(({ from }) => from.includes(status)))
  expect([...GOING_ON].toSorted()).toEqual(ledOn.toSorted())
})

test('a notice asks for nothing once its trade is beyond what it is about', () => {
  const over = ['delivery_confirmed', 'meeting_reminder', 'meeting_set', 'trade_reminder']
  const settled = (to: Status) => settledBy(to).toSorted()
  expect(settled('pending')).toEqual(['cancellation_requested', ...over].toSorted())
  expect(settled('accepted')).toEqual(['cancellation_requested', 'trade_proposal'])
  expect(settled('cancellation_requested')).toEqual(['trade_proposal'])
  for (const to of ['rejected', 'cancelled', 'completed', 'expired'] as const) {
    expect(settled(to)).toEqual([...over, 'cancellation_requested', 'trade_proposal'].toSorted())
  }
})
