import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/api/session.ts'
import { unreadQuery } from './queries.ts'

/** How many are not read, as far as it is known; above BADGE_MAX: more than that. */
export function useUnread(): number {
  const { user } = useSession()
  return useQuery(unreadQuery(user?.id)).data?.length ?? 0
}
