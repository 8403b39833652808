/** Score, level and who may review (D35, D36). */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Deeds, levelOf, mayReview, scoreOf, successRate } from './rules.ts'
import { REVEAL_MS, SCORE_MAX, STARS_MAX } from './terms.ts'

const count = fc.nat({ max: 10_000 })
const deeds: fc.Arbitrary<Deeds> = fc
  .record({
    provedWeight: fc.nat({ max: 1_000_000 }),
    unprovedWeight: fc.nat({ max: 1_000_000 }),
    recentNoShows: fc.nat({ max: 20 }),
    lateRefusals: fc.nat({ max: 20 }),
    ratings: fc.array(fc.integer({ min: 1, max: STARS_MAX }), { maxLength: 200 }),
    verifiedKinds: fc.nat({ max: 6 }),
    cancelledTrades: count,
  })
  .map(({ ratings, ...rest }) => ({
    ...rest,
    ratingSum: ratings.reduce((sum, one) => sum + one, 0),
    ratingCount: ratings.length,
  }))
const NEW: Deeds = {
  ...{ provedWeight: 0, unprovedWeight: 0, ratingSum: 0, ratingCount: 0 },
  ...{ verifiedKinds: 0, cancelledTrades: 0, recentNoShows: 0, lateRefusals: 0 },
}

describe('the score', () => {
  test('stays within 0 and 1000, whole', () => {
    fc.assert(
      fc.property(deeds, (given) => {
        const score = scoreOf(given)
        expect(Number.isInteger(score)).toBe(true)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(SCORE_MAX)
      }),
    )
  })

  test('is never lowered by more partners, better ratings or more proofs', () => {
    fc.assert(
      fc.property(deeds, fc.integer({ min: 1, max: 50 }), (given, more) => {
        const score = scoreOf(given)
        const { provedWeight, unprovedWeight, verifiedKinds, ratingSum, ratingCount } = given
        const better: Partial<Deeds>[] = [
          { provedWeight: provedWeight + 1000 * more },
          { unprovedWeight: unprovedWeight + 250 * more },
          { verifiedKinds: verifiedKinds + more },
          { ratingSum: ratingSum + STARS_MAX * more, ratingCount: ratingCount + more },
        ]
        for (const change of better) {
          expect(scoreOf({ ...given, ...change })).toBeGreaterThanOrEqual(score)
        }
      }),
    )
  })

  test('is never raised by trades that the person called off, nor by meetings they did not come to', () => {
    fc.assert(
      fc.property(deeds, fc.integer({ min: 1, max: 50 }), (given, more) => {
        const worse: Partial<Deeds>[] = [
          { cancelledTrades: given.cancelledTrades + more },
          { recentNoShows: given.recentNoShows + more },
          { lateRefusals: given.lateRefusals + more },
        ]
        for (const change of worse)
          expect(scoreOf({ ...given, ...change })).toBeLessThanOrEqual(scoreOf(given))
      }),
    )
  })

  test.each<[Partial<Deeds>, number]>([
    [{}, 100],
    [{ provedWeight: 1000 }, 140],
    [{ provedWeight: 500 }, 120],
    [{ unprovedWeight: 250 }, 110],
    // However many accounts without a proof: one trade.
    [{ unprovedWeight: 250_000 }, 140],
    [{ provedWeight: 10_000 }, 500],
    [{ provedWeight: 10_000, unprovedWeight: 5000 }, 510],
    [{ provedWeight: 10_000_000 }, 600],
    [{ recentNoShows: 1 }, 40],
    [{ lateRefusals: 2 }, 100],
    [{ lateRefusals: 3 }, 40],
    // (5 + 17.5) / 6 = 3.75: a sixth of the way from 3.5 to 5.
    [{ ratingSum: 5, ratingCount: 1 }, 142],
    [{ ratingSum: 10, ratingCount: 10 }, 100],
    [{ verifiedKinds: 3 }, 250],
    [{ cancelledTrades: 2 }, 50],
    [{ cancelledTrades: 9 }, 0],
    [{ provedWeight: 10_000_000, ratingSum: 50_000, ratingCount: 10_000, verifiedKinds: 6 }, 1000],
  ])('of %j is %i', (given, score) => {
    expect(scoreOf({ ...NEW, ...given })).toBe(score)
  })
})

test('the level of every average and count is that of the table, in its order', () => {
  for (let reviews = 0; reviews <= 60; reviews += 1) {
    for (let tenths = 10; tenths <= 50; tenths += 1) {
      const average = tenths / 10
      const table: [boolean, string][] = [
        [reviews < 5, 'new'],
        [average >= 4.8 && reviews >= 50, 'excellent'],
        [average >= 4.5 && reviews >= 20, 'very_good'],
        [average >= 4 && reviews >= 10, 'good'],
        [average >= 3.5, 'regular'],
        [true, 'needs_improvement'],
      ]
      const expected = table.find(([fits]) => fits)?.[1]
      expect([average, reviews, levelOf(average, reviews)]).toEqual([average, reviews, expected])
    }
  }
})

test('the success rate is a whole percent, 0 without trades', () => {
  expect([successRate(0, 0), successRate(2, 3), successRate(5, 5)]).toEqual([0, 67, 100])
})

test('a trade may be reviewed by its parties about each other, once it is completed', () => {
  const people = ['owner', 'proposer', 'stranger']
  const statuses = ['pending', 'accepted', 'completed', 'cancelled']
  for (const status of statuses) {
    const completedAt = status === 'completed' ? 1 : null
    const trade = { fromUserId: 'proposer', toUserId: 'owner', status, completedAt }
    for (const by of people) {
      for (const about of people) {
        const isParty = by !== 'stranger'
        const refusal =
          by === about
            ? 'review_own'
            : !isParty
              ? 'trade_not_found'
              : about === 'stranger'
                ? 'review_other_person'
                : status === 'completed'
                  ? null
                  : 'review_not_completed'
        expect([by, about, status, mayReview(trade, by, about, 2)]).toEqual([
          ...[by, about, status],
          refusal,
        ])
      }
    }
  }
  expect(mayReview(null, 'owner', 'proposer', 2)).toBe('trade_not_found')
})

test('it may be for 14 days, to the millisecond', () => {
  const completed = { status: 'completed', completedAt: 1000 }
  const trade = { fromUserId: 'proposer', toUserId: 'owner', ...completed }
  const at = (now: number) => mayReview(trade, 'owner', 'proposer', now)
  expect([at(1000), at(999 + REVEAL_MS), at(1000 + REVEAL_MS)]).toEqual([
    null,
    null,
    'review_closed',
  ])
})
