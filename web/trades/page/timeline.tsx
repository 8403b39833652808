import { ChevronRight } from 'lucide-react'
import type { TradeEvent } from '#contract/trades'
import { momentThere, offsetAt } from '#rules/zones'
import { useNow } from '#web/api/first-view.ts'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'

type TimelineProps = { events: readonly TradeEvent[]; me: string; country: string | null }

/** What happened, in order, and who did it; folded, the last step in its line. */
export function Timeline({ events, me, country }: TimelineProps) {
  const t = useWords('trade')
  const now = useNow()
  const sorted = events.toSorted((a, b) => a.timestamp.localeCompare(b.timestamp) || a.id - b.id)
  const last = sorted.at(-1)
  const locale = LOCALES[activeLanguage()]
  const when = (iso: string, offset?: number) =>
    momentThere(iso, offset ?? offsetAt(country, Date.parse(iso)), locale, now)
  const who = ({ userId, userName }: TradeEvent) =>
    userId === me ? t('you') : (userName ?? t('system'))

  return (
    <details className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-2 rounded-card p-4 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={20}
          aria-hidden
          className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-90"
        />
        <h2 className="text-base">{t('timeline')}</h2>
        {last && <span className="min-w-0 text-sm text-muted">{t(`event_${last.type}`)}</span>}
      </summary>
      <ol className="grid gap-4 px-4 pb-4">
        {sorted.map((event) => {
          const { message, details } = event
          const { meetingDateTime, meetingLocation, reason } = details
          return (
            <li key={event.id} className="border-s-2 border-accent ps-3">
              <p className="font-semibold">{t(`event_${event.type}`)}</p>
              <p className="numbers text-sm text-muted">
                {who(event)} · <time dateTime={event.timestamp}>{when(event.timestamp)}</time>
              </p>
              {reason && <p className="text-sm">{t(`why_${reason}`)}</p>}
              {meetingDateTime && (
                <p className="numbers text-sm wrap-anywhere">
                  {when(meetingDateTime)}
                  {meetingLocation && `, ${meetingLocation}`}
                </p>
              )}
              {message && (
                <p className="text-sm whitespace-pre-wrap wrap-anywhere">
                  {t('said', { message })}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
