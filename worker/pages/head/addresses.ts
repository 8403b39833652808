/** Addresses as machines are told them: one a page and language, whole, with nothing in them that changes nothing. */
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  LANGUAGES,
  type Language,
} from '../../http/terms.ts'

/** The language that an address itself asks for: `?lang=en`, for whoever follows such a link, a choice or none. */
export function languageAsked(url: URL): Language | null {
  const asked = url.searchParams.get(LANGUAGE_KEY)
  return isLanguage(asked) ? asked : null
}

/** A path with the little of its query that makes it another page. */
export type Place = { path: string; query?: Record<string, string> }

/** The address under which what is asked for with `url` is known: in the language that it asks for, if any. */
export function ownAddress(baseUrl: string, url: URL, place: Place): string {
  return addressOf(baseUrl, place, languageAsked(url) ?? DEFAULT_LANGUAGE)
}

/** Spanish, the language of addresses that ask for none, has the plain one. */
export function addressOf(baseUrl: string, { path, query }: Place, language: Language): string {
  const search = new URLSearchParams(query)
  if (language !== DEFAULT_LANGUAGE) search.set(LANGUAGE_KEY, language)
  const text = search.toString()
  return `${baseUrl}${path}${text && `?${text}`}`
}

export function alternatesOf(baseUrl: string, place: Place): { code: string; address: string }[] {
  const own = LANGUAGES.map((code) => ({ code, address: addressOf(baseUrl, place, code) }))
  return [...own, { code: 'x-default', address: addressOf(baseUrl, place, DEFAULT_LANGUAGE) }]
}
