/** Changes to one's own proofs; each answers all of them as they are then. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { VerificationRequest } from '#contract/verification'
import type { CodeKind } from '#terms/verification'
import { api } from '#web/api/client.ts'
import { isFailure } from '#web/api/failure.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { badgesQuery, proofsQuery, verificationKey } from './queries.ts'

export function useRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: VerificationRequest) =>
      (await api.user.verification.request.$post({ json })).json(),
    onSuccess: (proofs) => client.setQueryData(proofsQuery.queryKey, proofs),
  })
}

/** A package may bring a badge, and what it opens is asked for anew. */
export function refreshAll(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: verificationKey })
  void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}

/** A proof may bring a badge, and counts for the score. */
export function useConfirm() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: { verificationType: CodeKind; code: string }) =>
      (await api.user.verification.confirm.$post({ json })).json(),
    onSuccess: (proofs) => {
      client.setQueryData(proofsQuery.queryKey, proofs)
      void client.invalidateQueries({ queryKey: badgesQuery.queryKey })
      void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    },
    // The code was right, and what it proves is refused: the row says so now, and why.
    onError: (error) => {
      if (isFailure(error, 409)) void client.invalidateQueries({ queryKey: proofsQuery.queryKey })
    },
  })
}
