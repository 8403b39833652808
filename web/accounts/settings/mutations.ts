/** Changes to how one gets in: the password, and the sessions that are open. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SessionInfo } from '#contract/accounts'
import { api } from '#web/api/client.ts'
import { isFailure } from '#web/api/failure.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { sessionsQuery } from './queries.ts'

function keepSessions(client: QueryClient, isKept: (session: SessionInfo) => boolean): void {
  client.setQueryData(sessionsQuery.queryKey, (before) => before?.filter(isKept))
}
const isCurrent = (session: SessionInfo) => session.current

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: { currentPassword: string; newPassword: string }) => {
      await api.auth['change-password'].$post({ json })
    },
    onSuccess: () => keepSessions(client, isCurrent),
  })
}

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api.auth.sessions[':id'].$delete({ param: { id } })
      } catch (error) {
        // Ended already, elsewhere: what was wanted is so.
        if (!isFailure(error, 404)) throw error
      }
    },
    onSuccess: (_, id) => keepSessions(client, (session) => session.id !== id),
  })
}

export function useEndOtherSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await api.auth.sessions['end-others'].$post()
    },
    onSuccess: () => keepSessions(client, isCurrent),
  })
}

/** The code goes to the new address. */
export function useAskEmailChange() {
  return useMutation({
    mutationFn: async (json: { email: string; password: string }) => {
      await api.auth['change-email'].$post({ json })
    },
  })
}

export function useConfirmEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (code: string) =>
      (await api.auth['confirm-email'].$post({ json: { code } })).json(),
    onSuccess: () => {
      keepSessions(client, isCurrent)
      return client.refetchQueries(currentUserQuery)
    },
  })
}
