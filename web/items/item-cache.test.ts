import { expect, test } from 'vitest'
import { newQueryClient } from '#web/api/query-client.ts'
import { listsKey } from '#web/browse/queries.ts'
import { makeItem } from '#web/testing/items.ts'
import { dropItem, without } from './item-cache.ts'
import { itemKeys, itemQuery, similarQuery } from './queries.ts'

const page = (ids: number[], count?: number, more = false) => ({
  items: ids.map((id) => makeItem(id)),
  total: count === undefined ? null : { count, more },
  next: null,
})
const pages = (...given: ReturnType<typeof page>[]) => ({ pages: given, pageParams: [''] })
const lists = [...listsKey, {}]

test('an item leaves plain lists, pages and pages of pages; the total goes down with it', () => {
  expect(without([makeItem(1), makeItem(2)], 1)).toEqual([makeItem(2)])
  expect(without(page([1, 2], 9), 2)).toEqual(page([1], 9))
  expect(without(pages(page([3, 2], 9), page([1])), 1)).toEqual(pages(page([3, 2], 8), page([])))
})

test('"more than 1,000" stays what it is, and no total falls below zero', () => {
  expect(without(pages(page([1], 1_000, true)), 1)).toEqual(pages(page([], 1_000, true)))
  expect(without(pages(page([1], 0)), 1)).toEqual(pages(page([], 0)))
  expect(without(pages(page([1])), 1)).toEqual(pages(page([])))
})

test.each([[undefined], [null], ['x'], [[]], [pages()], [pages(page([2], 4))], [makeItem(1)]])(
  'what does not hold it is left as it is: %#',
  (data) => expect(without(data, 1)).toBe(data),
)

test('it leaves every list on the device and comes back to its place, while its own page stays', () => {
  const client = newQueryClient()
  const [cached, mine] = [pages(page([3, 2, 1], 3)), pages(page([2, 1], 2))]
  client.setQueryData<unknown>(lists, cached)
  client.setQueryData<unknown>(itemKeys.mine, mine)
  client.setQueryData<unknown>(itemKeys.forProposals, [makeItem(2)])
  client.setQueryData(similarQuery(9).queryKey, [makeItem(2), makeItem(4)])
  client.setQueryData(itemQuery(2).queryKey, makeItem(2))

  const putBack = dropItem(client, 2)
  expect(client.getQueryData(lists)).toEqual(pages(page([3, 1], 2)))
  expect(client.getQueryData(itemKeys.mine)).toEqual(pages(page([1], 1)))
  expect(client.getQueryData(itemKeys.forProposals)).toEqual([])
  expect(client.getQueryData(similarQuery(9).queryKey)).toEqual([makeItem(4)])
  expect(client.getQueryData(itemQuery(2).queryKey)).toEqual(makeItem(2))

  putBack()
  expect(client.getQueryData(lists)).toEqual(cached)
  expect(client.getQueryData(itemKeys.mine)).toEqual(mine)
  expect(client.getQueryData(similarQuery(9).queryKey)).toEqual([makeItem(2), makeItem(4)])
})

test('a list that changed meanwhile keeps its news and is asked again', () => {
  const client = newQueryClient()
  client.setQueryData<unknown>(lists, pages(page([2, 1], 2)))
  const putBack = dropItem(client, 2)
  const news = pages(page([5, 1], 2))
  client.setQueryData<unknown>(lists, news)
  putBack()
  expect(client.getQueryData(lists)).toEqual(news)
  expect(client.getQueryState(lists)?.isInvalidated).toBe(true)
})
