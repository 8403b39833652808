import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { groupsQuery } from './queries.ts'

export function useGroupIsFine() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) =>
      (await api.admin.groups[':id'].fine.$post({ param: { id: String(id) } })).json(),
    onSuccess: (groups) => client.setQueryData(groupsQuery.queryKey, groups),
  })
}
