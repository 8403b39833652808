import { describe, expect, test } from 'vitest'
import { listQuery } from '../testing/list-queries.ts'
import { type Leftover, planOf, type Wanted, wantedOf } from './plan.ts'
import { daysOf } from './rules.ts'
import { AVAILABILITIES, DATES_POSTED, SORTS } from './terms.ts'

const NOW = Date.UTC(2026, 6, 15, 12)

const FILTERS: Record<string, Record<string, unknown>> = {
  categories: { categoryIds: ['3', '4'] },
  category: { categoryIds: ['3'] },
  condition: { condition: 'nuevo' },
  price: { minPrice: '10000' },
  days: { datePosted: 'week' },
  search: { search: 'camión' },
  location: { location: 'Luque' },
  tags: { tags: ['rojo'] },
  circle: { userLatitude: '-25.3', userLongitude: '-57.6' },
}

function wanted(given: Record<string, unknown>): Wanted {
  const found = wantedOf(listQuery(given), NOW, null, [], null)
  if (!found) throw new Error('nothing')
  return found
}

/** Every subset of the filters with every sort and availability. */
function* combinations() {
  const names = Object.keys(FILTERS)
  for (let bits = 0; bits < 2 ** names.length; bits += 1) {
    const on = names.filter((_, i) => bits & (1 << i))
    const given = Object.assign({}, ...on.map((name) => FILTERS[name]))
    for (const sortBy of SORTS) {
      for (const availability of AVAILABILITIES) {
        yield { on, sortBy, availability, given: { ...given, sortBy, availability } }
      }
    }
  }
}

/** What an index does not answer must be tested on rows: said once more, the other way round. */
function mustTest(on: string[], sortBy: string, availability: string): Set<Leftover> {
  const byDistance = sortBy === 'distance' && on.includes('circle')
  const time = ['newest', 'oldest', 'distance'].includes(sortBy) && !byDistance
  const left = new Set<Leftover>()
  const byCategory = time && availability === 'available' && on.includes('category')
  if (on.includes('categories')) left.add('categories')
  if (on.includes('category') && !byCategory) left.add('categories')
  if (on.includes('condition')) left.add('equal')
  if (on.includes('price') && !sortBy.startsWith('price')) left.add('price')
  if (on.includes('days') && !time) left.add('days')
  if (availability === 'traded' && !time) left.add('traded')
  if (['search', 'location', 'tags'].some((name) => on.includes(name))) left.add('text')
  if (on.includes('circle')) left.add('circle')
  return left
}

test('every combination of filters and sorts is answered whole', () => {
  let walked = 0
  for (const { on, sortBy, availability, given } of combinations()) {
    // Both category filters at once are the larger list.
    if (on.includes('category') && on.includes('categories')) continue
    const plan = planOf(wanted(given))
    expect(new Set(plan.leftover)).toEqual(mustTest(on, sortBy, availability))
    expect(plan.groups).toBe(on.includes('search') ? 2 : 1)
    expect(plan.byText).toBe(plan.key === 'id' && plan.leftover.includes('text'))
    expect(plan.sources.every((source) => plan.leftover.includes(source))).toBe(true)
    const index = sortBy === 'distance' && on.includes('circle') ? 'items_near' : plan.index
    expect(plan.index).toBe(index)
    if (index !== 'items_near') {
      expect(plan.index.startsWith('items_offer')).toBe(availability === 'available')
    }
    walked += 1
  }
  expect(walked).toBe(384 * SORTS.length * AVAILABILITIES.length)
})

describe('what is wanted', () => {
  test.each([
    { search: '"*(' },
    { search: '🎸' },
    { location: '--' },
    { tags: ['🎸'] },
    { minPrice: '20', maxPrice: '10' },
  ])('is nothing for %j', (given) => {
    expect(wantedOf(listQuery(given), NOW, null, [], null)).toBeNull()
  })

  test('is everything for odd values, which filter nothing', () => {
    const odd = {
      condition: 'broken',
      minPrice: 'abc',
      maxPrice: '150,5',
      radius: '-5',
      datePosted: 'tomorrow',
      availability: 'x',
      sortBy: 'x',
      categoryIds: ['99', 'a'],
      limit: '0',
    }
    expect(wantedOf(listQuery(odd), NOW, null, [], null)).toEqual(
      wantedOf(listQuery(), NOW, null, [], null),
    )
  })

  test('reads prices as es-PY writes them', () => {
    const { minPrice, maxPrice } = wanted({ minPrice: 'Gs. 20.000', maxPrice: '1 500 000' })
    expect([minPrice, maxPrice]).toEqual([20_000, 1_500_000])
  })

  test('has a circle of the radius, 25 km when only a point is given', () => {
    expect(wanted(FILTERS.circle ?? {}).circle?.km).toBe(25)
    expect(wanted({ ...FILTERS.circle, radius: '5' }).circle?.km).toBe(5)
    expect(wanted({ userLatitude: '-25.3' }).circle).toBeNull()
  })

  test.each([
    ['title', 'alphabetical'],
    ['price-low', 'price_low'],
    ['popularity', 'popularity'],
    ['nonsense', 'newest'],
    ['distance', 'newest'],
  ])('sorts %s as %s', (sortBy, sort) => {
    expect(wanted({ sortBy }).sort).toBe(sort)
  })
})

describe('days of Asunción', () => {
  const midnight = Date.UTC(2026, 6, 15, 3)
  const DAY = 86_400_000

  test('today begins at 03:00 UTC, yesterday ends there', () => {
    expect(daysOf('today', midnight)).toEqual({ from: midnight, until: null })
    expect(daysOf('today', midnight - 1)).toEqual({ from: midnight - DAY, until: null })
    expect(daysOf('yesterday', midnight)).toEqual({ from: midnight - DAY, until: midnight })
  })

  test('week, month and 3months go back 7, 30 and 90 days', () => {
    const back = DATES_POSTED.map((posted) => daysOf(posted, NOW)).map((d) => d && NOW - d.from)
    expect(back.slice(3)).toEqual([7 * DAY, 30 * DAY, 90 * DAY])
    expect(daysOf('any', NOW)).toBeNull()
  })
})
