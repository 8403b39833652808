import { useInfiniteQuery } from '@tanstack/react-query'
import { useNow } from '#web/api/first-view.ts'
import { type Listing, listingOf } from '#web/browse/list/listing.ts'
import { myItemsQuery } from '#web/items/queries.ts'

/** One's own things by pages, in the shape that the list's parts take. */
export function useMyItems(): Listing {
  const query = useInfiniteQuery(myItemsQuery)
  const pages = query.data?.pages ?? []
  const items = pages.map((page) => page.items)
  return listingOf(query, items, pages[0]?.total, useNow())
}
