/** People as administrators see them. Each question leaves a row in the log: nothing is asked again by itself. */
import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

const peopleKey = ['admin', 'people'] as const

const ASKED_ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'search', q],
    queryFn: async ({ signal }) =>
      (await api.admin.people.$get({ query: { q } }, { init: { signal } })).json(),
    ...ASKED_ONCE,
    enabled: q !== '',
  })

export const personKey = (id: string) => [...peopleKey, 'person', id] as const

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: personKey(id),
    queryFn: async ({ signal }) =>
      (await api.admin.people[':id'].$get({ param: { id } }, { init: { signal } })).json(),
    ...ASKED_ONCE,
    // Another visit is another look.
    gcTime: 0,
  })

export const refusedQuery = queryOptions({
  queryKey: [...peopleKey, 'refused'],
  queryFn: async ({ signal }) =>
    (await api.admin.people.refused.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})
