import type { Language } from '#web/i18n/catalog.ts'
import { LOCALES } from '#web/i18n/formats.ts'

/** Cents as "USD 12,00" (es-PY), "$12.00" in English. */
export const formatPrice = (cents: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'USD' }).format(
    cents / 100,
  )
