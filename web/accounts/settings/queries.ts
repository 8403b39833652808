import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** Where the person is signed in. Asked for at every visit: another device may have changed it. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await api.auth.sessions.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})
