import { queryOptions, useQuery } from '@tanstack/react-query'
import { SIGNED_IN_COOKIE } from '#terms/http'
import { api } from './client.ts'
import { isFailure } from './failure.ts'
import { firstSeen, firstViewOver } from './first-view.ts'

/** Whether this browser's cookie says that somebody is signed in. */
export function hasSession(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${SIGNED_IN_COOKIE}=`))
}

/** While a page of the worker is rendered and taken over: as the worker knew it. */
function isSomebody(): boolean {
  const seen = firstSeen()
  return seen ? !seen.isOut : hasSession()
}

/** The signed-in person, or null when nobody is. Not retried. */
export const currentUserQuery = queryOptions({
  queryKey: ['auth', 'user'],
  // Known from the first frame, so that nothing on the page moves when the answer would come.
  initialData: () => (isSomebody() ? undefined : null),
  // What is shown only while nobody is known would ask as it comes, and come again as it asks: without end.
  retryOnMount: false,
  queryFn: async ({ signal }) => {
    // A visitor costs no request: the cookie that comes and goes with the session says there is nobody.
    if (!hasSession()) return null
    await firstViewOver()
    try {
      const answer = await api.auth.user.$get({}, { init: { signal } })
      return await answer.json()
    } catch (error) {
      if (isFailure(error, 401)) return null
      throw error
    }
  },
})

export type SessionState = 'unknown' | 'in' | 'out'

/** Whether somebody is signed in. While the answer is on its way (or lost) it is 'unknown'. */
export function useSession() {
  const { data, isPending, isError } = useQuery(currentUserQuery)
  const state: SessionState = data ? 'in' : isPending || isError ? 'unknown' : 'out'
  return { state, user: data ?? null }
}

/**
 * The signed-in person as the server says now, for screens that send signed-in people away: a session
 * that ended elsewhere is still in the cache, and trusting it would bounce back whoever must sign in.
 */
export function useConfirmedUser() {
  const { data, isFetchedAfterMount } = useQuery({
    ...currentUserQuery,
    refetchOnMount: (query) => (query.state.data ? 'always' : true),
  })
  return (isFetchedAfterMount && data) || null
}
