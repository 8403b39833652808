import { CalendarPlus, Clock, MapPin } from 'lucide-react'
import type { Trade } from '#contract/trades'
import { momentThere, offsetAt } from '#rules/zones'
import { useNow } from '#web/api/first-view.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { tellLost } from '#web/ui/lazy/tell-lost.ts'
import { paths } from '#web/ui/navigation/paths.ts'

/** What is agreed of the meeting; absent while nothing is. */
export function MeetingCard({ trade }: { trade: Trade }) {
  const t = useWords('trade')
  const shell = useWords('shell')
  const now = useNow()
  const { meetingDateTime, meetingLocation, meetingNotes, requestedItem } = trade
  if (!meetingLocation && !meetingDateTime) return null
  const offset =
    trade.meetingOffset ?? offsetAt(requestedItem.country, Date.parse(meetingDateTime ?? ''))

  const download = async () => {
    if (!meetingDateTime) return
    const ics = await import('#browser/trades/meeting/ics.ts').catch(() => null)
    if (!ics) {
      void tellLost(shell)
      return
    }
    ics.saveMeeting(`${t('ics_file')}-${trade.id}.ics`, {
      uid: `trade-${trade.id}@${location.hostname}`,
      at: Date.parse(meetingDateTime),
      stamp: serverNow(),
      summary: t('ics_summary', { item: requestedItem.title }),
      location: meetingLocation ?? '',
      description: meetingNotes ?? '',
      url: new URL(paths.trade(trade.id), location.origin).href,
    })
  }

  return (
    <section
      aria-labelledby="meeting"
      className="grid gap-2 rounded-card border border-line bg-card p-4"
    >
      <h2 id="meeting" className="text-base">
        {t('meeting')}
      </h2>
      {meetingDateTime && (
        <p className="numbers flex gap-2">
          <Clock size={20} aria-hidden className="mt-0.5 shrink-0 text-muted" />
          <time dateTime={meetingDateTime} className="font-semibold">
            {momentThere(meetingDateTime, offset, LOCALES[activeLanguage()], now)}
          </time>
        </p>
      )}
      {meetingLocation && (
        <p className="flex gap-2 wrap-anywhere">
          <MapPin size={20} aria-hidden className="mt-0.5 shrink-0 text-muted" />
          {meetingLocation}
        </p>
      )}
      {meetingNotes && (
        <p className="whitespace-pre-wrap wrap-anywhere text-muted">{meetingNotes}</p>
      )}
      {meetingDateTime && (
        <Button kind="quiet" onClick={download} className="-ms-3 justify-self-start px-3">
          <CalendarPlus size={20} aria-hidden />
          {t('ics')}
        </Button>
      )}
    </section>
  )
}
