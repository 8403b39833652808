/** Keeping somebody away, and telling the team. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PublicPerson } from '#contract/accounts'
import type { NewReport, Report } from '#contract/safety'
import { api } from '#web/api/client.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { blocksQuery } from './queries.ts'

/** Lists, pages and trades look different afterwards: all that is not about oneself is asked for again. */
const KEPT: readonly unknown[] = ['auth', 'blocks', 'places']

export function useBlock() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ person, isBlocked }: { person: PublicPerson; isBlocked: boolean }) => {
      if (isBlocked) await api.blocks.$post({ json: { userId: person.id } })
      else await api.blocks[':userId'].$delete({ param: { userId: person.id } })
    },
    onSuccess: (_, { person, isBlocked }) => {
      const row = { ...person, blockedAt: new Date(serverNow()).toISOString() }
      client.setQueryData(blocksQuery.queryKey, (before) => {
        const others = before?.filter(({ id }) => id !== person.id) ?? []
        return isBlocked ? [row, ...others] : others
      })
      void client.invalidateQueries({ predicate: ({ queryKey }) => !KEPT.includes(queryKey[0]) })
    },
  })
}

/** For the dialog that asks why. */
export const sendReport =
  (kind: NewReport['kind'], target: string) =>
  async (report: Report): Promise<void> => {
    await api.reports.$post({ json: { kind, target, ...report } })
  }
