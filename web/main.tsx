/** Entry of the browser: words first, then the app. */
import { createRoot } from 'react-dom/client'
import { newQueryClient } from './api/query-client.ts'
import { App } from './app/app.tsx'
import { part } from './app/part.ts'
import { takeSplash } from './app/splash-due.ts'
import { DEVICE_KEY, stored } from './app/storage.ts'
import { activate, chosenLanguage, loadWords } from './i18n/i18n.ts'

const language = chosenLanguage()
await loadWords(language, ['shell'])
activate(language)

/** Waited for, so that the app does not flash before it; without its code one goes straight in. */
const Splash =
  takeSplash() &&
  (await part(['navigation'], () => import('./app/other/splash.tsx'), 'Splash').catch(() => null))

const client = newQueryClient()
// Whoever was here before sees what the device holds while the server is asked; without it one goes on.
if (stored(DEVICE_KEY) !== null) {
  await import('./pwa/store/restore.ts')
    .then(({ restoreQueries }) => restoreQueries(client))
    .catch(() => undefined)
}
const place = document.getElementById('app')
if (place) createRoot(place).render(<App client={client}>{Splash && <Splash />}</App>)

const start = () => void import('./pwa/start.ts').then(({ startPwa }) => startPwa(client))
if (document.readyState === 'complete') start()
else addEventListener('load', start)
