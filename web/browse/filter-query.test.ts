import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Filters } from '#contract/browse'
import { ListQuerySchema } from '#contract/browse'
import { activeFilters, DEFAULT_FILTERS, type ListParams, queryOf } from './filters.ts'

const HERE = { latitude: -25.263740123, longitude: -57.575926 }

/** Each filter on by itself: what of the query it is, and how many chips. */
const ALONE: [Partial<Filters>, ListParams, number][] = [
  [{ categories: [3] }, { categoryIds: ['3'] }, 1],
  [{ categories: [3, 16] }, { categoryIds: ['3', '16'] }, 2],
  [{ condition: 'like_new' }, { condition: 'like_new' }, 1],
  [{ priceRange: [50, 10_000] }, { minPrice: '50000' }, 1],
  [{ priceRange: [0, 9_950] }, { maxPrice: '9950000' }, 1],
  [{ priceRange: [125.5, 200] }, { minPrice: '125500', maxPrice: '200000' }, 1],
  [{ priceRange: [15_000, 10_000] }, { minPrice: '15000000' }, 1],
  [{ location: '  Luque ' }, { location: 'Luque' }, 1],
  [{ location: '   ' }, {}, 0],
  [{ datePosted: 'today' }, { datePosted: 'today' }, 1],
  [{ datePosted: '3months' }, { datePosted: '3months' }, 1],
  [{ tags: ['a b', 'ñ'] }, { tags: ['a b', 'ñ'] }, 2],
  [{ wantsMine: 'true' }, { wantsMine: 'true' }, 1],
  [{ takesMoney: 'true' }, { takesMoney: 'true' }, 1],
  [{ availability: 'traded' }, { availability: 'traded' }, 1],
  [{ availability: 'all' }, { availability: 'all' }, 1],
  [{ sortBy: 'popularity' }, { sortBy: 'popularity' }, 0],
  [{ radius: 25 }, { userLatitude: '-25.2637', userLongitude: '-57.5759' }, 1],
  [{ radius: 5 }, { userLatitude: '-25.2637', userLongitude: '-57.5759', radius: '5' }, 1],
]

test('without filters, search and distance nothing is sent, known position or not', () => {
  expect(queryOf(DEFAULT_FILTERS, '', null)).toEqual({})
  expect(queryOf(DEFAULT_FILTERS, '   ', HERE)).toEqual({})
  expect(activeFilters(DEFAULT_FILTERS)).toEqual([])
})

test('the distance filter sends nothing before the device said where it is', () => {
  expect(queryOf({ ...DEFAULT_FILTERS, radius: 50 }, '', null)).toEqual({})
})

describe.each(ALONE)('%j', (change, query, chips) => {
  const filters = { ...DEFAULT_FILTERS, ...change }

  test('is that part of the query, beside the search', () => {
    expect(queryOf(filters, ' camión ', HERE)).toEqual({ search: 'camión', ...query })
  })

  test('is counted, and taken off by its chips', () => {
    const active = activeFilters(filters)
    expect(active).toHaveLength(chips)
    const without = active.reduce((left, one) => one.without(left), filters)
    expect(activeFilters(without)).toEqual([])
    if (chips > 0) expect(queryOf(without, '', HERE)).toEqual({})
  })

  test('is understood by the server', () => {
    const parsed = v.parse(ListQuerySchema, queryOf(filters, 'x', HERE))
    for (const [key, sent] of Object.entries(query)) {
      const read: unknown = parsed[key as keyof typeof parsed]
      expect([read].flat().map(String)).toEqual([sent].flat().map((s) => String(Number(s) || s)))
    }
  })
})

/** All pairs: no filter hides or changes another. */
const PAIRS = ALONE.flatMap(([a, qa], i) =>
  ALONE.slice(i + 1)
    .filter(([b]) => Object.keys(a)[0] !== Object.keys(b)[0])
    .map(
      ([b, qb]) =>
        [
          { ...a, ...b },
          { ...qa, ...qb },
        ] as const,
    ),
)
test.each(PAIRS)('%j travel together', (change, query) => {
  expect(queryOf({ ...DEFAULT_FILTERS, ...change }, '', HERE)).toEqual(query)
})

test('all filters at once travel at once', () => {
  const all: Filters = {
    categories: [1, 2],
    condition: 'new',
    priceRange: [50, 100],
    location: 'Areguá',
    datePosted: 'week',
    radius: 100,
    tags: ['x'],
    wantsMine: 'true',
    takesMoney: 'true',
    availability: 'all',
    sortBy: 'oldest',
  }
  expect(Object.keys(queryOf(all, 'a', HERE)).sort()).toEqual(
    [
      'availability',
      'categoryIds',
      'condition',
      'datePosted',
      'location',
      'maxPrice',
      'minPrice',
      'radius',
      'search',
      'sortBy',
      'tags',
      'takesMoney',
      'userLatitude',
      'userLongitude',
      'wantsMine',
    ].sort(),
  )
})
