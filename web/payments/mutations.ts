/** What is paid and what is said about it. The provider's secrets are nobody's cache: they stay with the mutation. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  ClaimBody,
  DecisionBody,
  DepositBody,
  PurchaseBody,
  SandboxBody,
} from '#contract/payments'
import type { TradePage } from '#contract/trades'
import { api } from '#web/api/client.ts'
import { isFailure } from '#web/api/failure.ts'
import { tradeQuery } from '#web/trades/queries.ts'
import { refreshTrades } from '#web/trades/refresh.ts'
import { allPaymentsQuery, claimsQuery, payoutsQuery } from './queries.ts'

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

function useTradeSaying<Body>(send: (body: Body) => Promise<TradePage>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (page) => {
      client.setQueryData(tradeQuery(page.id).queryKey, page)
      refreshTrades(client)
    },
  })
}

export const useClaim = (id: number) =>
  useTradeSaying(async (json: ClaimBody) =>
    (await api.trades[':id'].claim.$post({ param: { id: String(id) }, json })).json(),
  )

export const useAnswer = (id: number) =>
  useTradeSaying(async (json: { answer: string }) =>
    (await api.trades[':id'].claim.answer.$post({ param: { id: String(id) }, json })).json(),
  )

export function useDecideClaim() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...json }: DecisionBody & { id: number }) => {
      const param = { id: String(id) }
      return (await api.admin.claims[':id'].decide.$post({ param, json })).json()
    },
    onSuccess: (claims) => client.setQueryData(claimsQuery.queryKey, claims),
    // Decided by somebody else meanwhile: the list is not as it was.
    onError: (error) => {
      if (isFailure(error, 409)) void client.invalidateQueries({ queryKey: claimsQuery.queryKey })
    },
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
