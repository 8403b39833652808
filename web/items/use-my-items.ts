import { useInfiniteQuery } from '@tanstack/react-query'
import { isFailure } from '#web/api/failure.ts'
import type { Listing } from '#web/browse/use-listing.ts'
import { myItemsQuery } from './queries.ts'

/** One's own things by pages, in the shape that the list's parts take. */
export function useMyItems(): Listing {
  const query = useInfiniteQuery(myItemsQuery)
  const pages = query.data?.pages ?? []
  // Something published between two requests moves the pages: nothing is shown twice.
  const byId = new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item]))
  return {
    items: [...byId.values()],
    total: pages[0]?.total ?? null,
    pages: pages.length,
    emptyPages: pages.length - 1 - pages.findLastIndex((page) => page.items.length > 0),
    now: query.dataUpdatedAt,
    shownFor: {},
    isOld: false,
    isWaiting: query.isFetching && !query.isFetchingNextPage,
    isOffline: query.fetchStatus === 'paused' || isFailure(query.error, 0),
    problem: query.error,
    hasNext: query.hasNextPage,
    isLoadingNext: query.isFetchingNextPage,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    loadNext: () => {
      // A second call while one is on its way must not start it anew.
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage({ cancelRefetch: false })
    },
  }
}
