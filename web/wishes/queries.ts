/** Wishes (D64): the public list, one, one's own, and what has come of one. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { myWishesKey, wishesKey, wishListsKey, wishPagesKey } from '#web/api/keys.ts'
import type { ListParams } from '#web/browse/filters.ts'
import { pageOf } from '#web/browse/queries.ts'

export const wishListQuery = (params: ListParams) =>
  infiniteQueryOptions({
    queryKey: [...wishListsKey, params],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam ? { ...params, cursor: pageParam } : params
      const answer = await api.wishes.$get({ query }, { init: { signal } })
      return pageOf(await answer.json(), answer.headers)
    },
    getNextPageParam: (page) => page.next,
  })

export const wishQuery = (id: number) =>
  queryOptions({
    queryKey: [...wishPagesKey, id],
    queryFn: async ({ signal }) =>
      (await api.wishes[':id'].$get({ param: { id: String(id) } }, { init: { signal } })).json(),
  })

/** The worker answered a page for it and knows that it is not there: true, or absent. */
export const missingWishKey = (id: number) => [...wishesKey, 'missing', id] as const

export const myWishesQuery = queryOptions({
  queryKey: myWishesKey,
  queryFn: async ({ signal }) => (await api.wishes.mine.$get({}, { init: { signal } })).json(),
})

export const findsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...wishesKey, 'finds', id],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam ? { cursor: pageParam } : {}
      const param = { id: String(id) }
      const answer = await api.wishes[':id'].finds.$get({ param, query }, { init: { signal } })
      return pageOf(await answer.json(), answer.headers)
    },
    getNextPageParam: (page) => page.next,
  })
