/** What is shown as read or unread, in the drawer and by the badge, before the server has answered. */
import type { QueryClient } from '@tanstack/react-query'
import { BADGE_MAX } from '#terms/notifications'
import { notificationsQuery, unreadQuery } from './queries.ts'

type Whose = { client: QueryClient; userId: string | undefined }

/** One, or all. Answers what takes it back. */
export async function showRead({ client, userId }: Whose, which: number | 'all') {
  const list = notificationsQuery(userId)
  const badge = unreadQuery(userId)
  // An answer of before must not undo it.
  await Promise.all([client.cancelQueries(list), client.cancelQueries(badge)])
  const counted = client.getQueryData(badge.queryKey)
  const isMeant = (id: number) => which === 'all' || which === id
  const shown = client.getQueryData(list.queryKey)?.pages.flatMap(({ items }) => items) ?? []
  const changed = shown.filter(({ id, isRead }) => !isRead && isMeant(id)).map(({ id }) => id)

  const set = (isRead: boolean) =>
    client.setQueryData(list.queryKey, (data) => {
      if (!data) return data
      const pages = data.pages.map((page) => ({
        ...page,
        items: page.items.map((one) => (changed.includes(one.id) ? { ...one, isRead } : one)),
      }))
      return { ...data, pages }
    })
  set(true)
  client.setQueryData(badge.queryKey, (ids) => ids?.filter((id) => !isMeant(id)))
  return {
    takeBack: () => {
      set(false)
      const back = counted?.filter(isMeant) ?? []
      client.setQueryData(badge.queryKey, (ids) => ids && [...new Set([...back, ...ids])])
    },
    /** The badge knew of so many only: others have come into its reach. */
    isMore: counted === undefined || counted.length > BADGE_MAX,
  }
}
