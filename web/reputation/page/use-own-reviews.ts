/** One's own reviews, one page at a time; those that were seen stay known. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Review, WrittenReview } from '#contract/reputation'
import { REVIEWS_PAGE_SIZE } from '#terms/reputation'
import { receivedQuery, writtenQuery } from '#web/reputation/queries.ts'

export type ReviewTab = 'received' | 'written'

/** What others wrote meanwhile is asked for each time one comes here. */
const FRESH = { refetchOnMount: 'always' } as const

export function useOwnReviews(tab: ReviewTab) {
  const received = useInfiniteQuery({ ...receivedQuery, ...FRESH, enabled: tab === 'received' })
  const written = useInfiniteQuery({ ...writtenQuery, ...FRESH, enabled: tab === 'written' })
  const query = tab === 'received' ? received : written
  const known: (Review | WrittenReview)[][] = (query.data?.pages ?? []).map((page) => page.items)
  const [wanted, setWanted] = useState(1)
  const page = Math.max(1, Math.min(wanted, known.length))
  const count = query.data?.pages[0]?.total?.count ?? 0

  const turn = async (to: number) => {
    if (to > known.length) {
      const { isFetchNextPageError } = await query.fetchNextPage()
      if (isFetchNextPageError) return
    }
    setWanted(to)
  }
  return {
    reviews: known[page - 1],
    page,
    pages: Math.ceil(count / REVIEWS_PAGE_SIZE),
    turn,
    isTurning: query.isFetchingNextPage,
    /** Of the whole list, or of the page that was asked for. */
    error: query.isFetching ? null : query.error,
    isPaused: query.fetchStatus === 'paused',
    retry: () => void (query.isFetchNextPageError ? turn(page + 1) : query.refetch()),
  }
}
