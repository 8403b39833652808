/** Entry of the browser: words first, then the app; over the page of the worker where there is one. */

import { files, first } from 'virtual:words'
import { createRoot } from 'react-dom/client'
import { askAgain } from './api/ask-again.ts'
import { askOpening } from './api/client.ts'
import { hasFirstAnswers } from './api/first-answers.ts'
import { inShell } from './api/in-shell.ts'
import { newQueryClient } from './api/query-client.ts'
import { currentUserQuery, hasSession } from './api/session.ts'
import { DEVICE_KEY, stored } from './api/storage.ts'
import { within } from './api/within.ts'
import { App } from './app/app.tsx'
import { prepareMembers } from './app/frame/header.tsx'
import { SCREENS, screenAt } from './app/screens/screens.ts'
import { whenUsed } from './app/start/when-used.ts'
import { firstView, pageLanguage, takeOver } from './app/take-over.tsx'
import { activate, chosenLanguage, loadWords, wordsFrom } from './i18n/i18n.ts'
import { takeSplash } from './pwa/install/splash-due.ts'
// With the page: an entry of a layer may stand since before a reload.
import './ui/layers/modal.tsx'
import { part } from './ui/lazy/part.ts'

/** Longer than this the frame without its screen is worth more, ms. */
const PREPARED_MS = 3_000

const view = firstView()
const language = view ? pageLanguage() : chosenLanguage()
const client = newQueryClient()
askAgain(client)
if (hasSession() && !hasFirstAnswers()) askOpening()
wordsFrom(files)
void start()

if (inShell()) {
  // The page works without it; the next start tries again.
  import('#browser/native/start.ts').then(
    (m) => m.startNative(),
    (error: unknown) => console.warn('native', error),
  )
}

whenUsed(() => {
  // The page works without it; the next page tries again.
  import('#browser/app/start/at-home.ts')
    .then((m) => m.startPwa(client))
    .catch((error: unknown) => console.warn('pwa', error))
})

/** Whoever was here before sees what the device holds while the server is asked; without it one goes on. */
async function restore(): Promise<void> {
  if (stored(DEVICE_KEY) === null) return
  await import('#browser/app/start/restore.ts')
    .then((m) => m.restore(client))
    .catch(() => undefined)
}

async function start(): Promise<void> {
  await loadWords(language, first)
  activate(language)
  const place = document.getElementById('app')
  if (!place) return
  if (view) {
    await takeOver(place, client, view)
    return restore()
  }
  /** Waited for, so that the app does not flash before it; without its code one goes straight in. */
  const [Splash] = await Promise.all([
    takeSplash() && part(() => import('#browser/app/start/splash.tsx'), 'Splash').catch(() => null),
    // What came with the page is newer than what the device holds.
    hasFirstAnswers() ? client.prefetchQuery(currentUserQuery) : restore(),
    prepared(),
  ])
  createRoot(place).render(
    <App client={client} screens={SCREENS}>
      {Splash && <Splash />}
    </App>,
  )
  if (hasFirstAnswers()) await restore()
}

/** In one piece with its frame. What does not come is asked for again by whoever shows it, and missed there. */
async function prepared(): Promise<void> {
  const members = hasSession() ? prepareMembers() : undefined
  const all = Promise.allSettled([screenAt(location.pathname).prepare(), members])
  await within(PREPARED_MS, all)
}
