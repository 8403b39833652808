/** What administrators see. Asked for at every visit: other administrators decide too. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { pageOf } from '#web/browse/queries.ts'

const adminKey = ['admin'] as const
export const reportsKey = [...adminKey, 'reports'] as const
export type Queue = 'review' | 'others'

export const figuresQuery = queryOptions({
  queryKey: [...adminKey, 'figures'],
  queryFn: async ({ signal }) => (await api.admin.figures.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})

export const reportsQuery = (kind: Queue) =>
  queryOptions({
    queryKey: [...reportsKey, kind],
    queryFn: async ({ signal }) =>
      (await api.admin.reports.$get({ query: { kind } }, { init: { signal } })).json(),
    refetchOnMount: 'always',
  })

export const suspendedQuery = queryOptions({
  queryKey: [...adminKey, 'suspended'],
  queryFn: async ({ signal }) => (await api.admin.suspended.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})

export const waitingQuery = queryOptions({
  queryKey: [...adminKey, 'waiting'],
  queryFn: async ({ signal }) => (await api.admin.waiting.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})

export const failuresQuery = queryOptions({
  queryKey: [...adminKey, 'failures'],
  queryFn: async ({ signal }) => (await api.admin.failures.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})

/** The log, newest first. */
export const actionsQuery = infiniteQueryOptions({
  queryKey: [...adminKey, 'actions'],
  initialPageParam: '',
  queryFn: async ({ pageParam: cursor, signal }) => {
    const query = cursor ? { cursor } : {}
    const answer = await api.admin.actions.$get({ query }, { init: { signal } })
    return pageOf(await answer.json(), answer.headers)
  },
  getNextPageParam: (page) => page.next,
  refetchOnMount: 'always',
})

export const mailStatusQuery = queryOptions({
  queryKey: [...adminKey, 'mail'],
  queryFn: async ({ signal }) =>
    (await api.admin.sendgrid.status.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})
