import { QueryClient } from '@tanstack/react-query'

/** Part 1 section 9: kept five minutes after the last use. */
const KEPT_MS = 5 * 60_000

/** D17: never stale within a page load, no retries, no polling, no refetch on focus. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: KEPT_MS,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  })
}
