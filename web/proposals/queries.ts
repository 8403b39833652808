/** One's own items, to offer them. */

import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
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
