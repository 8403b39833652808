/**
 * Minutes east of UTC at a place (D42), by our own table: browsers and old phones have zone data of any
 * age, and the form must mean the same moment as the server. By names of the countries list; of each the
 * zone where most people of it live.
 */

/** In force all year since October 2024; older zone data still has a winter time (case 21). */
export const PARAGUAY_OFFSET = -180

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `summer` when [from, to) of a year holds the moment; `to` before `from` is the southern half of the world. */
type Zone = {
  winter: number
  summer?: { from: (year: number) => number; to: (year: number) => number }
}

/** The first Sunday on or after a day of a month, ms at its midnight in UTC. */
function sundayFrom(year: number, month: number, day: number): number {
  const at = Date.UTC(year, month - 1, day)
  return at + ((7 - new Date(at).getUTCDay()) % 7) * DAY
}

/** Of IANA's tz database, 2025b. */
const EUROPE = {
  from: (year: number) => sundayFrom(year, 3, 25) + HOUR,
  to: (year: number) => sundayFrom(year, 10, 25) + HOUR,
}
const CHILE = {
  from: (year: number) => sundayFrom(year, 9, 2) + 4 * HOUR,
  to: (year: number) => sundayFrom(year, 4, 2) + 3 * HOUR,
}
const CUBA = {
  from: (year: number) => sundayFrom(year, 3, 8) + 5 * HOUR,
  to: (year: number) => sundayFrom(year, 11, 1) + 5 * HOUR,
}

/** A map: a country is what somebody wrote, `constructor` too. */
const ZONES = new Map<string, Zone>(
  Object.entries({
    Argentina: { winter: -180 },
    Bolivia: { winter: -240 },
    Brasil: { winter: -180 },
    Chile: { winter: -240, summer: CHILE },
    Colombia: { winter: -300 },
    'Costa Rica': { winter: -360 },
    Cuba: { winter: -300, summer: CUBA },
    Ecuador: { winter: -300 },
    'El Salvador': { winter: -360 },
    España: { winter: 60, summer: EUROPE },
    Guatemala: { winter: -360 },
    Honduras: { winter: -360 },
    México: { winter: -360 },
    Nicaragua: { winter: -360 },
    Panamá: { winter: -300 },
    Perú: { winter: -300 },
    'República Dominicana': { winter: -240 },
    Uruguay: { winter: -180 },
    Venezuela: { winter: -240 },
  }),
)

/** At that moment (ms); Paraguay's where the country is not known. */
export function offsetAt(country: string | null, at: number): number {
  const zone = country === null ? undefined : ZONES.get(country)
  if (!zone) return PARAGUAY_OFFSET
  return zone.winter + (zone.summer && isWithin(zone.summer, at) ? 60 : 0)
}

function isWithin({ from, to }: Required<Zone>['summer'], at: number): boolean {
  const year = new Date(at).getUTCFullYear()
  const [begin, end] = [from(year), to(year)]
  return begin < end ? at >= begin && at < end : at >= begin || at < end
}

/** The moment of a clock on the wall there; of an hour that comes twice the later one, of one that is skipped the next. */
export function momentOf(country: string | null, wall: number): number {
  const guess = wall - offsetAt(country, wall) * MINUTE
  return wall - offsetAt(country, guess) * MINUTE
}

/** What the clock on the wall shows there, as if it were UTC. */
export const wallOf = (offset: number, at: number): number => at + offset * MINUTE

type Locale = 'es-PY' | 'en-US'

const partsOf = (locale: Locale, format: Intl.DateTimeFormatOptions, at: number) =>
  new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(at).replaceAll('.', '')

/** "15:00" on the clock there. */
export const timeThere = (iso: string, offset: number, locale: Locale): string =>
  partsOf(
    locale,
    { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    wallOf(offset, Date.parse(iso)),
  )

/** "vie 27 nov" there; with the year where it is not that of `now`. */
export function dayThere(iso: string, offset: number, locale: Locale, now?: number): string {
  const at = wallOf(offset, Date.parse(iso))
  const year = new Date(at).getUTCFullYear()
  const isOther = now !== undefined && year !== new Date(wallOf(offset, now)).getUTCFullYear()
  const one = (format: Intl.DateTimeFormatOptions) => partsOf(locale, format, at)
  const month = one({ month: 'short' })
  const day = one({ day: 'numeric' })
  const date = locale === 'es-PY' ? `${day} ${month}` : `${month} ${day}`
  return `${one({ weekday: 'short' })} ${date}${isOther ? ` ${year}` : ''}`
}

/** "vie 27 nov, 15:00": the same in the page, the notices and the mails, whatever zone data the reader has (D42). */
export const momentThere = (iso: string, offset: number, locale: Locale, now?: number): string =>
  `${dayThere(iso, offset, locale, now)}, ${timeThere(iso, offset, locale)}`
