/** When one may make another offer for what was turned down (D59). */
import type { OwnTrade } from '#contract/proposals'
import { momentThere, offsetAt } from '#rules/zones'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'

type Own = OwnTrade | null | undefined

/** The offer that was turned down is all there is: no question is open beside it. */
export const isTurnedDown = (own: Own): boolean => own?.againAt !== undefined && !own.isQuestion

/** "dom 6 dic, 09:20" where the thing is; '' where one may now. */
export function againOn(own: Own, country: string | null): string {
  if (own?.againAt === undefined) return ''
  const offset = offsetAt(country, Date.parse(own.againAt))
  return momentThere(own.againAt, offset, LOCALES[activeLanguage()])
}
