import { Clock, TriangleAlert } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { useEntries } from '#web/pwa/outbox/use-entries.ts'
import { codeOf, discardCode } from '#web/trades/code-waiting.ts'
import { Button } from '#web/ui/button.tsx'

/** A code that waits for a network, or why it did not count; absent where there is none. */
export function WaitingCode({ tradeId }: { tradeId: number }) {
  const t = useWords('trade')
  const [entry] = useEntries('handover').filter((one) => codeOf(one)?.tradeId === tradeId)
  if (!entry) return null
  const { problem } = entry
  if (!problem) {
    return (
      <p role="status" className="flex gap-2 text-sm text-wait">
        <Clock size={18} aria-hidden className="mt-0.5 shrink-0" />
        {t(codeOf(entry)?.isProved ? 'code_proved' : 'code_waits')}
      </p>
    )
  }
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
      <p className="flex min-w-0 grow gap-2">
        <TriangleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
        {problem.said ? t('code_refused', { said: problem.said }) : t('code_refused_plain')}
      </p>
      <Button kind="quiet" onClick={() => void discardCode(entry.id)}>
        {t('code_discard')}
      </Button>
    </div>
  )
}
