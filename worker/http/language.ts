/** The caller's language: the cookie that a choice set (D2), else Spanish. */

export const LANGUAGES = ['es', 'en', 'gn'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'es'
/** Set by web/i18n when a person chooses; nothing else sets it. */
export const LANGUAGE_COOKIE = 'lang'

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((l) => l === value)
}

export function languageOf(cookie: string | undefined): Language {
  return isLanguage(cookie) ? cookie : DEFAULT_LANGUAGE
}

/** What the server says are whole sentences; of Guaraní only single words are sure, so that they are Spanish. */
export function proseOf(language: Language): 'es' | 'en' {
  return language === 'gn' ? 'es' : language
}
