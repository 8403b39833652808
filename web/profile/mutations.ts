/** Changes to one's own profile. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/accounts/queries.ts'
import { sendForm } from '#web/api/send-form.ts'
import { personKey } from '#web/people/queries.ts'

/** Settles when the fresh answer of GET /api/auth/user is there. `onShare` hears how much has been sent, 0 to 1. */
export function useUpdateProfile(userId: string, onShare?: (share: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) => sendForm('POST', '/api/profile/update', form, onShare),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: personKey(userId) })
      return client.refetchQueries(currentUserQuery)
    },
  })
}
