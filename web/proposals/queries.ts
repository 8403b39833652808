/** One's own items, to offer them. */

import { infiniteQueryOptions } from '@tanstack/react-query'
import { isPending } from '#rules/trades'
import { EXPIRES_AFTER_MS } from '#terms/proposals'
import { api } from '#web/api/client.ts'
import { nextCursor, pageOf } from '#web/browse/queries.ts'
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

/** The server's largest page. */
const MANY = '60'

/** One's own pending proposal for an item; null when there is none any more. Older than their time none is pending. */
export async function pendingFor(itemId: number, now: number): Promise<number | null> {
  let cursor: string | null = ''
  while (cursor !== null) {
    const query = { box: 'sent' as const, limit: MANY, ...(cursor && { cursor }) }
    const answer = await api['trade-proposals'].$get({ query })
    const trades = await answer.json()
    const found = trades.find(
      ({ status, requestedItem }) => requestedItem.id === itemId && isPending(status),
    )
    if (found) return found.id
    const oldest = trades.at(-1)
    const isOver = !oldest || Date.parse(oldest.createdAt) < now - EXPIRES_AFTER_MS
    cursor = isOver ? null : nextCursor(answer.headers.get('Link'))
  }
  return null
}
