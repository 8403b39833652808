import type { TradeEvent } from '#contract/trades'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** What happened in the trade, in order. */
export function Timeline({ events }: { events: readonly TradeEvent[] }) {
  const t = useWords('problems')
  const trade = useWords('trade')
  return (
    <section aria-labelledby="steps" className="grid gap-2">
      <h3 id="steps" className="text-base">
        {t('steps')}
      </h3>
      <ol className="grid gap-2">
        {events.map(({ id, type, timestamp, userName, message, details }) => (
          <li key={id} className="border-s-2 border-accent ps-3 text-sm">
            <p className="font-semibold">{trade(`event_${type}`)}</p>
            <p className="numbers text-muted">
              {[userName ?? trade('system'), momentInAsuncion(timestamp)].join(' · ')}
            </p>
            {details.reason && <p>{trade(`why_${details.reason}`)}</p>}
            {message && <p className="whitespace-pre-wrap wrap-anywhere">{message}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
