/** Changes to who one is, and what each refreshes: the current user wherever a session begins. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Login, Register, VerifyAnswer } from '#contract/accounts'
import type { LoginAnswer } from '#terms/accounts'
import { api } from '#web/api/client.ts'
import { forgetPerson } from '#web/api/query-client.ts'
import { currentUserQuery } from '#web/api/session.ts'

/** Settles when the fresh answer is there (or lost): whoever goes on next knows who is there. */
function enter(client: QueryClient): Promise<void> {
  void forgetPerson(client)
  return client.refetchQueries(currentUserQuery)
}

export function useLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: Login): Promise<LoginAnswer> =>
      (await api.auth.login.$post({ json })).json(),
    onSuccess: () => enter(client),
  })
}

export function useRegister() {
  return useMutation({
    mutationFn: async (json: Register) => (await api.auth.register.$post({ json })).json(),
  })
}

export function useVerifyEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: { email: string; code: string }): Promise<VerifyAnswer> =>
      (await api.auth['verify-email'].$post({ json })).json(),
    onSuccess: (answer) => (answer.signedIn ? enter(client) : undefined),
  })
}

export function useResendCode() {
  return useMutation({
    mutationFn: async (email: string) => {
      await api.auth['resend-verification'].$post({ json: { email } })
    },
  })
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: async (email: string) => {
      await api.auth['forgot-password'].$post({ json: { email } })
    },
  })
}

/** Answers the token that takes a new password; the code is used up. */
export function useVerifyResetCode() {
  return useMutation({
    mutationFn: async (json: { email: string; code: string }) =>
      (await (await api.auth['verify-reset-code'].$post({ json })).json()).resetToken,
  })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: async (json: { resetToken: string; newPassword: string }) => {
      await api.auth['reset-password'].$post({ json })
    },
  })
}
