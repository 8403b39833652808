/** What the app gains once its page has loaded: work offline, new releases, a way out when scripts are gone. */
import type { QueryClient } from '@tanstack/react-query'
import { RELOAD } from '#web/app/reload.ts'
import { activeLanguage, loadWords } from '#web/i18n/i18n.ts'
import { tellSeen, warmForMembers } from './hand-over.ts'
import { onLostScript } from './lost-script.ts'
import { prepareNotices } from './notices.tsx'
import { startOutbox } from './outbox/start.ts'
import { register } from './register.ts'
import { reloadFresh } from './reload-fresh.ts'
import { followTabs } from './store/follow-tabs.ts'
import { keepQueries } from './store/keep.ts'

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

/** Answers whether there is a service worker now. Some private windows forbid it. */
async function hasWorker(client: QueryClient): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  if (document.querySelector(WITHDRAWN)) {
    await (await navigator.serviceWorker.getRegistration())?.update()
    return false
  }
  const isFirst = navigator.serviceWorker.controller === null
  await register()
  if (isFirst) tellSeen()
  warmForMembers(client)
  return true
}

/** What is said without a network must be there before it is lost. What fails here is said when it is missed. */
const loadWhatOfflineSays = () =>
  Promise.all([
    import('./store/kept-note.tsx'),
    loadWords(activeLanguage(), ['outbox', 'things']),
  ]).catch(() => undefined)

export async function startPwa(client: QueryClient): Promise<void> {
  listen()
  void loadWhatOfflineSays()
  followTabs(client)
  keepQueries(client)
  startOutbox(client)
  // In development the sources change under it.
  if (!import.meta.env.PROD) return
  // Everything but offline works without it, and the next page tries again.
  const isKept = await hasWorker(client).catch(() => false)
  if (!isKept) await prepareNotices().catch(() => undefined)
}
