/** The caller's language: the cookie that a choice set (D2), else Spanish. */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './terms.ts'

export function languageOf(cookie: string | undefined): Language {
  return isLanguage(cookie) ? cookie : DEFAULT_LANGUAGE
}

/** What the server says are whole sentences; of Guaraní only single words are sure, so that they are Spanish. */
export function proseOf(language: Language): 'es' | 'en' {
  return language === 'gn' ? 'es' : language
}
