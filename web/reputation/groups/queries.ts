import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** Asked for at every visit: other administrators decide too. */
export const groupsQuery = queryOptions({
  queryKey: ['admin', 'groups'],
  queryFn: async ({ signal }) => (await api.admin.groups.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})
