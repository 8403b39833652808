import type { Language } from '#terms/http'
import { LOCALES } from '#web/i18n/formats.ts'

const KB = 1_000
const MB = 1_000 * KB
const GB = 1_000 * MB

/** "340 KB", "2,1 MB", "1,5 GB": es-PY's comma everywhere but in English (D2). */
export function formatBytes(bytes: number, language: Language): string {
  const rounded = (value: number) =>
    new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(value)
  // Something is never shown as nothing.
  if (bytes < MB) return `${rounded(Math.ceil(bytes / KB))} KB`
  return bytes < GB ? `${rounded(bytes / MB)} MB` : `${rounded(bytes / GB)} GB`
}
