/** Changes to one's own proofs; each answers all of them as they are then. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CodeKind, DocumentKind, VerificationRequest } from '#contract/verification'
import { currentUserQuery } from '#web/accounts/queries.ts'
import { api } from '#web/api/client.ts'
import { sendForm } from '#web/api/send-form.ts'
import { proofsQuery, verificationKey } from './queries.ts'

export function useRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: VerificationRequest) =>
      (await api.user.verification.request.$post({ json })).json(),
    onSuccess: (proofs) => client.setQueryData(proofsQuery.queryKey, proofs),
  })
}

/** A proof may bring a badge, and counts for the score. */
function refreshAll(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: verificationKey })
  void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}

export function useConfirm() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: { verificationType: CodeKind; code: string }) =>
      (await api.user.verification.confirm.$post({ json })).json(),
    onSuccess: (proofs) => {
      client.setQueryData(proofsQuery.queryKey, proofs)
      refreshAll(client)
    },
  })
}

type Outgoing = { kind: DocumentKind; document: Blob; onShare: (share: number) => void }

export function useHandIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, document, onShare }: Outgoing) => {
      const form = new FormData()
      form.append('verificationType', kind)
      // The name of a person's file says too much: it stays here.
      form.append('document', document, 'document')
      return sendForm('POST', '/api/user/verification/document', form, onShare)
    },
    // Shown as handed in only when that is known.
    onSuccess: () => client.invalidateQueries({ queryKey: proofsQuery.queryKey }),
  })
}
