/** One's own items that may be offered, by pages; further ones come as they are looked for. */

import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Item } from '#contract/items'
import { isOnOffer } from '#rules/items'
import { isUnreachable } from '#web/api/failure.ts'
import { ownItemsQuery } from './queries.ts'

type Asked = { targetId: number; chosen: readonly number[]; search: string }

const mayBeOffered = (item: Item, targetId: number) =>
  item.isAvailable && isOnOffer(item.tradeStatus) && item.id !== targetId

export function useOwnItems({ targetId, chosen, search }: Asked) {
  const query = useInfiniteQuery(ownItemsQuery)
  const all = query.data?.pages.flatMap((page) => page.items) ?? []
  const free = all.filter((item) => mayBeOffered(item, targetId))
  const words = folded(search)
  const isKnown = (id: number) => all.some((item) => item.id === id)

  // A search, a kept choice and a page without anything that is free all need the pages behind.
  const isAllNeeded = words !== '' || free.length === 0 || !chosen.every(isKnown)
  const { hasNextPage, isFetching, error } = query
  const loadNext = () => void query.fetchNextPage({ cancelRefetch: false })
  const goOn = useEffectEvent(loadNext)
  const isGoingOn = isAllNeeded && hasNextPage && !error
  useEffect(() => {
    if (isGoingOn && !isFetching) goOn()
  }, [isGoingOn, isFetching])

  const isAll = query.data !== undefined && !hasNextPage && !isFetching
  /** Chosen before, and not to be offered any more. */
  const lost = chosen.filter(
    (id) => !free.some((item) => item.id === id) && (isKnown(id) || isAll) && !isFetching,
  )
  return {
    free,
    shown: free.filter((item) => folded(item.title).includes(words)),
    chosen: free.filter((item) => chosen.includes(item.id)),
    lost,
    titleOf: (id: number) => all.find((item) => item.id === id)?.title,
    isLoading: query.data === undefined || isGoingOn,
    hasMore: hasNextPage && !isGoingOn,
    error,
    isOffline: isUnreachable(query),
    loadNext,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  }
}

export type OwnItems = ReturnType<typeof useOwnItems>

/** Accents and capitals do not decide what is found (case 13). */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
