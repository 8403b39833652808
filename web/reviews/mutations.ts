/** Writing reviews and voting on them, and what each refreshes. */
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewReview, Review } from '#contract/reputation'
import { currentUserQuery } from '#web/accounts/queries.ts'
import { api } from '#web/api/client.ts'
import { tokensKey } from '#web/tokens/keys.ts'
import { tradesKey } from '#web/trades/queries.ts'
import { personReviewsKey, receivedKey, reviewsKey } from './keys.ts'

export function useWriteReview() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: NewReview) => (await api.reviews.$post({ json })).json(),
    onSuccess: () => {
      // The trade says that it is written; tokens and score of the person may have changed.
      for (const queryKey of [reviewsKey, tradesKey, tokensKey, currentUserQuery.queryKey]) {
        void client.invalidateQueries({ queryKey })
      }
    },
  })
}

type Page = { reviews: Review[]; total: number }
type Received = InfiniteData<{ items: Review[] }>

export function useVote(id: number) {
  const client = useQueryClient()
  return useMutation({
    // One after the other: the last press is the one that stays.
    scope: { id: `vote ${id}` },
    mutationFn: async (isHelpful: boolean) => {
      const param = { id: String(id) }
      return (await api.reviews[':id'].helpful.$post({ param, json: { isHelpful } })).json()
    },
    onSuccess: (counted) => {
      const put = (one: Review) => (one.id === id ? { ...one, ...counted } : one)
      client.setQueriesData<Page>(
        { queryKey: personReviewsKey },
        (page) => page && { ...page, reviews: page.reviews.map(put) },
      )
      client.setQueryData<Received>(
        receivedKey,
        (all) =>
          all && {
            ...all,
            pages: all.pages.map((page) => ({ ...page, items: page.items.map(put) })),
          },
      )
    },
  })
}
