import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/accounts/queries.ts'
import { isFailure } from './failure.ts'

/** Part 1 section 9: kept five minutes after the last use. */
const KEPT_MS = 5 * 60_000

/** D17: never stale within a page load, no retries, no polling, no refetch on focus. */
export function newQueryClient(): QueryClient {
  /** A session that ended elsewhere: whoever shows a signed-in person hears of it at once. */
  const onError = (error: unknown) => {
    if (isFailure(error, 401)) client.setQueryData(currentUserQuery.queryKey, null)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: KEPT_MS,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      // Without a network a change fails at once and says so, instead of being sent some time later unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
