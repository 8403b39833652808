/** Guaraníes as es-PY writes them (case 12). Pure. */
import { parseGuaranies } from '#terms/money'
import { formatNumber } from '#web/i18n/formats.ts'

/** "150000" becomes "150.000"; what cannot be read stays as typed. */
export function groupedValue(typed: string): string {
  return typed.trim() === '' ? typed : stepped(typed, 0)
}

/** So much more or less, never under 0. What cannot be read stays as typed. */
export function stepped(typed: string, by: number): string {
  const value = parseGuaranies(typed)
  return value === null ? typed : formatNumber(Math.max(0, value + by), 'es')
}
