import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/accounts'
import { noAnswer } from './failure.ts'
import { currentUserQuery } from './session.ts'

/**
 * Who is there, for something that was pressed: as known, else asked now (somebody may have signed in in another tab; a
 * real visitor costs no request). Without a network it fails at once, and is said, instead of waiting for one.
 */
export async function askWho(client: QueryClient): Promise<CurrentUser | null> {
  const known = client.getQueryState(currentUserQuery.queryKey)
  if (known?.data) return known.data
  // Asked for before: joined, it would wait.
  if (known?.fetchStatus === 'paused') throw noAnswer()
  return client.fetchQuery({ ...currentUserQuery, staleTime: 0, networkMode: 'always' })
}
