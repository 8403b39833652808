/** The machine walked whole: every status × every action × everybody (D25), and its guards in time. */
import { describe, expect, test } from 'vitest'
import { AFTER_MEETING_MS, ON_MY_WAY_MS } from './meeting/rules.ts'
import {
  actionsOf,
  decide,
  expiryAfter,
  GOING_ON,
  isAwaited,
  isLate,
  isSilent,
  MACHINE,
  mayWrite,
  SILENCE_MS,
  type TradeState,
} from './rules.ts'
import { settledBy } from './steps/settled.ts'
import { ACTIONS, type Action, SIDES, STATUSES, type Status, VERSIONS_MAX } from './terms.ts'
import { NOW, OWNER, PROPOSER, stateOfTrade } from './testing.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const trade = stateOfTrade

const BOTH = [OWNER, PROPOSER]
const UNDER_WAY: Partial<Record<Action, [string[], Status | 'same']>> = {
  propose_change: [BOTH, 'same'],
  set_meeting_details: [BOTH, 'in_progress'],
  confirm_delivery: [BOTH, 'in_progress'],
  request_cancellation: [BOTH, 'cancellation_requested'],
}
/** What is allowed, by status and action: who, and what it becomes. Everything else is refused. */
const allowedWhere = (
  asked: string,
  offering: string,
): Partial<Record<Status, Partial<Record<Action, [string[], Status | 'same']>>>> => ({
  pending: {
    accept: [[asked], 'accepted'],
    reject: [[asked], 'rejected'],
    withdraw: [[offering], 'cancelled'],
    counter: [BOTH, 'same'],
  },
  accepted: UNDER_WAY,
  in_progress: UNDER_WAY,
  cancellation_requested: {
    // The proposer asked: the owner answers.
    approve_cancellation: [[OWNER], 'cancelled'],
    deny_cancellation: [[OWNER], 'in_progress'],
  },
})

