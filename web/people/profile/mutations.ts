/** Changes to one's own profile. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { noAnswer } from '#web/api/failure.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { personKey } from '#web/people/queries.ts'
import { proofsQuery } from '#web/verification/queries.ts'

/** Settles when the fresh answer of GET /api/auth/user is there. `onProgress` hears how much has been sent, 0 to 1. */
export function useUpdateProfile(userId: string, onProgress?: (progress: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (form: FormData) => {
      // What sends files is no small script: it comes when there is something to send.
      const { sendForm } = await import('#browser/api/send-form.ts').catch(() => {
        throw noAnswer()
      })
      return sendForm('POST', '/api/profile/update', form, onProgress)
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: personKey(userId) })
      // Another name or number is another proof.
      void client.invalidateQueries({ queryKey: proofsQuery.queryKey })
      return client.refetchQueries(currentUserQuery)
    },
  })
}
