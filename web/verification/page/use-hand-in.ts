/** Hands a document in. Apart from the other changes: what sends files is no small script. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DocumentForm } from '#contract/verification'
import type { DocumentKind } from '#terms/verification'
import { formOf } from '#web/api/form-of.ts'
import { sendForm } from '#web/api/send-form.ts'
import { proofsQuery } from '#web/verification/queries.ts'

type Outgoing = { kind: DocumentKind; document: Blob; onShare: (share: number) => void }

export function useHandIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, document, onShare }: Outgoing) => {
      const form = formOf<DocumentForm>({ verificationType: kind, document })
      return sendForm('POST', '/api/user/verification/document', form, onShare)
    },
    // Shown as handed in only when that is known.
    onSuccess: () => client.invalidateQueries({ queryKey: proofsQuery.queryKey }),
  })
}
