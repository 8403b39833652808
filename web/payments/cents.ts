/** US cents as people read them, two decimals: "USD 5,00". */
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'

const CENTS = 100

export const formatCents = (cents: number): string =>
  new Intl.NumberFormat(LOCALES[activeLanguage()], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'code',
  }).format(cents / CENTS)
