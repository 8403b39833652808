/** What is paid and what is said about it. The provider's secrets are nobody's cache: they stay with the mutation. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DepositBody, PurchaseBody, SandboxBody } from '#contract/payments'
import { api } from '#web/api/client.ts'
import { allPaymentsQuery, payoutsQuery } from './queries.ts'

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
