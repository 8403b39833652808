import { CircleCheck, Clock } from 'lucide-react'
import { isOnOffer, isReserved } from '#rules/items'
import type { TradeStatus } from '#terms/items'
import { useWords } from '#web/i18n/use-words.ts'

/** Said before anything else when the thing cannot be had now (D10). */
export function StatusMark({ status }: { status: TradeStatus }) {
  const t = useWords('items')
  const things = useWords('things')
  if (isOnOffer(status)) return null
  const reserved = isReserved(status)
  const Icon = reserved ? Clock : CircleCheck
  return (
    <p
      className={`flex items-center gap-3 rounded-card px-4 py-3 ${reserved ? 'bg-wait-soft text-wait' : 'bg-done-soft text-done'}`}
    >
      <Icon size={22} aria-hidden className="shrink-0" />
      <span>
        <span className="block font-semibold">{things(`status_${status}`)}</span>
        <span className="block text-sm text-ink">{t(`status_${status}_text`)}</span>
      </span>
    </p>
  )
}
