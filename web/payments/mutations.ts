/** What is paid and what is said about it. The provider's secrets are nobody's cache: they stay with the mutation. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DepositBody, PurchaseBody, SandboxBody, WriteDetails } from '#contract/payments'
import { api } from '#web/api/client.ts'
import { notificationsKey } from '#web/api/keys.ts'
import { allPaymentsQuery, owedQuery, payoutsQuery } from './queries.ts'

export const useStartDeposit = () =>
  useMutation({
    mutationFn: async (json: DepositBody) => {
      const answer = await api['trade-payments']['create-payment-intent'].$post({ json })
      return answer.json()
    },
  })

export const useStartPurchase = () =>
  useMutation({
    mutationFn: async (json: PurchaseBody) =>
      (await api.verification['create-payment-intent'].$post({ json })).json(),
  })

/** Tells the server what the provider has told the browser. */
export const useConfirmPayment = () =>
  useMutation({
    mutationFn: async (paymentIntentId: string) =>
      (await api['trade-payments'].confirm.$post({ json: { paymentIntentId } })).json(),
  })

export const usePaySandbox = () =>
  useMutation({
    mutationFn: async (json: SandboxBody) =>
      (await api.payments.sandbox.confirm.$post({ json })).json(),
  })

/** Where to is nobody's cache: it goes out once, and is shown no more. */
export function useWriteDetails() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, details }: { id: number; details: WriteDetails }) => {
      await api.user.payouts[':id'].details.$put({ param: { id: String(id) }, json: details })
    },
    onSuccess: (_none, { id }) => {
      client.setQueryData(owedQuery.queryKey, (owed) =>
        owed?.map((one) => (one.id === id ? { ...one, hasDetails: true } : one)),
      )
      // What asked for it is read.
      void client.invalidateQueries({ queryKey: notificationsKey })
    },
    // Refused, it is not as it was in the list.
    onSettled: () => void client.invalidateQueries({ queryKey: owedQuery.queryKey }),
  })
}

/** Nobody's cache either: it is read when it is paid. */
export const usePayoutDetails = () =>
  useMutation({
    mutationFn: async (id: number) => {
      const param = { id: String(id) }
      return (await api.admin.payouts[':id'].details.$post({ param })).json()
    },
  })

export function useMarkPaid() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, reference }: { id: number; reference: string }) => {
      const param = { id: String(id) }
      await api.admin.payouts[':id'].paid.$post({ param, json: { reference } })
    },
    // Refused, it is not as it was in the list.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: payoutsQuery.queryKey })
      void client.invalidateQueries({ queryKey: allPaymentsQuery('').queryKey })
    },
  })
}
