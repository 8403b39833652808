/** The moment from which one may make another offer (D59). By itself: it brings the hours of every country along. */
import { momentThere, offsetAt } from '#rules/zones'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'

/** `at`: ISO 8601. "dom 6 dic, 09:20" where the thing is. */
export const againOn = (at: string, country: string | null): string =>
  momentThere(at, offsetAt(country, Date.parse(at)), LOCALES[activeLanguage()])
