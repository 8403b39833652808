import type { Status } from '#terms/trades'
import { useWords } from '#web/i18n/use-words.ts'

const WAITS = 'bg-wait-soft text-wait'
const GOES_ON = 'bg-accent-soft text-accent-strong'
const ENDED = 'bg-sunken text-muted'

const LOOK: Record<Status, string> = {
  pending: WAITS,
  accepted: GOES_ON,
  in_progress: GOES_ON,
  cancellation_requested: WAITS,
  completed: 'bg-done-soft text-done',
  rejected: ENDED,
  cancelled: ENDED,
  expired: ENDED,
}

/** Where a trade stands, by the name of its status. */
export function StatusChip({ status }: { status: Status }) {
  const t = useWords('trades')
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-sm font-semibold ${LOOK[status]}`}>
      {t(`status_${status}`)}
    </span>
  )
}
