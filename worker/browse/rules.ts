/** Days of Asunción behind the date filter (D11). */
import type { DatePosted } from './terms.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** D42: −03:00 all year since October 2024. */
const ASUNCION_OFFSET = -3 * HOUR

/** Milliseconds since 1970: from (inclusive) until (exclusive; null: no end). */
export type Days = { from: number; until: number | null }

const BACK: Partial<Record<DatePosted, number>> = { week: 7, month: 30, '3months': 90 }

export function daysOf(posted: DatePosted, now: number): Days | null {
  const today = Math.floor((now + ASUNCION_OFFSET) / DAY) * DAY - ASUNCION_OFFSET
  if (posted === 'today') return { from: today, until: null }
  if (posted === 'yesterday') return { from: today - DAY, until: today }
  const back = BACK[posted]
  return back === undefined ? null : { from: now - back * DAY, until: null }
}
