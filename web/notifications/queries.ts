/** What a person is told: the unread ones for the badge, and all by pages for the drawer. */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { BADGE_MAX } from '#terms/notifications'
import { api } from '#web/api/client.ts'
import { notificationsKey, unreadKey } from '#web/api/keys.ts'
import { nextCursor } from '#web/browse/queries.ts'

/**
 * The ids of those that are not read, at most one above what the badge counts. Never polled: asked for
 * again when the page is looked at (D17) and when something is known to have happened.
 */
export const unreadQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: unreadKey(userId),
    enabled: userId !== undefined,
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => {
      const query = { unread: 'true', limit: String(BADGE_MAX + 1) }
      const answer = await api.notifications.$get({ query }, { init: { signal } })
      return (await answer.json()).map(({ id }) => id)
    },
  })

/** Newest first. */
export const notificationsQuery = (userId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, userId, 'list'],
    enabled: userId !== undefined,
    refetchOnMount: 'always',
    initialPageParam: '',
    queryFn: async ({ pageParam, signal, client }) => {
      const query = pageParam ? { cursor: pageParam } : {}
      const answer = await api.notifications.$get({ query }, { init: { signal } })
      const items = await answer.json()
      // Came or was read elsewhere since the badge was asked for.
      const unread = unreadQuery(userId)
      const known = client.getQueryData(unread.queryKey)
      if (known && items.some(({ id, isRead }) => known.includes(id) === isRead)) {
        void client.invalidateQueries(unread)
      }
      return { items, next: nextCursor(answer.headers.get('Link')) }
    },
    getNextPageParam: (page) => page.next,
  })

/** Something happened (a push, a change of a trade): whoever shows a count or the list asks again. */
export const refreshBadge = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: notificationsKey })
