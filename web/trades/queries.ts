/** One trade, and the lists of a person's trades: each box newest first, of both what waits for the person before that. */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OwnTrade } from '#contract/proposals'
import type { Trade } from '#contract/trades'
import type { Box } from '#terms/proposals'
import { api } from '#web/api/client.ts'
import type { News } from '#web/api/news.ts'
import { pageOf } from '#web/browse/queries.ts'

/** Everything about trades: what is refreshed when one of them changed and it is not known where it is shown. */
export const tradesKey = ['trades'] as const

export const tradeListsKey = [...tradesKey, 'list'] as const
export const tradePagesKey = [...tradesKey, 'one'] as const

/** People are told of every step, and of messages that wait. */
const newsOf = (trades: readonly Trade[]): News => ({
  at: Math.max(0, ...trades.map(({ updatedAt }) => Date.parse(updatedAt))),
  marks: trades.flatMap(({ id, unreadMessages }) => (unreadMessages > 0 ? [`${id}`] : [])),
})

/** As a page of a list holds it. */
export type TradesPage = ReturnType<typeof pageOf<Trade[]>>

/** Null: both boxes. */
export const tradesQuery = (box: Box | null) =>
  infiniteQueryOptions({
    queryKey: [...tradeListsKey, box ?? 'all'],
    meta: {
      newsOf: ({ pages }: { pages: TradesPage[] }) => newsOf(pages.flatMap(({ items }) => items)),
    },
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const asked = box ? { box } : { first: 'awaited' as const }
      const query = pageParam ? { ...asked, cursor: pageParam } : asked
      const answer = await api['trade-proposals'].$get({ query }, { init: { signal } })
      return pageOf(await answer.json(), answer.headers)
    },
    getNextPageParam: (page) => page.next,
  })

/** What a person has proposed for items, as far as it is not over. */
const ownTradesKey = [...tradesKey, 'own'] as const

/** Null: nothing, or nothing any more. */
export const ownTradeQuery = (userId: string | undefined, itemId: number) =>
  queryOptions({
    queryKey: [...ownTradesKey, userId, itemId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }): Promise<OwnTrade | null> => {
      const param = { id: String(itemId) }
      const answer = await api['trade-proposals']['for-item'][':id'].$get(
        { param },
        { init: { signal } },
      )
      return answer.json()
    },
  })

/** One of a person's trades has changed: whatever tells of several of them asks again. */
export function refreshTrades(client: QueryClient): void {
  for (const queryKey of [tradeListsKey, ownTradesKey]) void client.invalidateQueries({ queryKey })
}

/** With its timeline. 404 for anybody but its two parties. */
export const tradeQuery = (id: number) =>
  queryOptions({
    queryKey: [...tradePagesKey, id],
    meta: { newsOf: (page: Trade) => newsOf([page]) },
    queryFn: async ({ signal }) => {
      const param = { id: String(id) }
      const answer = await api.trades[':id'].$get({ param }, { init: { signal } })
      return answer.json()
    },
  })
