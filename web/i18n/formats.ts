/** Money, ages and dates. Asunción is −03:00 all year (D42): never the browser's own zone data. */
import type { Language } from '#terms/http'

/**
 * What the platform's formats and plural rules are asked for. Never 'gn': browsers have no data of it and
 * would silently take the device's own language, whatever that is.
 */
export const LOCALES = { es: 'es-PY', en: 'en-US', gn: 'es-PY' } as const satisfies Record<
  Language,
  string
>
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ASUNCION_OFFSET = -3 * HOUR

const plain = {
  'es-PY': new Intl.NumberFormat('es-PY', { maximumFractionDigits: 0 }),
  'en-US': new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
}

export function formatNumber(value: number, language: Language): string {
  return plain[LOCALES[language]].format(value)
}

/** Whole guaraníes: "Gs. 350.000" (es-PY), "Gs. 350,000" in English (D2). */
export function formatGuaranies(value: number, language: Language): string {
  return `Gs.\u00a0${formatNumber(value, language)}`
}

export type Age = { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number }

/** How long ago, for "Hace N min / h / d". Times are ISO strings; `now` in ms. */
export function ageOf(iso: string, now: number): Age {
  const past = Math.max(0, now - Date.parse(iso))
  if (past < MINUTE) return { unit: 'now', count: 0 }
  if (past < HOUR) return { unit: 'minutes', count: Math.floor(past / MINUTE) }
  if (past < DAY) return { unit: 'hours', count: Math.floor(past / HOUR) }
  return { unit: 'days', count: Math.floor(past / DAY) }
}

/** What the wall shows in Asunción, as if it were UTC. */
const inAsuncion = (iso: string) => new Date(Date.parse(iso) + ASUNCION_OFFSET)

/** "27 de noviembre de 2026" / "November 27, 2026", in Asunción. */
export function formatDate(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    inAsuncion(iso),
  )
}

/** "27/11/2026", in Asunción and in every language. */
export function dayOf(iso: string): string {
  return inAsuncion(iso).toISOString().slice(0, 10).split('-').reverse().join('/')
}
