/** The meeting as it is typed, with the clock of the place, and as it is sent, in UTC (D42). Pure. */

import type { ActionBody, Trade } from '#contract/trades'
import type { MeetingPlace } from '#contract/trades/meeting/places'
import { MEETING_WITHIN_MS } from '#rules/trades/meeting'
import { placeLine } from '#rules/trades/meeting/places'
import { momentOf, offsetAt, wallOf } from '#rules/zones'
import { cleanLine, cleanText } from '#terms/text'
import { MEETING_LOCATION_MAX, MEETING_NOTES_MAX } from '#terms/trades'

export type MeetingValues = { location: string; date: string; time: string; notes: string }
export type MeetingField = keyof MeetingValues

type Set = Pick<
  Trade,
  'meetingLocation' | 'meetingDateTime' | 'meetingOffset' | 'meetingNotes' | 'requestedItem'
>

/** What is set already, to be changed. */
export function valuesOf(trade: Set): MeetingValues {
  const { meetingDateTime, meetingLocation, meetingNotes, requestedItem } = trade
  const at = meetingDateTime === null ? null : Date.parse(meetingDateTime)
  const offset = at === null ? 0 : (trade.meetingOffset ?? offsetAt(requestedItem.country, at))
  const wall = at === null ? '' : new Date(wallOf(offset, at)).toISOString()
  return {
    location: meetingLocation ?? '',
    date: wall.slice(0, 10),
    time: wall.slice(11, 16),
    notes: meetingNotes ?? '',
  }
}

/** YYYY-MM-DD at the place. */
export const dayAt = (country: string | null, now: number): string =>
  new Date(wallOf(offsetAt(country, now), now)).toISOString().slice(0, 10)

/** The last day on which a meeting may lie (D51). */
export const lastDayAt = (country: string | null, now: number): string =>
  dayAt(country, now + MEETING_WITHIN_MS)

/** Null unless both are whole: browsers read halves of dates as other dates. */
function wallTyped({ date, time }: MeetingValues): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d/.test(time)) return null
  const wall = Date.parse(`${date}T${time.slice(0, 5)}:00Z`)
  return Number.isNaN(wall) ? null : wall
}

type Problems = Partial<Record<MeetingField, string>>
type Judged = { body: ActionBody } | { problems: Problems }

/** What is sent; or, by field, the code of what is wrong. `places`: of the list, told by the words that they fill in. */
export function meetingBody(
  values: MeetingValues,
  country: string | null,
  now: number,
  places: readonly MeetingPlace[] = [],
): Judged {
  const location = cleanLine(values.location)
  const notes = cleanText(values.notes)
  const wall = wallTyped(values)
  const at = wall === null ? null : momentOf(country, wall)
  const problems: Problems = {
    ...(location === '' && { location: 'meeting_place_required' }),
    ...(location.length > MEETING_LOCATION_MAX && { location: 'text_long' }),
    ...(at === null && { [values.date ? 'time' : 'date']: 'meeting_time_required' }),
    ...(at !== null && at <= now && { date: 'meeting_past' }),
    ...(at !== null && at > now + MEETING_WITHIN_MS && { date: 'meeting_far' }),
    ...(notes.length > MEETING_NOTES_MAX && { notes: 'text_long' }),
  }
  const place = places.find((one) => placeLine(one) === location)
  if (at === null || Object.keys(problems).length > 0) return { problems }
  return {
    body: {
      action: 'set_meeting_details',
      meetingLocation: location,
      ...(place && { meetingPlaceId: place.id }),
      meetingDateTime: new Date(at).toISOString(),
      meetingNotes: notes,
    },
  }
}

/** Of the server's fields. */
export const FIELD_OF: Record<string, MeetingField> = {
  meetingLocation: 'location',
  meetingPlaceId: 'location',
  meetingDateTime: 'date',
  meetingNotes: 'notes',
}
