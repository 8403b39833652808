/** What one side of a trade could give: what the terms name, and behind it what else that person has on offer. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TradeItem } from '#contract/trades'
import { isOnOffer } from '#rules/items'
import { isUnreachable } from '#web/api/failure.ts'
import type { Shelf } from '#web/proposals/items-picker.tsx'
import { ownItemsQuery, theirItemsQuery } from '#web/proposals/queries.ts'
import { folded } from '#web/proposals/use-own-items.ts'

export type ShelfThing = Pick<TradeItem, 'id' | 'title' | 'estimatedValue' | 'photos' | 'revision'>

/** `named`: of the terms as they stand. Null as `userId`: one's own. */
export function useShelf(userId: string | null, named: readonly TradeItem[]) {
  const [search, setSearch] = useState('')
  const own = useInfiniteQuery({ ...ownItemsQuery, enabled: userId === null })
  const theirs = useInfiniteQuery({ ...theirItemsQuery(userId ?? ''), enabled: userId !== null })
  const query = userId === null ? own : theirs
  const { data, hasNextPage, error } = query
  const listed = data?.pages.flatMap(({ items }) => items) ?? []
  const isNamed = (id: number) => named.some((item) => item.id === id)
  const others = listed.filter(
    (item) => item.isAvailable && isOnOffer(item.tradeStatus) && !isNamed(item.id),
  )
  const free: ShelfThing[] = [...named, ...others]
  const words = folded(search)
  const shelf: Shelf = {
    free,
    shown: free.filter(({ title }) => folded(title).includes(words)),
    isLoading: data === undefined,
    hasMore: hasNextPage,
    error,
    isOffline: isUnreachable(query),
    loadNext: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
  }
  return { shelf, search, setSearch, free }
}
