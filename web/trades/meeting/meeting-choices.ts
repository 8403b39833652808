/** Days and hours that are chosen without typing, by the clock of the place (D42). Pure. */
import { offsetAt, wallOf } from '#rules/zones'
import { dayAt } from './meeting-values.ts'

export type DayName = 'today' | 'tomorrow' | 'saturday' | 'sunday'
export type DayOffered = { name: DayName; date: string }

const DAY_MS = 86_400_000
/** By the numbering of Date. */
const SATURDAY = 6
/** When people have time, and it is light or the streets are full. */
const HOURS = ['10:00', '15:00', '17:30', '19:00'] as const
/** Outside of it few people are about. */
const BY_DAY = { from: '07:00', to: '20:00' } as const

/** Today, tomorrow and the first day of the weekend that is neither; on a Saturday those two are the weekend. */
export function daysOffered(country: string | null, now: number): DayOffered[] {
  const today = Date.parse(dayAt(country, now))
  const dayIn = (days: number) => new Date(today + days * DAY_MS).toISOString().slice(0, 10)
  const toSaturday = SATURDAY - new Date(today).getUTCDay()
  return [
    { name: 'today', date: dayIn(0) },
    { name: 'tomorrow', date: dayIn(1) },
    ...(toSaturday > 1 ? [{ name: 'saturday', date: dayIn(toSaturday) } as const] : []),
    ...(toSaturday === 1 ? [{ name: 'sunday', date: dayIn(2) } as const] : []),
  ]
}

/** Of today only those that are still ahead. */
export function hoursOffered(date: string, country: string | null, now: number): string[] {
  const wall = new Date(wallOf(offsetAt(country, now), now)).toISOString()
  return HOURS.filter((hour) => date !== wall.slice(0, 10) || `${date}T${hour}` > wall)
}

export const isAtNight = (time: string): boolean =>
  time !== '' && (time.slice(0, 5) < BY_DAY.from || time.slice(0, 5) > BY_DAY.to)
