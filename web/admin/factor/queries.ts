/** The second factor of whoever administers (J260). */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

export const factorQuery = queryOptions({
  queryKey: ['admin', 'factor'],
  queryFn: async ({ signal }) => (await api.admin.factor.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})

export const useBeginFactor = () =>
  useMutation({
    mutationFn: async (password: string) =>
      (await api.admin.factor.begin.$post({ json: { password } })).json(),
  })

/** What it answers is shown before the administration opens: nobody sees the codes again. */
export const useConfirmFactor = () =>
  useMutation({
    mutationFn: async (code: string) =>
      (await api.admin.factor.confirm.$post({ json: { code } })).json(),
  })

export function useProveFactor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (code: string) => {
      await api.admin.factor.prove.$post({ json: { code } })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: factorQuery.queryKey }),
  })
}
