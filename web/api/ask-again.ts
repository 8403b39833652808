/** One way for everything: what stands failed or restored is asked again once there is a chance of an answer; so does the library with what is paused. */
import type { Query, QueryClient } from '@tanstack/react-query'
import { isRefusal } from './failure.ts'

const isWaiting = ({ state: { error, isInvalidated } }: Query) =>
  (isInvalidated || error !== null) && !isRefusal(error)

/** When the network returns and when the app comes to the front. Answers what ends it. */
export function askAgain(client: QueryClient): () => void {
  const cache = client.getQueryCache()
  /** On their way since before there was a chance: they may fail only now, and nobody would look again. */
  const late = new Set<Query>()
  const look = () => {
    if (!navigator.onLine || document.visibilityState === 'hidden') return
    for (const query of cache.findAll({ type: 'active', fetchStatus: 'fetching' })) late.add(query)
    void client.refetchQueries({ type: 'active', predicate: isWaiting })
  }
  const forget = cache.subscribe((event) => {
    const { query } = event
    if (event.type === 'removed') late.delete(query)
    if (event.type !== 'updated' || !/^(success|error)$/.test(event.action.type)) return
    if (!late.delete(query) || !isWaiting(query)) return
    queueMicrotask(
      () => void client.refetchQueries({ type: 'active', predicate: (q) => q === query }),
    )
  })
  addEventListener('online', look)
  // Back from the list of apps of a phone, and by the browser's way back.
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    forget()
    removeEventListener('online', look)
    removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
  }
}
