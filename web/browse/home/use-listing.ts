import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '#web/api/first-view.ts'
import type { ListParams } from '#web/browse/filters.ts'
import { type Listing, listingOf } from '#web/browse/list/listing.ts'
import { listQuery } from '#web/browse/queries.ts'

/** The list for a query: what came last is kept on the screen until the new answer is there. */
export function useListing(params: ListParams): Listing {
  const query = useInfiniteQuery(listQuery(params))
  const opened = useNow()
  const [shown, setShown] = useState({ data: query.data, params, now: query.dataUpdatedAt })
  if (query.data && query.data !== shown.data) {
    setShown({ data: query.data, params, now: query.dataUpdatedAt })
  }
  const data = query.data ?? shown.data
  const pages = data?.pages ?? []
  const items = pages.map((page) => page.items)
  return {
    ...listingOf(query, items, pages[0]?.total),
    featured: pages[0]?.featured,
    instead: pages[0]?.instead,
    now: Math.max(shown.now, opened),
    next: pages.at(-1)?.next,
    shownFor: shown.params,
    isOld: query.data === undefined && data !== undefined,
  }
}
