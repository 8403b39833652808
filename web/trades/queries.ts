/** One trade, and the lists of a person's trades: each box newest first, of both what waits for the person before that. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Trade } from '#contract/trades'
import type { List } from '#terms/proposals'
import { api } from '#web/api/client.ts'
import { tradeListsKey, tradePagesKey } from '#web/api/keys.ts'
import { pageOf } from '#web/browse/queries.ts'

/** As a page of a list holds it. */
export type TradesPage = ReturnType<typeof pageOf<Trade[]>>

export const tradesQuery = (box: List) =>
  infiniteQueryOptions({
    queryKey: [...tradeListsKey, box],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam ? { box, cursor: pageParam } : { box }
      const answer = await api['trade-proposals'].$get({ query }, { init: { signal } })
      return pageOf(await answer.json(), answer.headers)
    },
    getNextPageParam: (page) => page.next,
  })

/** With its timeline. 404 for anybody but its two parties. */
export const tradeQuery = (id: number) =>
  queryOptions({
    queryKey: [...tradePagesKey, id],
    queryFn: async ({ signal }) => {
      const param = { id: String(id) }
      const answer = await api.trades[':id'].$get({ param }, { init: { signal } })
      return answer.json()
    },
  })

/** Versions of its terms beside the one in force (D49), oldest first. */
export const termsQuery = (id: number) =>
  queryOptions({
    queryKey: [...tradePagesKey, id, 'terms'],
    queryFn: async ({ signal }) => {
      const param = { id: String(id) }
      const answer = await api.trades[':id'].terms.$get({ param }, { init: { signal } })
      return answer.json()
    },
  })
