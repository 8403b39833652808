/** What administrators have to decide. Deposits come with their trade (web/trades/queries.ts). */
import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** Asked for at every visit: other administrators decide too. */
export const claimsQuery = queryOptions({
  queryKey: ['admin', 'claims'],
  queryFn: async ({ signal }) => (await api.admin.claims.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})
