import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentUserQuery, useSession } from '#web/api/session.ts'

/** What was said of what waits is taken as it is for so long, ms: whoever comes back from a trade has been longer there. */
const FRESH_MS = 10_000

/**
 * Whoever comes back to their home after something was done, or looked at what waited, is asked about again, once: the line
 * says what is, not what was. Who has nothing and did nothing costs no request.
 */
export function useFresh(): void {
  const client = useQueryClient()
  const { user } = useSession()
  const isKnown = user !== null
  useEffect(() => {
    const { queryKey } = currentUserQuery
    const state = client.getQueryState(queryKey)
    if (!isKnown || !state || state.fetchStatus !== 'idle') return
    const { data, dataUpdatedAt: at } = state
    const acts = client.getMutationCache().findAll({ status: 'success' })
    const hasActed = acts.some((act) => act.state.submittedAt > at)
    const hasWaited = (data?.waiting ?? 0) > 0 && Date.now() - at > FRESH_MS
    if (hasActed || hasWaited) void client.invalidateQueries({ queryKey, exact: true })
  }, [client, isKnown])
}
