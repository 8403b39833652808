/**
 * What the app gains once its page has loaded: work offline, new releases, a way out when scripts are gone. With what
 * it says of itself: one script, there before a new release takes it from the server.
 */
import type { QueryClient } from '@tanstack/react-query'
import { watchErrors } from '#web/monitoring/watch.ts'
import { reportStorage } from '#web/pwa/store/report.ts'
import { tellSeen, warmForMembers } from '#web/pwa/updates/hand-over.ts'
import { onLostScript } from '#web/pwa/updates/lost-script.ts'
import { register } from '#web/pwa/updates/register.ts'
import { reloadFresh } from '#web/pwa/updates/reload-fresh.ts'
import { allStyles } from '#web/ui/lazy/all-styles.ts'
import { RELOAD } from '#web/ui/navigation/reload.ts'
import { begin } from './begin.ts'
import { watchIntent } from './intent.ts'

// biome-ignore-start lint/performance/noBarrelFile: what is always fetched together is one script.
export { KeptNote } from '#web/pwa/store/kept-note.tsx'
export { Notices } from '#web/pwa/updates/notices.tsx'

// biome-ignore-end lint/performance/noBarrelFile: as above.

/** The worker says so in its pages while SERVICE_WORKER=off. */
const WITHDRAWN = 'meta[name=service-worker][content=off]'

function listen(): void {
  addEventListener('vite:preloadError', (event) => {
    // Vite's own event: the error is in it.
    const { payload } = event as Event & { payload: Error }
    void onLostScript(payload)
  })
  addEventListener(RELOAD, (event) => {
    event.preventDefault()
    void reloadFresh()
  })
}

/** Some private windows forbid it. */
async function startWorker(client: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  if (document.querySelector(WITHDRAWN)) {
    await (await navigator.serviceWorker.getRegistration())?.update()
    return
  }
  const isFirst = navigator.serviceWorker.controller === null
  await register()
  if (isFirst) tellSeen()
  warmForMembers(client)
}

export async function startPwa(client: QueryClient): Promise<void> {
  watchErrors()
  listen()
  watchIntent()
  try {
    begin(client)
  } catch (error) {
    reportStorage(error)
  }
  // In development the sources change under it.
  if (!import.meta.env.PROD) return
  // Everything but offline works without it, and the next page tries again.
  await startWorker(client).catch(() => undefined)
  // A new release takes them from the server; what tells of it is drawn with them.
  await allStyles().catch(() => undefined)
}
