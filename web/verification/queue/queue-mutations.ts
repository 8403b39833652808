/** What administrators decide; what is decided is gone from the list. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueuedVerification } from '#contract/verification'
import { api } from '#web/api/client.ts'
import { isFailure } from '#web/api/failure.ts'
import { verificationQueueQuery } from '#web/verification/queries.ts'

const { queryKey } = verificationQueueQuery

/** `reason` null approves. `documentNumber`: of an identity card. */
type Verdict = { waiting: QueuedVerification; reason: string | null; documentNumber?: string }

export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ waiting, reason, documentNumber }: Verdict) => {
      const { userId, verificationType: kind, requestedAt } = waiting
      const one = api.admin.verifications[':userId'][':kind']
      const param = { userId, kind }
      if (reason === null) await one.approve.$post({ param, json: { requestedAt, documentNumber } })
      else await one.reject.$post({ param, json: { requestedAt, reason } })
    },
    onSuccess: (_, { waiting }) =>
      client.setQueryData(
        queryKey,
        (before) =>
          before && {
            ...before,
            pages: before.pages.map((page) => ({
              ...page,
              items: page.items.filter((one) => !isSame(one, waiting)),
            })),
          },
      ),
    // Somebody else decided, or something else was handed in: the list says what waits now.
    onError: (error) => {
      if (isFailure(error, 409) || isFailure(error, 404)) {
        void client.invalidateQueries({ queryKey })
      }
    },
  })
}

const isSame = (one: QueuedVerification, other: QueuedVerification): boolean =>
  one.userId === other.userId && one.verificationType === other.verificationType

export const useMakeCode = () =>
  useMutation({
    mutationFn: async (userId: string) => {
      const param = { userId }
      return (await api.admin.verifications[':userId'].phone.code.$post({ param })).json()
    },
  })
