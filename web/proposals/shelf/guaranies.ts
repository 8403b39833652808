import { formatGuaranies } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'

/** "Gs. 150.000"; null for nothing. */
export const guaranies = (value: number): string | null =>
  value > 0 ? formatGuaranies(value, activeLanguage()) : null
