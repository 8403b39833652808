/** One item, and the keys that publishing, editing and deleting refresh. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Point } from '#rules/places'
import { api } from '#web/api/client.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { pageOf } from '#web/browse/queries.ts'
import { pointParams } from '#web/places/point-params.ts'

/** Every list and page of items; the person's own; those for the proposal dialog. */
export const itemKeys = {
  all: ['items'],
  mine: ['my-items'],
  forProposals: ['user-items'],
} as const

/** What a new item is missing in; of its owner the count of things. */
export const publishedKeys = [...Object.values(itemKeys), currentUserQuery.queryKey]

/** One item, from wherever it was asked. */
export const itemKey = (id: number) => [...oneKey, id] as const
export const oneKey = [...itemKeys.all, 'one'] as const
export const similarKey = [...itemKeys.all, 'similar'] as const

/** One's own items in every state, the newest first; pages as those of the public list. */
export const myItemsQuery = infiniteQueryOptions({
  queryKey: [...itemKeys.mine, 'list'],
  initialPageParam: '',
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam ? { cursor: pageParam } : {}
    const answer = await api['my-items'].$get({ query }, { init: { signal } })
    return pageOf(await answer.json(), answer.headers)
  },
  getNextPageParam: (page) => page.next,
})

/** `from`: where the person is, while the distance filter is on (D11). */
export const itemQuery = (id: number, from: Point | null = null) => {
  const query = from ? pointParams(from) : {}
  return queryOptions({
    queryKey: [...itemKey(id), query],
    queryFn: async ({ signal }) => {
      const answer = await api.items[':id'].$get(
        { param: { id: String(id) }, query },
        { init: { signal } },
      )
      return answer.json()
    },
  })
}

/** The worker answered a page for it and knows that it is not there: true, or absent. */
export const missingKey = (id: number) => [...itemKeys.all, 'missing', id] as const

/** Of one's own thing: what is near, of like value, whose owners would like such a thing (D66). */
export const wantingQuery = (id: number) =>
  queryOptions({
    queryKey: [...itemKeys.all, 'wanting', id],
    queryFn: async ({ signal }) => {
      const param = { id: String(id) }
      const answer = await api.items[':id'].wanting.$get({ param }, { init: { signal } })
      return answer.json()
    },
  })

/** A few items like it from nearby. */
export const similarQuery = (id: number) =>
  queryOptions({
    queryKey: [...similarKey, id],
    queryFn: async ({ signal }) => {
      const param = { id: String(id) }
      const answer = await api.items[':id'].similar.$get({ param }, { init: { signal } })
      return answer.json()
    },
  })
