/** Entry of the browser: words first, then the app; over the page of the worker where there is one. */
import { createRoot } from 'react-dom/client'
import { newQueryClient } from './api/query-client.ts'
import { App } from './app/app.tsx'
import { part } from './app/part.ts'
import { takeSplash } from './app/splash-due.ts'
import { firstView, pageLanguage, takeOver } from './app/take-over.tsx'
import { activate, chosenLanguage, loadWords } from './i18n/i18n.ts'

const view = firstView()
const language = view ? pageLanguage() : chosenLanguage()
await loadWords(language, ['shell'])
activate(language)

const client = newQueryClient()
const place = document.getElementById('app')
if (place && view) await takeOver(place, client, view)
else if (place) {
  /** Waited for, so that the app does not flash before it; without its code one goes straight in. */
  const Splash =
    takeSplash() &&
    (await part(['navigation'], () => import('./app/other/splash.tsx'), 'Splash').catch(() => null))
  createRoot(place).render(<App client={client}>{Splash && <Splash />}</App>)
}
