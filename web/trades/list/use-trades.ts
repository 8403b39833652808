import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { Trade } from '#contract/trades'
import { isUnreachable } from '#web/api/failure.ts'
import { useNow } from '#web/api/first-view.ts'
import { useNews } from '#web/notifications/follow-news.ts'
import { newestListed } from '#web/trades/agree.ts'
import { newsOf } from '#web/trades/news-of.ts'
import { tradesQuery } from '#web/trades/queries.ts'
import { type Asked, byGroups, isShown } from './asked-list.ts'

/** One list by pages, in the shape that the parts of paging take. `now` is when it is told of, ms. */
export function useTrades({ tab, filter }: Asked, userId: string) {
  const client = useQueryClient()
  // What another person did meanwhile is asked for each time one comes to the list; what is known stands there at once.
  const query = useInfiniteQuery({ ...tradesQuery(tab), refetchOnMount: 'always' })
  const now = Math.max(query.dataUpdatedAt, useNow())
  const items = query.data?.pages.flatMap((page) => page.items)
  useNews(tab, items ? newsOf(items) : null)
  const pages = (query.data?.pages ?? []).map((page) =>
    page.items
      .map((trade) => newestListed(client, trade))
      .filter((trade) => isShown(trade, filter, userId, now)),
  )
  // What moved from one page to the next between two requests is shown once.
  const trades = [...new Map(pages.flat().map((trade) => [trade.id, trade])).values()]
  return {
    groups: tab === 'all' && filter === 'all' ? byGroups(trades, userId, now) : alone(trades),
    now,
    total: query.data?.pages[0]?.total ?? null,
    isEmpty: query.data?.pages[0]?.items.length === 0,
    pages: pages.length,
    emptyPages: pages.length - 1 - pages.findLastIndex((page) => page.length > 0),
    isWaiting: query.isFetching && !query.isFetchingNextPage,
    isOffline: isUnreachable(query),
    problem: query.error,
    hasNext: query.hasNextPage,
    isLoadingNext: query.isFetchingNextPage,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    loadNext: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage({ cancelRefetch: false })
    },
  }
}

/** Under no heading. */
const alone = (trades: readonly Trade[]) => (trades.length > 0 ? [{ group: null, trades }] : [])

export type TradeListing = ReturnType<typeof useTrades>
