import { beforeEach, expect, test } from 'vitest'
import { newQueryClient } from '#web/api/query-client.ts'
import { tradeQuery, tradesQuery } from '#web/trades/queries.ts'
import { makeTrade } from '#web/trades/testing.ts'
import { followNews } from './follow-news.ts'
import { unreadQuery } from './queries.ts'

const badge = unreadQuery('ana').queryKey
const NOW = 1_800_000_000_000
const at = (ms: number) => new Date(NOW + ms).toISOString()

let client: ReturnType<typeof newQueryClient>
beforeEach(() => {
  client = newQueryClient()
  // As whoever shows them makes them.
  for (const query of [tradesQuery('received'), tradeQuery(3)]) {
    const { queryKey, meta } = query
    client.setQueryDefaults(queryKey, { meta: meta ?? {} })
  }
  followNews(client, 'ana')
})

/** The counts came now; answers whether they are old by then. */
function count(): void {
  client.setQueryData(badge, [1], { updatedAt: NOW })
}
function isAsked(): boolean {
  const isOld = client.getQueryState(badge)?.isInvalidated === true
  count()
  return isOld
}
const list = (...trades: ReturnType<typeof makeTrade>[]) =>
  client.setQueryData(tradesQuery('received').queryKey, {
    pages: [{ items: trades, total: null, next: null }],
    pageParams: [''],
  })

test('a list with a newer proposal than the counts has them asked, once', () => {
  count()
  list(makeTrade(1, { updatedAt: at(-60_000) }))
  expect(isAsked()).toBe(false)
  list(makeTrade(2, { updatedAt: at(5_000) }), makeTrade(1))
  expect(isAsked()).toBe(true)
  list(makeTrade(2, { updatedAt: at(5_000) }), makeTrade(1))
  expect(isAsked()).toBe(false)
})

test('so do a step that only the page shows, and messages that wait', () => {
  count()
  client.setQueryData(tradeQuery(3).queryKey, {
    ...makeTrade(3, { updatedAt: at(9_000) }),
    events: [],
  })
  expect(isAsked()).toBe(true)
  const unread = makeTrade(4, { updatedAt: at(-90_000), unreadMessages: 1 })
  list(unread)
  expect(isAsked()).toBe(true)
  list(unread)
  expect(isAsked()).toBe(false)
  list(makeTrade(4, { updatedAt: at(-90_000) }))
  list(unread)
  expect(isAsked()).toBe(true)
})

test('nothing is asked while the counts are on their way, nor for answers of other things', () => {
  list(makeTrade(2, { updatedAt: at(5_000) }))
  expect(client.getQueryState(badge)).toBeUndefined()
  count()
  client.setQueryData(['items', 'list'], { pages: [] })
  expect(isAsked()).toBe(false)
})
