/** What administrators have to decide. Problems come to the two sides with their trade (web/trades/queries.ts). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** Asked for at every visit: other administrators decide too. */
export const problemsQuery = queryOptions({
  queryKey: ['admin', 'problems'],
  queryFn: async ({ signal }) => (await api.admin.problems.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})

/** Everything of one; each look is noted. Under the list's key: what changes the one changes the other. */
export const problemQuery = (id: number) =>
  queryOptions({
    queryKey: [...problemsQuery.queryKey, id],
    queryFn: async ({ signal }) => {
      const param = { id: String(id) }
      return (await api.admin.problems[':id'].$get({ param }, { init: { signal } })).json()
    },
    refetchOnMount: 'always',
  })

/** The chat before a message, by pages backwards. */
export const olderQuery = (id: number, first: number) =>
  infiniteQueryOptions({
    queryKey: [...problemsQuery.queryKey, id, 'older', first],
    initialPageParam: first,
    queryFn: async ({ pageParam, signal }) => {
      const [param, query] = [{ id: String(id) }, { before: String(pageParam) }]
      const { messages } = api.admin.problems[':id']
      return (await messages.$get({ param, query }, { init: { signal } })).json()
    },
    getNextPageParam: (page) => {
      const oldest = page[0]?.id ?? 1
      return oldest > 1 ? oldest : undefined
    },
  })
