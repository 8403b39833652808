/** Hears of whatever happens to the answer of who is there. */
import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/api/session.ts'

/** The first look is the caller's. Answers what ends it. */
export function onPerson(client: QueryClient, look: () => void): () => void {
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === currentUserQuery.queryKey[0]) look()
  })
}
