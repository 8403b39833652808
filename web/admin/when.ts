import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'

/** Day and time, as the administrator's own clock has them. */
export const when = (iso: string): string =>
  new Intl.DateTimeFormat(LOCALES[activeLanguage()], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(iso))
