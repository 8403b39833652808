/** Guaraníes as es-PY writes them (case 12). */
import { parseGuaranies } from '#terms/money'
import { formatNumber } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'

/** A comma between thousands as well, where the person reads English; elsewhere it would be a decimal one (D8). */
export function typedGuaranies(typed: string): number | null {
  const isGrouped = /^[^\d]*\d{1,3}(,\d{3})+\s*$/.test(typed)
  return parseGuaranies(isGrouped && activeLanguage() === 'en' ? typed.replaceAll(',', '.') : typed)
}

/** "150000" becomes "150.000"; what cannot be read stays as typed. */
export function groupedValue(typed: string): string {
  return typed.trim() === '' ? typed : stepped(typed, 0)
}

/** So much more or less, never under 0. What cannot be read stays as typed. */
export function stepped(typed: string, by: number): string {
  const value = typedGuaranies(typed)
  return value === null ? typed : formatNumber(Math.max(0, value + by), 'es')
}
