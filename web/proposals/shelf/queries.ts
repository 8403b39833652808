/** One's own items, to offer them, and what has been proposed for somebody's. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { OwnTrade } from '#contract/proposals'
import { api } from '#web/api/client.ts'
import { ownTradesKey } from '#web/api/keys.ts'
import { pageOf } from '#web/browse/queries.ts'
import { itemKeys } from '#web/items/queries.ts'

/** In every state, the newest first. */
export const ownItemsQuery = infiniteQueryOptions({
  queryKey: [...itemKeys.forProposals, 'list'],
  initialPageParam: '',
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam ? { cursor: pageParam } : {}
    const answer = await api['user-items'].$get({ query }, { init: { signal } })
    return pageOf(await answer.json(), answer.headers)
  },
  getNextPageParam: (page) => page.next,
})

/** Of whoever one trades with, what they have on offer. */
export const theirItemsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...itemKeys.forProposals, 'of', userId],
    // What others do changes it.
    staleTime: 0,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam ? { cursor: pageParam } : {}
      const answer = await api.items.user[':userId'].$get(
        { param: { userId }, query },
        { init: { signal } },
      )
      return pageOf(await answer.json(), answer.headers)
    },
    getNextPageParam: (page) => page.next,
  })

/** What this person has proposed for the item, as far as it is not over; null: nothing. */
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
