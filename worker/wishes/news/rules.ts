/** When a person is told of what has come of their wishes (D64), by the clock where they live. Pure. */
import { momentOf, offsetAt, wallOf } from '../../zones/rules.ts'
import { MAIL_HOUR } from '../terms.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Days since 1970 there. */
export const dayThere = (country: string, now: number): number =>
  Math.floor(wallOf(offsetAt(country, now), now) / DAY)

/** The next moment of the one mail a day. */
export function nextMail(country: string, now: number): number {
  const today = momentOf(country, dayThere(country, now) * DAY + MAIL_HOUR * HOUR)
  if (today > now) return today
  return momentOf(country, (dayThere(country, now) + 1) * DAY + MAIL_HOUR * HOUR)
}
