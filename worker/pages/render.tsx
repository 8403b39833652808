/** The app as HTML, rendered by the worker for whoever asks first (see web/README.md, "First view"). */
import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { beginFirstView, endFirstView, type Seen } from '#web/api/first-view.ts'
import { App } from '#web/app/app.tsx'
import { WaitingFrame } from '#web/app/frame/waiting-frame.tsx'
import { loadWords, speak } from '#web/i18n/i18n.ts'
import type { Language } from '../http/terms.ts'
import { RENDERED_WORDS, SCREENS } from './screens.ts'

/** `search` with its mark, or empty. */
export type Asked = { path: string; search: string; language: Language; seen: Seen }

/** `client` holds the data of the page; what it does not hold is shown as on its way. */
export async function renderApp(client: QueryClient, asked: Asked): Promise<string> {
  const { path, search, language, seen } = asked
  await loadWords(language, RENDERED_WORDS)
  // From here on nothing waits: another request may speak another language.
  speak(language)
  beginFirstView(seen)
  try {
    return renderToString(
      <Router ssrPath={path} ssrSearch={search}>
        <App client={client} screens={SCREENS} />
      </Router>,
    )
  } finally {
    endFirstView()
  }
}

let frame: string | undefined

/** Everybody's, in no language: the same for all. */
export function waitingFrame(): string {
  frame ??= renderToString(<WaitingFrame />)
  return frame
}
