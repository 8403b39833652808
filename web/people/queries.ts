/** What anybody sees of a person. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { pageOf } from '#web/browse/queries.ts'

/** As many as fill rows of two, three and four. */
export const ITEMS_PAGE = 12

export const personKey = (id: string) => ['person', id] as const

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...personKey(id), 'profile'],
    queryFn: async ({ signal }) =>
      (await api.users[':id'].$get({ param: { id } }, { init: { signal } })).json(),
  })

/** The worker answered a page for them and knows that they are not there: true, or absent. */
export const missingPersonKey = (id: string) => [...personKey(id), 'missing'] as const

/** Their items, behind `cursor`. */
export const personItemsQuery = (userId: string, cursor: string) =>
  queryOptions({
    queryKey: [...personKey(userId), 'items', cursor],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const limit = String(ITEMS_PAGE)
      const query = cursor ? { limit, cursor } : { limit }
      const answer = await api.items.user[':userId'].$get(
        { param: { userId }, query },
        { init: { signal } },
      )
      return pageOf(await answer.json(), answer.headers)
    },
  })

export const personActivityQuery = (id: string, cursor: string) =>
  queryOptions({
    queryKey: [...personKey(id), 'activity', cursor],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = cursor ? { cursor } : {}
      const answer = await api.users[':id'].activity.$get(
        { param: { id }, query },
        { init: { signal } },
      )
      return pageOf(await answer.json(), answer.headers)
    },
  })
