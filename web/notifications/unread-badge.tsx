import { BADGE_MAX } from '#terms/notifications'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { useUnread } from './use-unread.ts'

/** How many notifications are not read, wherever trades are led to (D3). */
export function UnreadBadge({ className }: { className?: string }) {
  return <CountBadge count={useUnread()} most={BADGE_MAX} className={className} />
}
