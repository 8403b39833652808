/** What a review has become, in every list that shows it. By itself: who reads reviews need not bring how one is written. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Review } from '#contract/reputation'
import { otherReviewsKey, personReviewsKey, receivedKey } from '#web/api/keys.ts'

type Page = { reviews: Review[]; total: number }
type Received = InfiniteData<{ items: Review[] }>

export function putReview(client: QueryClient, changed: Pick<Review, 'id'> & Partial<Review>) {
  const put = (one: Review) => (one.id === changed.id ? { ...one, ...changed } : one)
  const putIn = (page: Page) => ({ ...page, reviews: page.reviews.map(put) })
  client.setQueriesData<Page>({ queryKey: personReviewsKey }, (page) => page && putIn(page))
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: otherReviewsKey },
    (all) => all && { ...all, pages: all.pages.map(putIn) },
  )
  client.setQueryData<Received>(
    receivedKey,
    (all) =>
      all && {
        ...all,
        pages: all.pages.map((page) => ({ ...page, items: page.items.map(put) })),
      },
  )
}
