/** The saved items as a list like the home one's, so that its paging and its end serve here as well. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { isFailure } from '#web/api/failure.ts'
import { useNow } from '#web/api/first-view.ts'
import { useSession } from '#web/api/session.ts'
import { type Listing, listingOf } from '#web/browse/list/listing.ts'
import { favoriteIdsQuery, favoritesQuery } from '#web/favorites/queries.ts'

/** `count`: how many are saved, also while not all of them are here. */
export function useFavorites(): Listing & { count: number | undefined } {
  const { user } = useSession()
  const ids = useQuery(favoriteIdsQuery(user?.id))
  const list = useInfiniteQuery(favoritesQuery(user?.id))
  const isThere = ids.data !== undefined && list.data !== undefined
  const saved = new Set(ids.data)
  // What was removed is only not shown: taking that back finds it in its place.
  const shown = (isThere ? list.data.pages : []).map((page) =>
    page.items.filter(({ itemId }) => saved.has(itemId)).map(({ item }) => item),
  )
  const problem = list.error ?? (ids.data ? null : ids.error)
  const listing = listingOf(list, shown, null, useNow())
  return {
    ...listing,
    count: isThere ? saved.size : undefined,
    isWaiting: listing.isWaiting || ids.isFetching,
    isOffline: [list, ids].some((query) => query.fetchStatus === 'paused') || isFailure(problem, 0),
    problem,
    hasNext: isThere && list.hasNextPage,
    retry: () => {
      if (ids.error) void ids.refetch()
      if (list.error) listing.retry()
    },
  }
}
