import { Clock, MapPin } from 'lucide-react'
import { momentThere } from '#rules/zones'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import type { Meeting } from './meeting-of.ts'

/** When and where, by the clock there. `now` in ms. */
export function MeetingLines({ meeting, now }: { meeting: Meeting; now: number }) {
  const { dateTime, offset, location, notes } = meeting
  return (
    <>
      <p className="numbers flex gap-2">
        <Clock size={20} aria-hidden className="mt-0.5 shrink-0 text-muted" />
        <time dateTime={dateTime} className="font-semibold">
          {momentThere(dateTime, offset, LOCALES[activeLanguage()], now)}
        </time>
      </p>
      <p className="flex gap-2 wrap-anywhere">
        <MapPin size={20} aria-hidden className="mt-0.5 shrink-0 text-muted" />
        <span>{location}</span>
      </p>
      {notes && <p className="whitespace-pre-wrap wrap-anywhere text-muted">{notes}</p>}
    </>
  )
}
