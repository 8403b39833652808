/** The choice of a language: its code comes with the lists that offer one. */

import { LANGUAGE_KEY, type Language } from '#terms/http'
import { keep } from '#web/api/storage.ts'
import { activate, loadAsked } from './i18n.ts'

/** One year, as browsers cap longer ones at about that. */
const COOKIE_SECONDS = 31_536_000

/** Over http, in a local network, the browser would not keep it. */
const SECURE = location.protocol === 'https:' ? '; secure' : ''

/** A person chose: every word on the screen is fetched first, so that nothing typed is touched. */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadAsked(language)
  keep(LANGUAGE_KEY, language)
  // The worker reads it to answer in this language (D2): only a choice sets it.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on phones we serve
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax${SECURE}`
  forgetAddressed()
  activate(language)
}

/** The address of a page asks for its language before every choice: with it the next load would undo this one. */
function forgetAddressed(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has(LANGUAGE_KEY)) return
  address.searchParams.delete(LANGUAGE_KEY)
  history.replaceState(history.state, '', address)
}
