import type { Language } from '#web/i18n/catalog.ts'

const KB = 1_000
const MB = 1_000 * KB

/** "340 KB", "2,1 MB": es-PY's comma everywhere but in English (D2). */
export function formatBytes(bytes: number, language: Language): string {
  const locale = language === 'en' ? 'en-US' : 'es-PY'
  const rounded = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)
  // Something is never shown as nothing.
  return bytes < MB ? `${rounded(Math.ceil(bytes / KB), 0)} KB` : `${rounded(bytes / MB, 1)} MB`
}
