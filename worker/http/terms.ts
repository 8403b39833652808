/** What every list and every page goes by. */

export const PAGE_SIZE = 24
export const PAGE_SIZE_MAX = 60
/** X-Total-Count is exact up to here, then "1000+". */
export const COUNT_EXACT_MAX = 1000

/** Readable by our pages, unlike the session itself: whether there is anybody to ask for. */
export const SIGNED_IN_COOKIE = 'signed_in'

/** What one request is called, so that whoever reads a help code out can be helped. */
export const REQUEST_ID_HEADER = 'x-request-id'
/** When the server answered, by its own clock: whole milliseconds since 1970. Devices may be days off. */
export const TIME_HEADER = 'server-time'
/** How many a list has in all: "137", or "1000+" for more than that. */
export const TOTAL_HEADER = 'x-total-count'

/** By the name in an address: nothing on the way reads or answers. */
export const isThisMachine = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

export const LANGUAGES = ['es', 'en', 'gn'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'es'
/** The choice (D2), as its cookie is named, in the storage and in an address. */
export const LANGUAGE_KEY = 'lang'

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
