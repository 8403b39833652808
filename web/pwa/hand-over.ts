/** What the page tells its service worker: what was fetched before it was there, and what may be fetched ahead. */
import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/accounts/queries.ts'
import { isFrugal } from './connection.ts'
import type { Message } from './messages.ts'

/** Safari has no idle time to offer, ms. */
const LATER_MS = 2_000

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
  else setTimeout(work, LATER_MS)
}

async function tell(message: Message): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/** The first visit was fetched before there was a worker: scripts and photos of it open offline too. */
export async function tellSeen(): Promise<void> {
  await navigator.serviceWorker.ready
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  const urls = fetched.filter((url) => /\/(assets|img)\//.test(url))
  await tell({ type: 'seen', urls })
}

/** Once somebody is signed in, and only where bytes are cheap. */
export function warmForMembers(client: QueryClient): void {
  const cache = client.getQueryCache()
  const look = () => {
    if (isFrugal() || !client.getQueryData(currentUserQuery.queryKey)) return
    stop()
    whenIdle(() => void tell({ type: 'warm', language: document.documentElement.lang }))
  }
  const stop = cache.subscribe(look)
  look()
}
