import { Hourglass } from 'lucide-react'
import type { Trade } from '#contract/trades'
import { useNow } from '#web/api/first-view.ts'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { MeetingLines } from './meeting-lines.tsx'
import { suggestionOf } from './meeting-of.ts'

/** A meeting that one of the two suggests: looks like none that is agreed, and goes into no calendar. */
export function SuggestedMeeting({ trade }: { trade: Trade }) {
  const t = useWords('trade')
  const now = useNow()
  const { user } = useSession()
  const suggestion = suggestionOf(trade)
  if (!suggestion) return null
  const { fromUser, toUser } = trade
  const isOwn = suggestion.by === user?.id
  const other = (suggestion.by === fromUser.id) === isOwn ? toUser : fromUser
  const isOver = Date.parse(suggestion.dateTime) <= now
  const said = isOver
    ? t('suggested_over')
    : t(isOwn ? 'suggested_mine' : 'suggested_theirs', { name: other.firstName })

  return (
    <section
      aria-labelledby="meeting-suggested"
      className="grid gap-2 rounded-card border border-dashed border-line-strong p-4"
    >
      <h2 id="meeting-suggested" className="text-base">
        {t('meeting_suggested')}
      </h2>
      <MeetingLines meeting={suggestion} now={now} />
      <p className="flex gap-2 text-sm font-medium text-wait wrap-anywhere">
        <Hourglass size={18} aria-hidden className="mt-0.5 shrink-0" />
        <span>{said}</span>
      </p>
    </section>
  )
}
