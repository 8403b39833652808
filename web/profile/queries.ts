/** What only oneself sees of one's profile. */
import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** Every kind of proof and how far it is; another screen changes it, so it is asked for at every visit. */
export const ownProofsQuery = queryOptions({
  queryKey: ['verifications', 'profile'],
  queryFn: async ({ signal }) =>
    (await api.user.verifications.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})
