/** Who tells whom, walked through everything that can be known; and the order of people and things, by written examples. */
import { describe, expect, test } from 'vitest'
import { DAY } from '../http/clock.ts'
import {
  type Compared,
  closeness,
  closest,
  counterpart,
  fitting,
  type Interest,
  isNear,
  kindsOf,
  likedNow,
  rankOf,
  tasteOf,
  tellingOf,
} from './rules.ts'
import { LIKED_KEPT, PAIR_MS, TOLD_A_DAY, UNANSWERED_MAX } from './terms.ts'

const NOW = 1_800_000_000_000
const BOTH = [true, false]

/** Every combination of what matters: 3 x 2^8 x 3 x 2 x 2 ways. */
function* allInterests(): Generator<Interest> {
  for (let bits = 0; bits < 2 ** 8; bits += 1) {
    const is = (n: number) => Boolean(bits & (1 << n))
    for (const offers of [0, 1, 7])
      for (const toldAt of [null, NOW - PAIR_MS + 1, NOW - PAIR_MS])
        for (const toldToday of [TOLD_A_DAY - 1, TOLD_A_DAY])
          for (const unanswered of [UNANSWERED_MAX - 1, UNANSWERED_MAX])
            yield {
              isWilling: is(0),
              isKnown: is(1),
              isRefused: is(2),
              isApart: is(3),
              isThere: is(4),
              isOnOffer: is(5),
              isReturned: is(6),
              isMutual: is(7),
              ...{ offers, toldAt, toldToday, unanswered },
            }
  }
}

describe('who tells whom', () => {
  test('nothing is told or listed of whoever may not be seen, whatever else holds', () => {
    let seen = 0
    for (const heart of allInterests()) {
      const hidden =
        !heart.isWilling ||
        !heart.isKnown ||
        heart.offers === 0 ||
        heart.isRefused ||
        heart.isApart ||
        !heart.isThere
      expect(tellingOf(heart, NOW) === 'nothing').toBe(hidden)
      if (!hidden) seen += 1
    }
    expect(seen).toBe(2 * 8 * 3 * 2 * 2)
  })

  test('of the others each way has one answer', () => {
    for (const heart of allInterests()) {
      const telling = tellingOf(heart, NOW)
      if (telling === 'nothing') continue
      const isFree =
        heart.toldAt !== NOW - PAIR_MS + 1 &&
        heart.toldToday < TOLD_A_DAY &&
        heart.unanswered < UNANSWERED_MAX
      const isAnswer = heart.isReturned && !heart.isMutual
      const told = isFree ? 'told' : 'waits'
      const offered = isAnswer ? 'mutual' : told
      expect(telling, JSON.stringify(heart)).toBe(heart.isOnOffer ? offered : 'waits')
    }
  })
})

const thing = (id: number, given: Partial<Compared> = {}): Compared => ({
  ...{ id, value: 100_000_00, categoryId: 1, km: 3, createdAt: NOW - 10 * DAY },
  ...given,
})
const MINE = { value: 100_000_00 }
const order = (things: Compared[], taste = tasteOf({})) =>
  closest(things, MINE, taste, NOW, things.length).map(({ id }) => id)

