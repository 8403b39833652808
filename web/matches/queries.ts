/** Coincidences, by part and by pages; and whether one's own hearts are told. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { MatchPart } from '#terms/matches'
import { api } from '#web/api/client.ts'
import { matchesKey } from '#web/api/keys.ts'
import { nextCursor } from '#web/browse/queries.ts'

/** Keyed by the person: who signs in next in the same tab sees nothing of the one before. */
export const matchesQuery = (userId: string | undefined, part: MatchPart) =>
  infiniteQueryOptions({
    queryKey: [...matchesKey, userId, part],
    enabled: userId !== undefined,
    initialPageParam: '',
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { part, ...(cursor && { cursor }) }
      const answer = await api.matches.$get({ query }, { init: { signal } })
      return { matches: await answer.json(), next: nextCursor(answer.headers.get('Link')) }
    },
    getNextPageParam: (page) => page.next,
  })

/** Another device may have changed it. */
export const tellingQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['interest-telling', userId],
    enabled: userId !== undefined,
    refetchOnMount: 'always',
    queryFn: async ({ signal }) =>
      (await api.matches.telling.$get({}, { init: { signal } })).json(),
  })
