/** One trade, and the two lists of a person's trades, newest first. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Box } from '#terms/proposals'
import { api } from '#web/api/client.ts'
import { pageOf } from '#web/browse/queries.ts'

/** Everything about trades: what is refreshed when one of them changed and it is not known where it is shown. */
export const tradesKey = ['trades'] as const

export const tradeListsKey = [...tradesKey, 'list'] as const
export const tradePagesKey = [...tradesKey, 'one'] as const

export const tradesQuery = (box: Box) =>
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
