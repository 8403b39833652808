import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Item } from '#contract/items'
import { isFailure } from '#web/api/failure.ts'
import type { ListParams } from './filter-query.ts'
import { listQuery, type Total } from './queries.ts'

type Page = { items: Item[]; total: Total | null; next: string | null }

export type Listing = {
  items: Item[]
  total: Total | null
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
  isLoadingNext: boolean
  retry: () => void
  loadNext: () => void
}

/** The list for a query: what came last is kept on the screen until the new answer is there. */
export function useListing(params: ListParams): Listing {
  const query = useInfiniteQuery(listQuery(params))
  const [shown, setShown] = useState({ data: query.data, params, now: query.dataUpdatedAt })
  if (query.data && query.data !== shown.data) {
    setShown({ data: query.data, params, now: query.dataUpdatedAt })
  }
  const data = query.data ?? shown.data
  const pages = data?.pages ?? []
  const hasNext = query.data !== undefined && query.hasNextPage
  return {
    items: uniqueItems(data),
    total: pages[0]?.total ?? null,
    pages: pages.length,
    emptyPages: pages.length - 1 - pages.findLastIndex((page) => page.items.length > 0),
    now: shown.now,
    shownFor: shown.params,
    isOld: query.data === undefined && data !== undefined,
    isWaiting: query.isFetching && !query.isFetchingNextPage,
    isOffline: query.fetchStatus === 'paused' || isFailure(query.error, 0),
    problem: query.error,
    hasNext,
    isLoadingNext: query.isFetchingNextPage,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    loadNext: () => {
      // A second call while one is on its way must not start it anew.
      if (hasNext && !query.isFetching) void query.fetchNextPage({ cancelRefetch: false })
    },
  }
}

/** An item that moved between two requests (popularity is refreshed hourly) is shown once. */
function uniqueItems(data: InfiniteData<Page> | undefined): Item[] {
  const byId = new Map((data?.pages ?? []).flatMap((page) => page.items).map((i) => [i.id, i]))
  return [...byId.values()]
}
