/** Entry of the browser: words first, then the app. */
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { activate, chosenLanguage, loadWords } from './i18n/i18n.ts'

const language = chosenLanguage()
await loadWords(language, ['shell'])
activate(language)

const place = document.getElementById('app')
if (place) createRoot(place).render(<App />)
