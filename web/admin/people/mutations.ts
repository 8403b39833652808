/** What administrators do to a person, and what each refreshes. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefusedDecision } from '#contract/admin/people'
import type { Deed } from '#terms/admin/people'
import { suspendedQuery } from '#web/admin/queries.ts'
import { api } from '#web/api/client.ts'
import { personKey, refusedQuery } from './queries.ts'

type Done = { deed: Deed; words: string; days: number }

/** Refused, it is not as it was either: somebody else may have been faster. */
export function useDeed(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ deed, words, days }: Done) => {
      const person = api.admin.people[':id']
      const param = { id }
      if (deed === 'limit') await person.limit.$post({ param, json: { words, days } })
      else await person[deed].$post({ param, json: { words } })
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: personKey(id) })
      void client.invalidateQueries({ queryKey: suspendedQuery.queryKey })
    },
  })
}

export function useEndTrade(personId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, words }: { id: number; words: string }) => {
      await api.admin.trades[':id'].end.$post({
        param: { id: String(id) },
        json: { message: words },
      })
    },
    onSettled: () => client.invalidateQueries({ queryKey: personKey(personId) }),
  })
}

export function useDecideRefused(personId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...json }: RefusedDecision & { id: number }) => {
      await api.admin.people.refused[':id'].decide.$post({ param: { id: String(id) }, json })
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: refusedQuery.queryKey })
      void client.invalidateQueries({ queryKey: personKey(personId) })
    },
  })
}
