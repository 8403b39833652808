import { describe, expect, test } from 'vitest'
import type { Filters } from '#contract/browse'
import { toggled, withTag } from './filters/change.ts'
import { DEFAULT_FILTERS, parseFilters } from './filters.ts'

describe('what was stored', () => {
  const full: Filters = {
    categories: [2, 16],
    condition: 'fair',
    priceRange: [150, 12_000],
    location: 'Luque',
    datePosted: '3months',
    radius: 100,
    tags: ['azul', 'ñandutí'],
    wantsMine: 'true',
    takesMoney: 'true',
    availability: 'all',
    sortBy: 'price_low',
  }

  test('comes back as it was', () => {
    expect(parseFilters(JSON.stringify(full))).toEqual(full)
    expect(parseFilters(JSON.stringify(DEFAULT_FILTERS))).toEqual(DEFAULT_FILTERS)
  })

  test.each([null, '', 'null', '7', '"x"', '[]', '{', '{}', '{"categories":{}}'])(
    'is the default when it is %s',
    (stored) => expect(parseFilters(stored)).toEqual(DEFAULT_FILTERS),
  )

  const BAD: Record<keyof Filters, unknown[]> = {
    categories: [null, '2', ['2'], [0, 17, 1.5, null]],
    condition: [7, '', 'broken', ['new'], 'nuevo'],
    priceRange: [null, 5, ['a', 'b'], [-1, null], [Number.NaN], [500, 100]],
    location: [null, 3, ['Luque']],
    datePosted: [null, 'someday', 1],
    radius: [null, '25', 0, 4, 26, 105, -25],
    tags: [null, 'azul', [7, '', '   ', null]],
    wantsMine: [null, true, 1],
    takesMoney: [null, true, 1],
    availability: [null, 'gone'],
    sortBy: [null, 'price-low', 'best'],
  }
  const rows = Object.entries(BAD).flatMap(([part, values]) =>
    values.map((value) => [part, JSON.stringify(value), value] as const),
  )
  test.each(rows)('falls back for %s = %s and keeps the rest', (part, _, value) => {
    const parsed = parseFilters(JSON.stringify({ ...full, [part]: value }))
    expect(parsed).toEqual({ ...full, [part]: DEFAULT_FILTERS[part as keyof Filters] })
  })

  test('drops doubled entries, trims and limits tags and place', () => {
    const tags = [
      ' rojo ',
      'rojo',
      ...Array.from({ length: 20 }, (_, n) => `t${n}`),
      'x'.repeat(50),
    ]
    const parsed = parseFilters(
      JSON.stringify({ categories: [3, 3, 99], tags, location: 'a'.repeat(500) }),
    )
    expect(parsed.categories).toEqual([3])
    expect(parsed.tags).toHaveLength(10)
    expect(parsed.tags.slice(0, 2)).toEqual(['rojo', 't0'])
    expect(parsed.location).toHaveLength(100)
  })
})

test('a tag is added trimmed, once, and not beyond ten', () => {
  const one = withTag(DEFAULT_FILTERS, '  azul ')
  expect(one.tags).toEqual(['azul'])
  expect(withTag(one, 'azul')).toBe(one)
  expect(withTag(one, '   ')).toBe(one)
  const many = { ...DEFAULT_FILTERS, tags: Array.from({ length: 10 }, (_, n) => `t${n}`) }
  expect(withTag(many, 'once')).toBe(many)
})

test('choosing twice is choosing nothing', () => {
  expect(toggled(toggled([1], 2), 2)).toEqual([1])
})
