/** Whom one writes to about one's data. */
import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

export const contactQuery = queryOptions({
  queryKey: ['privacy', 'contact'],
  queryFn: async ({ signal }) => (await api.privacy.contact.$get({}, { init: { signal } })).json(),
})
