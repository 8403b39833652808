import { BADGE_MAX } from '#terms/notifications'
import { useUnread } from '#web/notifications/use-unread.ts'
import { CountBadge } from '#web/ui/count-badge.tsx'

/** How many notifications are not read, wherever trades are led to (D3). */
export function UnreadBadge({ className }: { className?: string }) {
  return <CountBadge count={useUnread()} most={BADGE_MAX} className={className} />
}
