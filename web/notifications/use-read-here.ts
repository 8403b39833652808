import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSession } from '#web/accounts/queries.ts'
import { api, GOES_ON } from '#web/api/client.ts'
import { useInSight } from '#web/ui/use-in-sight.ts'
import { refreshBadge, unreadQuery } from './queries.ts'

/** Whoever looks at a trade has been told of it, whichever way they came. For the element that is looked at. */
export function useReadHere(tradeId: number) {
  const client = useQueryClient()
  const { data: unread = [] } = useQuery(unreadQuery(useSession().user?.id))
  // The badge does not know what they are about: each is asked about once.
  const asked = useRef<number[]>([])
  return useInSight(unread.join(), () => {
    const before = asked.current
    if (unread.every((id) => before.includes(id))) return
    asked.current = unread
    api.notifications['read-all']
      .$post({ query: { trade: String(tradeId) } }, GOES_ON)
      .then(() => refreshBadge(client))
      // Still unread, then: the next look at it tries again.
      .catch(() => {
        asked.current = before
      })
  })
}
