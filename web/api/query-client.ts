import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query'
import { AskingClient } from './asking-client.ts'
import { isFailure } from './failure.ts'
import { currentUserQuery } from './session.ts'

/** Kept five minutes after the last use. */
const KEPT_MS = 5 * 60_000

/** What anybody may see, and who one is. */
const KEPT: readonly unknown[] = ['items', 'places', 'auth']

/** Of whoever was here before, the next person sees nothing (case 24). */
export const forgetPerson = (client: QueryClient): Promise<void> =>
  client.resetQueries({ predicate: ({ queryKey }) => !KEPT.includes(queryKey[0]) })

/** D17: never stale within a page load, no retries, no polling, no refetch on focus. */
export function newQueryClient(): QueryClient {
  /** A session that ended elsewhere: whoever shows a signed-in person hears of it at once. */
  const onError = (error: unknown) => {
    if (isFailure(error, 401)) client.setQueryData(currentUserQuery.queryKey, null)
  }
  let lastId: string | undefined
  /** Somebody else may have signed in in another tab: this one hears of it by any way of asking. */
  const onSuccess = () => {
    const id = client.getQueryData(currentUserQuery.queryKey)?.id
    if (!id || id === lastId) return
    if (lastId) void forgetPerson(client)
    lastId = id
  }
  const client = new AskingClient({
    queryCache: new QueryCache({ onError, onSuccess }),
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
