/** One trade, and the lists of a person's trades: each box newest first, of both what waits for the person before that. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Trade, TradePage } from '#contract/trades'
import type { List } from '#terms/proposals'
import { api } from '#web/api/client.ts'
import { chatKeyOf, tradeListsKey, tradePagesKey } from '#web/api/keys.ts'
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

/**
 * With its timeline. 404 for anybody but its two parties. The first time it brings what was said along, for the panel that
 * shows it: one answer for the whole screen.
 */
export const tradeQuery = (id: number) =>
  queryOptions({
    queryKey: [...tradePagesKey, id],
    queryFn: async ({ client, signal }): Promise<TradePage> => {
      const param = { id: String(id) }
      const chatKey = chatKeyOf(id)
      const isKnown = () => client.getQueryData(chatKey) !== undefined
      const isAsked = client.getQueryState(chatKey)?.fetchStatus === 'fetching'
      const query = isKnown() || isAsked ? {} : { chat: '1' as const }
      const answer = await api.trades[':id'].$get({ param, query }, { init: { signal } })
      const { chat, ...page } = await answer.json()
      if (chat && !isKnown()) client.setQueryData(chatKey, chat)
      return page
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
