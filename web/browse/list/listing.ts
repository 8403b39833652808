/** Pages of things as the parts of a list take them: the home list, one's own items, favourites. */
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Item } from '#contract/items'
import { isUnreachable } from '#web/api/failure.ts'
import type { ListParams } from '#web/browse/filters.ts'
import type { Total } from '#web/browse/queries.ts'

export type Listing = {
  items: Item[]
  /** Above the list; of the home list only. */
  featured?: Item[]
  total: Total | null
  /** What a search without a hit may have meant; of the home list only. */
  instead?: string | undefined
  pages: number
  /** Pages without a hit at the end: the server looks at so many rows a request, then hands over. */
  emptyPages: number
  /** ms; ages on the cards are told from here. */
  now: number
  /** The query that `items` answer; while another one is on its way they stay, dimmed. */
  shownFor: ListParams
  isOld: boolean
  isWaiting: boolean
  isOffline: boolean
  problem: Error | null
  hasNext: boolean
  /** Where the next page begins, for lists that can be reached by it. */
  next?: string | null
  isLoadingNext: boolean
  retry: () => void
  loadNext: () => void
}

/** What any list by pages has. `pages`: what is shown of each. */
export function pagingOf<One extends { id: number }>(
  query: UseInfiniteQueryResult,
  pages: readonly (readonly One[])[],
) {
  // What moved between two requests (published, popularity refreshed) is shown once.
  const byId = new Map(pages.flat().map((one) => [one.id, one]))
  return {
    items: [...byId.values()],
    pages: pages.length,
    emptyPages: pages.length - 1 - pages.findLastIndex((page) => page.length > 0),
    isWaiting: query.isFetching && !query.isFetchingNextPage,
    isOffline: isUnreachable(query),
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

/** `opened`: when the screen was, ms: what the device keeps may be days old. */
export const listingOf = (
  query: UseInfiniteQueryResult,
  pages: readonly (readonly Item[])[],
  total: Total | null = null,
  opened = 0,
): Listing => ({
  ...pagingOf(query, pages),
  total,
  now: Math.max(query.dataUpdatedAt, opened),
  shownFor: {},
  isOld: false,
})
