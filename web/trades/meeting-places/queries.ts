/** The list of places to meet at, as administrators keep it. Asked for at every visit: others keep it too. */
import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

export const keptPlacesQuery = queryOptions({
  queryKey: ['admin', 'meeting-places'],
  queryFn: async ({ signal }) =>
    (await api.admin['meeting-places'].$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})
