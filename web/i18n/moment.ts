import { momentThere, PARAGUAY_OFFSET } from '#rules/zones'
import { serverNow } from '#web/api/server-clock.ts'
import { LOCALES } from './formats.ts'
import { activeLanguage } from './i18n.ts'

/** "vie 27 nov, 15:00", in Asunción (D42), in the page's language; with the year where it is not that of `now` (ms). */
export const momentInAsuncion = (iso: string, now = serverNow()): string =>
  momentThere(iso, PARAGUAY_OFFSET, LOCALES[activeLanguage()], now)
