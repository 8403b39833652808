/** What the page tells its service worker: what was fetched before it was there, and what may be fetched ahead. */
import type { QueryClient } from '@tanstack/react-query'
import { isFrugal } from '#web/api/connection.ts'
import { currentUserQuery } from '#web/api/session.ts'
import type { Message } from '#web/pwa/messages.ts'
import { onPerson } from '#web/pwa/store/on-person.ts'

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

/** A script or photo that came straight from the network: no worker began to answer it. */
const isPastWorker = (entry: PerformanceEntry) =>
  /\/(assets|img)\//.test(entry.name) && 'workerStart' in entry && entry.workerStart === 0

/** The first visit was fetched before there was a worker: scripts and photos of it open offline too. */
export function tellSeen(): void {
  const observer = new PerformanceObserver((list) => {
    const urls = list
      .getEntriesByType('resource')
      .filter(isPastWorker)
      .map(({ name }) => name)
    if (urls.length > 0) void tell({ type: 'seen', urls })
  })
  // With what was fetched before anybody looked, and what is on its way while the worker takes over.
  observer.observe({ type: 'resource', buffered: true })
}

/** Once somebody is signed in, and only where bytes are cheap. */
export function warmForMembers(client: QueryClient): void {
  const look = () => {
    if (isFrugal() || !client.getQueryData(currentUserQuery.queryKey)) return
    stop()
    whenIdle(() => void tell({ type: 'warm', language: document.documentElement.lang }))
  }
  const stop = onPerson(client, look)
  look()
}
