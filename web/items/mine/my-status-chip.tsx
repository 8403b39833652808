import { isOnOffer } from '#rules/items'
import type { TradeStatus } from '#terms/items'
import { useWords } from '#web/i18n/use-words.ts'

const LOOK = {
  available: 'bg-card text-done',
  reserved: 'bg-card text-wait',
  traded: 'bg-card text-ink',
} as const

/** Where one's own thing stands (D10), over its picture. */
export function MyStatusChip({ status }: { status: TradeStatus }) {
  const t = useWords('mine')
  const things = useWords('things')
  return (
    <span
      className={`absolute start-2 top-2 rounded-full px-2.5 py-0.5 text-sm font-medium ${LOOK[status]}`}
    >
      {isOnOffer(status) ? t('status_available') : things(`status_${status}`)}
    </span>
  )
}
