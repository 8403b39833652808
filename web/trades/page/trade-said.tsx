import type { Trade } from '#contract/trades'
import { useWords } from '#web/i18n/use-words.ts'

/** What was said with the proposal, and with the answer to it. */
export function TradeSaid({ trade }: { trade: Trade }) {
  const t = useWords('trade')
  const said = [
    { by: trade.fromUser.firstName, text: trade.message },
    { by: trade.toUser.firstName, text: trade.responseMessage },
  ].filter(({ text }) => text)
  if (said.length === 0) return null
  return (
    <section
      aria-label={t('messages')}
      className="grid gap-3 rounded-card border border-line bg-card p-4"
    >
      {said.map(({ by, text }) => (
        <figure key={by} className="grid gap-1">
          <figcaption className="text-sm text-muted">{t('message_of', { name: by })}</figcaption>
          <blockquote className="whitespace-pre-wrap wrap-anywhere">{text}</blockquote>
        </figure>
      ))}
    </section>
  )
}