describe.each(SIDES)('terms by the %s', (offeredBy) => {
  const [offering, waitedFor] =
    offeredBy === 'proposer' ? ([PROPOSER, OWNER] as const) : ([OWNER, PROPOSER] as const)
  const allowedIn = allowedWhere(waitedFor, offering)
  describe.each(STATUSES)('%s', (status) => {
    const asked = status === 'cancellation_requested'
    const state = trade({
      ...{ status, offeredBy },
      statusBefore: asked ? 'in_progress' : null,
      cancellationRequestedBy: asked ? PROPOSER : null,
    })
    describe.each(ACTIONS)('%s', (action) => {
      const allowed = allowedIn[status]?.[action]
      test.each(BOTH)('by %s', (actor) => {
        const decision = decide(state, action, actor, NOW)
        if (allowed?.[0].includes(actor)) {
          return expect(decision).toEqual({ to: allowed[1] === 'same' ? status : allowed[1] })
        }
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
      for (const actor of BOTH) {
        const expected = ACTIONS.filter((action) =>
          allowedIn[status]?.[action]?.[0].includes(actor),
        )
        expect(actionsOf(state, actor, NOW)).toEqual(expected)
      }
    })
  })
})

describe('a change of what was agreed (D50)', () => {
  const open = (given: Partial<TradeState> = {}) => trade({ status: 'in_progress', ...given })

  test.each(SIDES)('asked by the %s is answered by the other, and taken back by its own', (by) => {
    const [own, other] = by === 'owner' ? [OWNER, PROPOSER] : [PROPOSER, OWNER]
    const state = open({ changeBy: by })
    const may = (actor: string) =>
      actionsOf(state, actor, NOW).filter((action) => action.endsWith('_change'))
    expect(may(other)).toEqual(['agree_change', 'decline_change'])
    expect(may(own)).toEqual(['withdraw_change'])
    expect(decide(state, 'propose_change', own, NOW)).toEqual({ refusal: 'change_open' })
    expect([isAwaited(state, other, NOW), isAwaited(state, own, NOW)]).toEqual([true, false])
  })

  test('is none after one confirmation, and stands in the way of nothing', () => {
    for (const given of [{ fromDeliveredAt: NOW }, { toDeliveredAt: NOW }]) {
      expect(decide(open(given), 'propose_change', OWNER, NOW)).toEqual({
        refusal: 'delivery_confirmed',
      })
    }
    const before = actionsOf(open(), OWNER, NOW)
    const during = actionsOf(open({ changeBy: 'owner' }), OWNER, NOW)
    expect(during).toEqual(expect.arrayContaining(before.filter((one) => one !== 'propose_change')))
  })

  test('there are so many versions and no more', () => {
    const full = { versions: VERSIONS_MAX }
    expect(decide(trade(full), 'counter', OWNER, NOW)).toEqual({ refusal: 'terms_many' })
    expect(decide(open(full), 'propose_change', OWNER, NOW)).toEqual({ refusal: 'terms_many' })
    const last = { versions: VERSIONS_MAX - 1 }
    expect(decide(trade(last), 'counter', OWNER, NOW)).toEqual({ to: 'pending' })
  })
})

describe('a meeting by two (D51)', () => {
  const open = (given: Partial<TradeState> = {}) => trade({ status: 'in_progress', ...given })
  const may = (state: TradeState, actor: string, now = NOW) =>
    actionsOf(state, actor, now).filter((action) =>
      ['confirm_meeting', 'on_my_way', 'cannot_come', 'end_uncounted'].includes(action),
    )

  test('a suggestion is agreed to by the other side, until its time has come', () => {
    const state = open({ meetingBy: 'owner', meetingAt: NOW + 1 })
    expect([may(state, OWNER), may(state, PROPOSER)]).toEqual([[], ['confirm_meeting']])
    expect(may(state, PROPOSER, NOW + 1)).toEqual([])
    expect([isAwaited(state, PROPOSER, NOW), isAwaited(state, OWNER, NOW)]).toEqual([true, false])
  })

  test.each([
    [ON_MY_WAY_MS + 1, ['cannot_come']],
    [ON_MY_WAY_MS, ['on_my_way', 'cannot_come']],
    [0, ['on_my_way', 'cannot_come']],
    [-1, []],
  ])('%d ms before the agreed one either may say: %j', (ms, expected) => {
    const state = open({ agreedAt: NOW + ms })
    for (const actor of BOTH) expect(may(state, actor)).toEqual(expected)
    const said = open({ agreedAt: NOW + ms, fromOnWayAt: NOW - 1 })
    expect(may(said, PROPOSER)).toEqual(expected.filter((one) => one !== 'on_my_way'))
  })

  test('whoever was let down may end it, the other not', () => {
    const state = open({ missedBy: 'proposer' })
    expect([may(state, OWNER), may(state, PROPOSER)]).toEqual([['end_uncounted'], []])
    expect(decide(state, 'end_uncounted', OWNER, NOW)).toEqual({ to: 'cancelled' })
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
    expect(actionsOf(state, OWNER, NOW)).toEqual(['reject', 'counter'])
    expect(actionsOf(state, PROPOSER, NOW)).toEqual(['withdraw', 'counter'])
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
    expect(actionsOf(state, PROPOSER, NOW + ms)).toEqual(late ? [] : ['withdraw', 'counter'])
  })

  test('each side confirms once; the second completes', () => {
    const half = trade({ status: 'in_progress', toDeliveredAt: NOW })
    expect(decide(half, 'confirm_delivery', OWNER, NOW)).toEqual({ refusal: 'delivery_confirmed' })
    expect(decide(half, 'confirm_delivery', PROPOSER, NOW)).toEqual({ to: 'completed' })
    const other = trade({ status: 'in_progress', fromDeliveredAt: NOW })
    expect(decide(other, 'confirm_delivery', OWNER, NOW)).toEqual({ to: 'completed' })
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
  const asked = ['trade_proposal', 'trade_question', 'trade_counter']
  const met = [
    'meeting_set',
    'meeting_agreed',
    'meeting_missed',
    'meeting_reminder',
    'meeting_soon',
  ]
  const under = [...met, 'meeting_way', 'on_the_way', 'change_proposed', 'code_entered']
  const over = [...under, 'delivery_confirmed', 'trade_reminder']
  const settled = (to: Status, action?: Action) => settledBy(to, action).toSorted()
  expect(settled('pending')).toEqual(['cancellation_requested', ...over].toSorted())
  expect(settled('accepted')).toEqual(['cancellation_requested', ...asked].toSorted())
  expect(settled('cancellation_requested')).toEqual([...asked].toSorted())
  for (const to of ['rejected', 'cancelled', 'completed', 'expired'] as const) {
    expect(settled(to)).toEqual([...over, 'cancellation_requested', ...asked].toSorted())
  }
  expect(settled('pending', 'counter')).toEqual(expect.arrayContaining(asked))
  expect(settled('accepted', 'withdraw_change')).toContain('change_proposed')
  expect(settled('in_progress', 'cannot_come')).toContain('meeting_agreed')
  expect(settled('in_progress', 'cannot_come')).not.toContain('meeting_missed')
})
