/** One's tokens, and what they were spent on. */
import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { tokensKey } from '#web/api/keys.ts'

/** Newest first. */
export const tokenHistoryQuery = queryOptions({
  queryKey: [...tokensKey, 'history'],
  queryFn: async ({ signal }) => {
    const answer = await api.user.tokens.history.$get({ query: {} }, { init: { signal } })
    return answer.json()
  },
})

/** Which of one's own items are featured, and until when. */
export const ownFeaturedQuery = queryOptions({
  queryKey: [...tokensKey, 'featured'],
  queryFn: async ({ signal }) => (await api.user.featured.$get({}, { init: { signal } })).json(),
})
