/** How a trade ends, walked whole (D53, D55): status × action × side × denied × blocked × meeting × confirmed × code × problem. */
import { describe, expect, test } from 'vitest'
import { STANDINGS } from '../../problems/terms.ts'
import { actionsOf, decide, isSilent, mayLeave, SILENCE_MS, type TradeState } from '../rules.ts'
import { ACTIONS, type Action, SIDES, STATUSES, type Status } from '../terms.ts'
import { NOW, OWNER, PROPOSER, stateOfTrade } from '../testing.ts'
import {
  ASK_AGAIN_AFTER_MS,
  CANCELLATION_ANSWER_MS,
  cancellationEndsAt,
  cancelsAtOnce,
  endOfSilence,
  isUnanswered,
} from './rules.ts'

const PROBLEMS = [null, ...STANDINGS] as const
const WHO = ['nobody', ...SIDES] as const
type Who = (typeof WHO)[number]
const of = (who: Who, at = NOW) => ({
  from: who === 'proposer' ? at : null,
  to: who === 'owner' ? at : null,
})
type Given = {
  status: Status
  denied: Who
  /** How long ago it was denied. */
  ago: number
  isBlocked: boolean
  hasMeeting: boolean
  confirmed: Who
  met: Who
  /** Of what was reported (D54). */
  problem: (typeof PROBLEMS)[number]
}

function* every(): Generator<Given> {
  for (const status of STATUSES)
    for (const denied of WHO)
      for (const ago of denied === 'nobody' ? [0] : [ASK_AGAIN_AFTER_MS - 1, ASK_AGAIN_AFTER_MS])
        for (const isBlocked of [false, true])
          for (const hasMeeting of [false, true])
            for (const confirmed of WHO)
              for (const met of WHO)
                for (const problem of PROBLEMS)
                  yield { status, denied, ago, isBlocked, hasMeeting, confirmed, met, problem }
}

function stateOf(given: Given) {
  const { status, denied, ago, isBlocked, hasMeeting, confirmed, met, problem } = given
  const isAsked = status === 'cancellation_requested'
  return stateOfTrade({
    ...{ status, isBlocked, problem },
    ...(isAsked && { statusBefore: 'accepted', cancellationRequestedBy: PROPOSER }),
    cancellationRequestedAt: isAsked ? NOW - 1 : null,
    ...{ fromDeniedAt: of(denied, NOW - ago).from, toDeniedAt: of(denied, NOW - ago).to },
    ...{ fromDeliveredAt: of(confirmed).from, toDeliveredAt: of(confirmed).to },
    ...{ fromMetAt: of(met).from, toMetAt: of(met).to },
    ...(hasMeeting && { meetingAt: NOW + 1, agreedAt: NOW + 1 }),
  })
}

const ID = { proposer: PROPOSER, owner: OWNER }
const isUnderWay = (status: Status) => status === 'accepted' || status === 'in_progress'

/** What D53 says of a request, in other words than the rule has. */
function expectedOf(given: Given, side: 'proposer' | 'owner'): unknown {
  if (!isUnderWay(given.status)) return { refusal: 'trade_moved' }
  const wasDenied = given.denied === side
  if (wasDenied && given.ago < ASK_AGAIN_AFTER_MS && !given.isBlocked)
    return { refusal: 'cancellation_soon' }
  if (given.confirmed !== 'nobody' || given.problem === 'open')
    return { to: 'cancellation_requested' }
  return { to: wasDenied || given.isBlocked ? 'cancelled' : 'cancellation_requested' }
}

test('whoever asks to cancel is asked about once, and not at all between blocked people', () => {
  for (const given of every())
    for (const side of SIDES)
      expect(
        [given, decide(stateOf(given), 'request_cancellation', ID[side], NOW)],
        `by the ${side}`,
      ).toEqual([given, expectedOf(given, side)])
})

const ENDS: readonly Action[] = ['approve_cancellation', 'confirm_delivery', 'end_uncounted']

test('once one side has confirmed, or a problem is open, only an approval, the second confirmation or a code ends it', () => {
  let seen = 0
  for (const given of every()) {
    if (
      (given.confirmed === 'nobody' && given.problem !== 'open') ||
      !(isUnderWay(given.status) || given.status === 'cancellation_requested')
    )
      continue
    const state = stateOf(given)
    expect([mayLeave(state), cancellationEndsAt(state), isUnanswered(state, NOW * 2)]).toEqual([
      ...[false, null, false],
    ])
    for (const side of SIDES) {
      expect(cancelsAtOnce(state, side)).toBe(false)
      for (const action of ACTIONS) {
        const decision = decide(state, action, ID[side], NOW)
        const isOver = 'to' in decision && ['cancelled', 'completed'].includes(decision.to)
        if (isOver) expect([action, ENDS.includes(action)]).toEqual([action, true])
        // Who was let down late reports it, or has reported it.
        if (isOver && given.problem === 'open') expect(action).not.toBe('end_uncounted')
        seen += 1
      }
    }
  }
  expect(seen).toBeGreaterThan(1000)
})

