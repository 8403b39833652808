/** Voting on a review. By itself: who reads reviews need not bring how one is written. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { putReview } from '#web/reputation/put-review.ts'

export function useVote(id: number) {
  const client = useQueryClient()
  return useMutation({
    // One after the other: the last press is the one that stays.
    scope: { id: `vote ${id}` },
    mutationFn: async (isHelpful: boolean) => {
      const param = { id: String(id) }
      return (await api.reviews[':id'].helpful.$post({ param, json: { isHelpful } })).json()
    },
    onSuccess: (counted) => putReview(client, counted),
  })
}
