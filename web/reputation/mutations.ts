/** Writing reviews, and what it refreshes. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewReview } from '#contract/reputation'
import { api } from '#web/api/client.ts'
import { notificationsKey, reviewsKey, tokensKey, tradesKey } from '#web/api/keys.ts'
import { currentUserQuery } from '#web/api/session.ts'

export function useWriteReview() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: NewReview) => (await api.reviews.$post({ json })).json(),
    onSuccess: () => {
      // The trade says that it is written, its notice is read; tokens and score of the person may have changed.
      const old = [reviewsKey, tradesKey, notificationsKey, tokensKey, currentUserQuery.queryKey]
      for (const queryKey of old) {
        void client.invalidateQueries({ queryKey })
      }
    },
  })
}
