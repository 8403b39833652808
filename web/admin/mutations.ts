/** What administrators decide, and what each decision refreshes. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Credentials, DecideReport, Retry, TestEmail } from '#contract/admin'
import { api } from '#web/api/client.ts'
import { isFailure } from '#web/api/failure.ts'
import { failuresQuery, mailStatusQuery, reportsKey, suspendedQuery } from './queries.ts'

export function useDecideReport() {
  const client = useQueryClient()
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: reportsKey }),
      client.invalidateQueries({ queryKey: suspendedQuery.queryKey }),
    ])
  return useMutation({
    mutationFn: async ({ id, ...json }: DecideReport & { id: number }) => {
      await api.admin.reports[':id'].decide.$post({ param: { id: String(id) }, json })
    },
    // Nobody waits for the list to hear that it is done.
    onSuccess: () => void refresh(),
    // Decided by somebody else meanwhile: the list is not as it was.
    onError: (error) => {
      if (isFailure(error, 409)) void refresh()
    },
  })
}

export function useRetry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: Retry) => {
      await api.admin.failures.retry.$post({ json })
    },
    // Refused, it is no failure any more: the list is not as it was.
    onSettled: () => client.invalidateQueries({ queryKey: failuresQuery.queryKey }),
  })
}

export function useResetCredentials() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: Credentials) => {
      await api.admin.sendgrid['reset-credentials'].$post({ json })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: mailStatusQuery.queryKey }),
  })
}

export function useForgetCredentials() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await api.admin.sendgrid.credentials.$delete()
    },
    onSuccess: () => client.invalidateQueries({ queryKey: mailStatusQuery.queryKey }),
  })
}

export const useTestEmail = () =>
  useMutation({
    mutationFn: async (json: TestEmail) => {
      await api.admin.sendgrid['test-email'].$post({ json })
    },
  })
