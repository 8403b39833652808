import { CalendarPlus } from 'lucide-react'
import type { Trade } from '#contract/trades'
import { useNow } from '#web/api/first-view.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { tellLost } from '#web/ui/lazy/tell-lost.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { MeetingLines } from './meeting-lines.tsx'

/** The meeting that both agreed on, for the calendar too; absent while there is none. */
export function AgreedMeeting({ trade }: { trade: Trade }) {
  const t = useWords('trade')
  const shell = useWords('shell')
  const now = useNow()
  const { id, meetingAgreed: meeting, requestedItem } = trade
  if (!meeting) return null

  const download = async () => {
    const ics = await import('#browser/trades/meeting/ics.ts').catch(() => null)
    if (!ics) {
      void tellLost(shell)
      return
    }
    ics.saveMeeting(`${t('ics_file')}-${id}.ics`, {
      uid: `trade-${id}@${location.hostname}`,
      at: Date.parse(meeting.dateTime),
      stamp: serverNow(),
      summary: t('ics_summary', { item: requestedItem.title }),
      location: meeting.location,
      description: meeting.notes ?? '',
      url: new URL(paths.trade(id), location.origin).href,
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
      <MeetingLines meeting={meeting} now={now} />
      <Button kind="quiet" onClick={download} className="-ms-3 justify-self-start px-3">
        <CalendarPlus size={20} aria-hidden />
        {t('ics')}
      </Button>
    </section>
  )
}
