/** One's tokens, and what they were spent on. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { tokensKey } from '#web/api/keys.ts'
import { pageOf } from '#web/browse/queries.ts'

/** What the profile shows of them. */
export const LATEST_MOVEMENTS = 3
const MOVEMENTS_PAGE = 20

const ask = (limit: number, cursor: string, signal: AbortSignal) => {
  const query = { limit: String(limit), ...(cursor && { cursor }) }
  return api.user.tokens.history.$get({ query }, { init: { signal } })
}

/** The newest movements. */
export const latestTokensQuery = queryOptions({
  queryKey: [...tokensKey, 'latest'],
  queryFn: async ({ signal }) => (await ask(LATEST_MOVEMENTS, '', signal)).json(),
})

/** All of them by pages, newest first. */
export const tokenHistoryQuery = infiniteQueryOptions({
  queryKey: [...tokensKey, 'history'],
  initialPageParam: '',
  queryFn: async ({ pageParam, signal }) => {
    const answer = await ask(MOVEMENTS_PAGE, pageParam, signal)
    return pageOf(await answer.json(), answer.headers)
  },
  getNextPageParam: (page) => page.next,
})

/** Which of one's own items are featured, and until when. */
export const ownFeaturedQuery = queryOptions({
  queryKey: [...tokensKey, 'featured'],
  queryFn: async ({ signal }) => (await api.user.featured.$get({}, { init: { signal } })).json(),
})
