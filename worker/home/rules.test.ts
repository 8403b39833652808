import { expect, test } from 'vitest'
import type { TradeState } from '../trades/rules.ts'
import { inOrder, type Standing, waitingKind } from './rules.ts'
import { WAITING_KINDS } from './terms.ts'

const NOW = 1_800_000_000_000
const DAY = 86_400_000

const state: TradeState = {
  status: 'pending',
  statusBefore: null,
  fromUserId: 'beto',
  toUserId: 'ana',
  expiresAt: NOW + DAY,
  activeAt: NOW,
  meetingAt: null,
  cancellationRequestedBy: null,
  cancellationRequestedAt: null,
  fromDeniedAt: null,
  toDeniedAt: null,
  fromDeliveredAt: null,
  toDeliveredAt: null,
  fromMetAt: null,
  toMetAt: null,
  isHeld: false,
  offeredBy: 'proposer',
  versions: 1,
  changeBy: null,
  meetingBy: null,
  agreedAt: null,
  fromOnWayAt: null,
  toOnWayAt: null,
  missedBy: null,
}
const standing = (
  given: Partial<TradeState> = {},
  rest: Partial<Omit<Standing, 'state'>> = {},
): Standing => ({
  state: { ...state, ...given },
  completedAt: null,
  review: null,
  unread: 0,
  ...rest,
})

test.each([
  ['an offer', 'ana', {}, {}, 'answer'],
  ['one’s own offer', 'beto', {}, {}, null],
  ['an offer whose time is over', 'ana', { expiresAt: NOW }, {}, null],
  ['an offer with a message', 'ana', {}, { unread: 2 }, 'answer'],
  ['a message to the one who offered', 'beto', {}, { unread: 1 }, 'messages'],
  [
    'a change that the other asks for',
    'ana',
    { status: 'accepted', changeBy: 'proposer' },
    {},
    'change',
  ],
  ['a change of one’s own', 'beto', { status: 'accepted', changeBy: 'proposer' }, {}, null],
  [
    'a hand-over that the other has confirmed',
    'ana',
    { status: 'in_progress', fromDeliveredAt: NOW - 1 },
    {},
    'delivery',
  ],
  [
    'a cancellation that the other asks for',
    'ana',
    {
      status: 'cancellation_requested',
      statusBefore: 'accepted',
      cancellationRequestedBy: 'beto',
      cancellationRequestedAt: NOW - 1,
    },
    {},
    'cancellation',
  ],
  ['an agreed trade in which nothing is asked', 'ana', { status: 'accepted' }, {}, null],
  [
    'a completed one without a review',
    'ana',
    { status: 'completed' },
    { completedAt: NOW - DAY },
    'review',
  ],
  [
    'the same with one',
    'ana',
    { status: 'completed' },
    { completedAt: NOW - DAY, review: 'waiting' },
    null,
  ],
  ['the same after 14 days', 'ana', { status: 'completed' }, { completedAt: NOW - 14 * DAY }, null],
  [
    'a completed one with a message',
    'ana',
    { status: 'completed' },
    { completedAt: NOW - DAY, unread: 1 },
    'messages',
  ],
] as const)('%s, for %s, waits as it should', (_, who, given, rest, kind) => {
  expect(waitingKind(standing(given, rest), who, NOW)).toBe(kind)
})

test('the most pressing kind comes first, of one kind as they came', () => {
  const all = WAITING_KINDS.map((kind, n) => ({ kind, n })).toReversed()
  const more = [...all, { kind: 'answer' as const, n: 99 }]
  expect(inOrder(more).map(({ n }) => n)).toEqual([0, 1, 99, 2, 3, 4, 5, 6, 7])
})
