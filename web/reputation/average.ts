import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'

/** Averages as they are shown: one decimal, in the reader's language. */
export const formatAverage = (average: number): string =>
  new Intl.NumberFormat(LOCALES[activeLanguage()], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(average)
