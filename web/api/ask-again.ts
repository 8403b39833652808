/** One way for everything: what stands failed or restored is asked again once there is a chance of an answer; so does the library with what is paused. */
import type { Query, QueryClient } from '@tanstack/react-query'
import { isRefusal } from './failure.ts'

const isWaiting = ({ state: { error, isInvalidated } }: Query) =>
  (isInvalidated || error !== null) && !isRefusal(error)

/** When the network returns and when the app comes to the front. Answers what ends it. */
export function askAgain(client: QueryClient): () => void {
  const look = () => {
    if (!navigator.onLine || document.visibilityState === 'hidden') return
    void client.refetchQueries({ type: 'active', predicate: isWaiting })
  }
  addEventListener('online', look)
  // Back from the list of apps of a phone, and by the browser's way back.
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('online', look)
    removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
  }
}
