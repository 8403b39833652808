import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { BADGE_MAX } from '#terms/notifications'
import { api, GOES_ON } from '#web/api/client.ts'
import { useSession } from '#web/api/session.ts'
import { useInSight } from '#web/ui/use-in-sight.ts'
import { notificationsQuery, refreshBadge, unreadQuery } from './queries.ts'

/** Whoever looks at a trade has been told of it, whichever way they came. For the element that is looked at. */
export function useReadHere(tradeId: number) {
  const client = useQueryClient()
  const query = unreadQuery(useSession().user?.id)
  const { data: unread = [] } = useQuery(query)
  // The badge does not know what they are about: each is asked about once.
  const asked = useRef<number[]>([])
  return useInSight(unread.join(), () => {
    const before = asked.current
    if (unread.every((id) => before.includes(id))) return
    asked.current = unread
    api.notifications['read-all']
      .$post({ query: { trade: String(tradeId) } }, GOES_ON)
      .then(async (answer) => {
        const read: number[] = await answer.json()
        client.setQueryData(query.queryKey, (ids) => ids?.filter((id) => !read.includes(id)))
        // The badge knew of so many only: others come into its reach. A list that is open shows them as read.
        if (unread.length > BADGE_MAX) await refreshBadge(client)
        else await client.invalidateQueries(notificationsQuery(query.queryKey[1]))
      })
      // Still unread, then: the next look at it tries again.
      .catch(() => {
        asked.current = before
      })
  })
}
