/** The choice of a language: its code comes with the lists that offer one. */

import { LANGUAGE_KEY, type Language } from '#terms/http'
import { keep, keepCookie } from '#web/api/storage.ts'
import { activate, loadAsked } from './i18n.ts'

/** A person chose: every word on the screen is fetched first, so that nothing typed is touched. */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadAsked(language)
  keep(LANGUAGE_KEY, language)
  // The worker reads it to answer in this language (D2): only a choice sets it.
  keepCookie(LANGUAGE_KEY, language)
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
