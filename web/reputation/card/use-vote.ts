/** Voting on a review, and where the vote is seen. By itself: who reads reviews need not bring how one is written. */
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Review } from '#contract/reputation'
import { api } from '#web/api/client.ts'
import { personReviewsKey, receivedKey } from '#web/api/keys.ts'

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
