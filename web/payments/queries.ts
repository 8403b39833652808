/** What became of money. Deposits come with their trade (web/trades/queries.ts). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { pageOf } from '#web/browse/queries.ts'

const PAGE = 20

/** One's own lines, newest first. */
export const myPaymentsQuery = infiniteQueryOptions({
  queryKey: ['payments', 'mine'],
  initialPageParam: '',
  queryFn: async ({ pageParam: cursor, signal }) => {
    const query = { limit: String(PAGE), ...(cursor && { cursor }) }
    const answer = await api.user.payments.$get({ query }, { init: { signal } })
    return pageOf(await answer.json(), answer.headers)
  },
  getNextPageParam: (page) => page.next,
})

/** Captured deposits that are still owed to one. */
export const owedQuery = queryOptions({
  queryKey: ['payments', 'owed'],
  queryFn: async ({ signal }) => (await api.user.payouts.$get({}, { init: { signal } })).json(),
})

/** Everybody's, of administrators. */
export const allPaymentsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'payments', search],
    initialPageParam: '',
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { ...(search && { search }), ...(cursor && { cursor }) }
      const answer = await api.admin.payments.$get({ query }, { init: { signal } })
      return pageOf(await answer.json(), answer.headers)
    },
    getNextPageParam: (page) => page.next,
  })

/** What the provider has not done for hours, of administrators. */
export const stuckQuery = queryOptions({
  queryKey: ['admin', 'payments-stuck'],
  queryFn: async ({ signal }) =>
    (await api.admin.payments.stuck.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})

/** Captured deposits that are still owed, of administrators. */
export const payoutsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'payouts'],
  initialPageParam: '',
  queryFn: async ({ pageParam: cursor, signal }) => {
    const query = cursor ? { cursor } : {}
    const answer = await api.admin.payouts.$get({ query }, { init: { signal } })
    return pageOf(await answer.json(), answer.headers)
  },
  getNextPageParam: (page) => page.next,
})
