import '#web/app/start/features.ts'
import { expect, test } from 'vitest'
import { currentUserQuery } from '#web/api/session.ts'
import { listQuery } from '#web/browse/queries.ts'
import { favoriteIdsQuery } from '#web/favorites/queries.ts'
import { itemQuery, myItemsQuery, similarQuery } from '#web/items/queries.ts'
import { placesQuery } from '#web/places/queries.ts'
import { tradeQuery, tradesQuery } from '#web/trades/queries.ts'
import { overflow, pagesOf, placeOf, TOTAL_MAX } from './keepable.ts'

const keyOf = ({ queryKey }: { queryKey: readonly unknown[] }, person: string | null) =>
  placeOf(queryKey, 'hash', person)?.key

test('lists, items and similar ones are anybody’s', () => {
  for (const query of [listQuery({}), itemQuery(7), similarQuery(7)]) {
    expect(keyOf(query, null)).toBe('|hash')
    expect(keyOf(query, 'ana')).toBe('|hash')
  }
})

test('what is a person’s own lies under their id, and nowhere while nobody is known', () => {
  const trades = [tradesQuery('sent'), tradeQuery(3)]
  for (const query of [currentUserQuery, myItemsQuery, favoriteIdsQuery('ana'), ...trades]) {
    expect(keyOf(query, 'ana')).toBe('ana|hash')
    expect(keyOf(query, null)).toBeUndefined()
  }
})

test('places and whatever else is asked are not kept', () => {
  expect(keyOf(placesQuery('Luque'), 'ana')).toBeUndefined()
  expect(placeOf(['sessions'], 'hash', 'ana')).toBeNull()
})

const sizes = (count: number, sort: string, size: number) =>
  new Map(Array.from({ length: count }, (_, n) => [`${sort}${n}`, { sort, at: n, size }] as const))

test('of a sort the oldest go first', () => {
  expect(overflow(sizes(12, 'lists', 10))).toEqual([])
  expect(overflow(sizes(14, 'lists', 10))).toEqual(['lists1', 'lists0'])
})

test('all together stay under the limit, and who one is stays whatever the rest weighs', () => {
  const heavy = sizes(4, 'things', TOTAL_MAX / 2)
  const all = new Map([...heavy, ['me', { sort: 'person', at: -1, size: 500 }] as const])
  expect(overflow(all)).toEqual(['things1', 'things0'])
})

test('a sort that no longer exists goes', () => {
  expect(overflow(sizes(1, 'gone', 1))).toEqual(['gone0'])
})

test('of a list the first pages are kept, anything else whole', () => {
  const pages = { pages: [1, 2, 3, 4, 5], pageParams: ['', 'a', 'b', 'c', 'd'] }
  expect(pagesOf(pages)).toEqual({ pages: [1, 2, 3, 4], pageParams: ['', 'a', 'b', 'c'] })
  expect(pagesOf(pages, 1)).toEqual({ pages: [1], pageParams: [''] })
  for (const data of [[1, 2], { id: 7 }, null]) expect(pagesOf(data, 1)).toBe(data)
})
