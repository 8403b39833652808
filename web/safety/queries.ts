/** Whom one has blocked. */
import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

export const blocksQuery = queryOptions({
  queryKey: ['blocks'],
  queryFn: async ({ signal }) => (await api.blocks.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})