describe('which of somebody’s things come first', () => {
  test('what is worth as much as mine, then what is worth half or double, then the rest', () => {
    const worth = (id: number, value: number) => thing(id, { value })
    const things = [
      worth(1, 1_000_000_00),
      worth(2, 190_000_00),
      worth(3, 105_000_00),
      worth(4, 20_000_00),
    ]
    expect(order(things)).toEqual([3, 2, 4, 1])
  })

  test('what has no price stands between', () => {
    const things = [thing(1, { value: 0 }), thing(2, { value: 90_000_00 }), thing(3, { value: 1 })]
    expect(order(things)).toEqual([2, 1, 3])
  })

  test('what I like: hearts count once, searches twice, wishes three times', () => {
    const taste = tasteOf({ liked: [1, 1, 2], searched: [3], wished: [4] })
    expect([...taste.values()].reduce((a, b) => a + b)).toBeCloseTo(1)
    const kinds = [1, 2, 3, 4, 5].map((categoryId) => thing(categoryId, { categoryId }))
    expect(order(kinds, taste)).toEqual([4, 3, 1, 2, 5])
  })

  test('who likes nothing yet is shown no kind before another', () => {
    expect(closeness(thing(1), MINE, tasteOf({}))).toBe(
      closeness(thing(1, { categoryId: 9 }), MINE, tasteOf({})),
    )
  })

  test('what is near, in the steps that are told: within one of them the newer one', () => {
    const at = (id: number, km: number | null) => thing(id, { km })
    expect(order([at(1, 300), at(2, 40), at(3, null), at(4, 0), at(5, 8)])).toEqual([4, 5, 3, 2, 1])
    expect(order([at(1, 5.1), at(2, 9.9)])).toEqual([2, 1])
  })

  test('what is fresh, of things that are alike else', () => {
    expect(order([thing(1, { createdAt: NOW - 90 * DAY }), thing(2, { createdAt: NOW })])).toEqual([
      2, 1,
    ])
  })

  test('three of one person', () => {
    const things = [1, 2, 3, 4, 5].map((id) => thing(id))
    expect(closest(things, MINE, tasteOf({}), NOW).map(({ id }) => id)).toEqual([5, 4, 3])
  })
})

describe('in which order people stand', () => {
  const likedAt = NOW - 10 * DAY
  test('of two who liked at once the one with the closer thing', () => {
    const [far, close] = [0.2, 0.8].map((best) => rankOf({ likedAt, best, isTold: true }))
    expect(close).toBeGreaterThan(far ?? 0)
  })

  test('a week of freshness weighs as much as all of closeness', () => {
    const old = rankOf({ likedAt, best: 1, isTold: true })
    expect(rankOf({ likedAt: likedAt + 7 * DAY, best: 0, isTold: true })).toBe(old)
    expect(rankOf({ likedAt: likedAt + 8 * DAY, best: 0, isTold: true })).toBeGreaterThan(old)
  })

  test('whoever waits because others were told stands before them, for three days', () => {
    const waiting = rankOf({ likedAt, best: 0.5, isTold: false })
    for (const [days, isBefore] of [
      [0, true],
      [2, true],
      [4, false],
    ] as const) {
      const told = rankOf({ likedAt: likedAt + days * DAY, best: 0.5, isTold: true })
      expect(waiting > told).toBe(isBefore)
    }
  })
})

test('of what one person likes the newest hearts are remembered, each thing once', () => {
  expect(likedNow([], 1, LIKED_KEPT)).toEqual([1])
  expect(likedNow([1, 2, 3], 4, LIKED_KEPT)).toEqual([4, 1, 2])
  expect(likedNow([1, 2, 3], 3, LIKED_KEPT)).toEqual([3, 1, 2])
})

test('near is up to 25 km; what is nowhere is not near', () => {
  expect([0, 25, 25.1, null].map(isNear)).toEqual([true, true, false, false])
})

test('a page holds whole people, the first always, and no more things than it may', () => {
  for (const isLong of BOTH) {
    const things = isLong ? [3, 3, 3, 3, 3, 3, 3, 3] : [3, 3]
    expect(fitting(things, 20)).toBe(isLong ? 6 : 2)
  }
  expect(fitting([3], 2)).toBe(1)
  expect(fitting([], 20)).toBe(0)
})

test('the kinds that somebody has most of come first, of as many the newer one', () => {
  const things = [1, 1, 2, 3, 3, 4].map((categoryId, id) => thing(id, { categoryId }))
  expect(kindsOf(things, 3)).toEqual([3, 1, 4])
  expect(kindsOf([], 3)).toEqual([])
})

test('a thing stands beside what of mine is worth nearest to it, of the same the newer one', () => {
  const mine = [thing(1, { value: 10 }), thing(2, { value: 90 }), thing(3, { value: 90 })]
  expect([12, 80, 1_000].map((value) => counterpart(value, mine)?.id)).toEqual([1, 3, 3])
  expect(counterpart(5, [])).toBeUndefined()
})