test('nothing else depends on who was denied, nor a step on the other side’s press', () => {
  for (const given of every())
    for (const side of SIDES)
      for (const action of ACTIONS) {
        if (action === 'request_cancellation') continue
        const plain = stateOf({ ...given, denied: 'nobody' })
        expect(decide(stateOf(given), action, ID[side], NOW)).toEqual(
          decide(plain, action, ID[side], NOW),
        )
      }
})

describe('an answer that never comes', () => {
  const asked = (given: Partial<TradeState> = {}) =>
    stateOfTrade({
      ...{ status: 'cancellation_requested', statusBefore: 'accepted' },
      ...{ cancellationRequestedBy: PROPOSER, cancellationRequestedAt: NOW },
      ...given,
    })

  test.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('%d ms from the 72 hours it is over: %s', (ms, isOver) => {
    const now = NOW + CANCELLATION_ANSWER_MS + ms
    expect(isUnanswered(asked(), now)).toBe(isOver)
    const refusal = { refusal: 'trade_closed' }
    const expected = isOver ? refusal : { to: 'accepted' }
    expect(decide(asked(), 'deny_cancellation', OWNER, now)).toEqual(expected)
    expect(actionsOf(asked(), OWNER, now)).toEqual(
      isOver ? [] : ['approve_cancellation', 'deny_cancellation'],
    )
  })

  test('is waited for as long as it takes once one side has confirmed', () => {
    for (const given of [{ fromDeliveredAt: NOW }, { toDeliveredAt: NOW }]) {
      const state = asked({ ...given, activeAt: NOW + CANCELLATION_ANSWER_MS })
      expect(isUnanswered(state, NOW + 2 * CANCELLATION_ANSWER_MS)).toBe(false)
    }
  })

  test('a trade that only time knows of a request is not one that waits', () => {
    expect(cancellationEndsAt(asked({ status: 'cancelled' }))).toBeNull()
    expect(cancellationEndsAt(stateOfTrade({ status: 'accepted' }))).toBeNull()
  })
})

test.each([
  ['nobody confirmed', {}, 'cancelled'],
  ['one pressed', { toDeliveredAt: NOW }, 'cancelled'],
  ['the other pressed', { fromDeliveredAt: NOW }, 'cancelled'],
  ['one entered the other’s code', { toDeliveredAt: NOW, toMetAt: NOW }, 'completed'],
  ['the other did', { fromDeliveredAt: NOW, fromMetAt: NOW }, 'completed'],
] as const)('silence, when %s, ends it as %s', (_when, given, end) => {
  const quiet = stateOfTrade({ status: 'in_progress', activeAt: NOW - SILENCE_MS, ...given })
  expect([isSilent(quiet, NOW), endOfSilence(quiet)]).toEqual([true, end])
})

test('silence ends nothing while a problem is open, and completes nothing of which one was reported', () => {
  const met = { status: 'in_progress', activeAt: NOW - SILENCE_MS, toMetAt: NOW } as const
  const quiet = (problem: Given['problem']) => stateOfTrade({ ...met, problem })
  expect(PROBLEMS.map((one) => isSilent(quiet(one), NOW))).toEqual([true, false, true])
  expect(PROBLEMS.map((one) => endOfSilence(quiet(one)))).toEqual([
    ...['completed', 'cancelled', 'cancelled'],
  ])
})

test('whoever let the other down takes nothing back by a press of their own', () => {
  const missed = stateOfTrade({ status: 'in_progress', missedBy: 'proposer' })
  const may = (given: Partial<TradeState>) =>
    decide({ ...missed, ...given }, 'end_uncounted', OWNER, NOW)
  expect(may({})).toEqual({ to: 'cancelled' })
  expect(may({ fromDeliveredAt: NOW })).toEqual({ to: 'cancelled' })
  const refusal = 'delivery_confirmed'
  expect(may({ toDeliveredAt: NOW })).toEqual({ refusal })
  expect(may({ fromDeliveredAt: NOW, fromMetAt: NOW })).toEqual({ refusal })
})
