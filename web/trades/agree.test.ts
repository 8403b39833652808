import { expect, test } from 'vitest'
import { newQueryClient } from '#web/api/query-client.ts'
import { intoLists, newestListed, newestPage } from './agree.ts'
import { tradeQuery, tradesQuery } from './queries.ts'
import { makePage, makeTrade } from './testing.ts'

const OLD = makeTrade(7)
const NEW = makeTrade(7, { status: 'accepted', updatedAt: '2026-11-27T11:00:00.000Z' })
const OLD_PAGE = makePage(7)
const NEW_PAGE = makePage(7, NEW)
const other = makeTrade(8)
const listOf = (...items: (typeof OLD)[]) => ({
  pages: [{ items, total: null, next: null }],
  pageParams: [''],
})

test('a list shows what the page knows where that is newer, and the other way round', () => {
  const client = newQueryClient()
  const { queryKey } = tradeQuery(7)
  expect(newestListed(client, OLD)).toBe(OLD)
  client.setQueryData(queryKey, NEW_PAGE)
  expect(newestListed(client, OLD)).toEqual(NEW)
  client.setQueryData(queryKey, OLD_PAGE)
  expect(newestListed(client, NEW)).toBe(NEW)
})

test('a page shows what the newest list knows, with the steps that it has itself', () => {
  const page = makePage(7)
  expect(newestPage([undefined, listOf(other)], 7, page)).toBe(page)
  expect(newestPage([listOf(OLD), listOf(NEW)], 7, page)).toEqual(NEW_PAGE)
  expect(newestPage([listOf(OLD), listOf(NEW)], 7, undefined)).toEqual(NEW_PAGE)
  expect(newestPage([listOf(other)], 7, undefined)).toBeUndefined()
  const newer = makePage(7, NEW)
  expect(newestPage([listOf(OLD)], 7, newer)).toBe(newer)
})

test('a page that came stands in every list that has it, which the device then keeps', () => {
  const client = newQueryClient()
  const received = tradesQuery('received').queryKey
  const all = tradesQuery('all').queryKey
  client.setQueryData(received, listOf(other, OLD))
  client.setQueryData(all, listOf(other))
  const before = client.getQueryData(all)
  intoLists(client, NEW_PAGE)
  expect(client.getQueryData(received)?.pages[0]?.items).toEqual([other, NEW])
  expect(client.getQueryData(all)).toBe(before)
  intoLists(client, OLD_PAGE)
  expect(client.getQueryData(received)?.pages[0]?.items).toEqual([other, NEW])
})
