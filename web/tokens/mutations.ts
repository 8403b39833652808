/** Spending tokens, and what it refreshes. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { isFailure } from '#web/api/failure.ts'
import { tokensKey } from '#web/api/keys.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { listsKey } from '#web/browse/queries.ts'

export function useFeatureItem(id: number) {
  const client = useQueryClient()
  const refresh = () => {
    for (const queryKey of [tokensKey, currentUserQuery.queryKey, listsKey]) {
      void client.invalidateQueries({ queryKey })
    }
  }
  return useMutation({
    mutationFn: async () =>
      (await api.items[':id'].feature.$post({ param: { id: String(id) } })).json(),
    onSuccess: refresh,
    // It is so already, or the tokens went elsewhere: what is shown was old.
    onError: (error) => {
      if (isFailure(error, 409) || isFailure(error, 422)) refresh()
    },
  })
}
