/** What a person saved: the ids of all, for the hearts, and the items themselves by pages (D15). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { isFailure } from '#web/api/failure.ts'
import { nextCursor } from '#web/browse/queries.ts'
import { openWishes } from './open-wishes.ts'

/** Once more after 1 s. Who is signed out is so the second time as well. */
const AGAIN = {
  retry: (failed: number, error: Error) => failed < 1 && !isFailure(error, 401),
  retryDelay: 1_000,
}

export const favoritesKey = ['favorites'] as const

/** Keyed by the person: who signs in next in the same tab sees nothing of the one before. */
export const favoriteIdsQuery = (userId: string | undefined) =>
  queryOptions({
    ...AGAIN,
    queryKey: [...favoritesKey, userId, 'ids'],
    enabled: userId !== undefined,
    queryFn: async ({ signal, client }) => {
      const answer = await api.favorites.$get({ query: { ids: '1' } }, { init: { signal } })
      const ids = (await answer.json()).filter((id) => typeof id === 'number')
      const wished = openWishes(client, userId)
      const added = [...wished.keys()].filter((id) => wished.get(id))
      return [...ids.filter((id) => !wished.has(id)), ...added]
    },
  })

export const favoritesQuery = (userId: string | undefined) =>
  infiniteQueryOptions({
    ...AGAIN,
    queryKey: [...favoritesKey, userId, 'list'],
    enabled: userId !== undefined,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal, client }) => {
      const query = pageParam ? { cursor: pageParam } : {}
      const answer = await api.favorites.$get({ query }, { init: { signal } })
      const items = (await answer.json()).filter((saved) => typeof saved !== 'number')
      // Saved on another device since the ids came: the cards are shown by the ids. Or removed here
      // after this was asked: the ids alone say which.
      const ids = favoriteIdsQuery(userId)
      const known = client.getQueryData(ids.queryKey)
      if (known && items.some(({ itemId }) => !known.includes(itemId))) {
        void client.invalidateQueries(ids)
      }
      // How many there are is known by the ids.
      return { items, next: nextCursor(answer.headers.get('Link')) }
    },
    getNextPageParam: (page) => page.next,
  })
