/** How the product runs. Asked for at every visit. */
import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

export const monitoringQuery = queryOptions({
  queryKey: ['admin', 'running'],
  queryFn: async ({ signal }) => (await api.admin.running.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})
