/** Writing reviews, and what it refreshes. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewReview } from '#contract/reputation'
import { api } from '#web/api/client.ts'
import { reviewsKey, tokensKey } from '#web/api/keys.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { refreshBadge } from '#web/notifications/queries.ts'
import { tradesKey } from '#web/trades/queries.ts'

export function useWriteReview() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: NewReview) => (await api.reviews.$post({ json })).json(),
    onSuccess: () => {
      // Its notice is read with it.
      void refreshBadge(client)
      // The trade says that it is written; tokens and score of the person may have changed.
      for (const queryKey of [reviewsKey, tradesKey, tokensKey, currentUserQuery.queryKey]) {
        void client.invalidateQueries({ queryKey })
      }
    },
  })
}
