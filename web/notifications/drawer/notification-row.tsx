import { Link } from 'wouter'
import type { Notification } from '#contract/notifications'
import { ageOf } from '#web/i18n/formats.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useMarkRead } from '../mutations.ts'
import { iconOf, type Tone } from './type-icon.ts'

const TONES: Record<Tone, string> = {
  plain: 'bg-accent-soft text-accent-strong',
  good: 'bg-done-soft text-done',
  waits: 'bg-wait-soft text-wait',
  over: 'bg-sunken text-muted',
}

type NotificationRowProps = { notification: Notification; now: number; onOpen: () => void }

/** What happened, when, and the way there; leading there marks it as read. */
export function NotificationRow({ notification, now, onOpen }: NotificationRowProps) {
  const t = useWords('notifications')
  const markRead = useMarkRead()
  const { id, type, title, message, isRead, sentAt, path } = notification
  const { icon: Icon, tone } = iconOf(type)
  const { unit, count } = ageOf(sentAt, now)

  function open(): void {
    if (!isRead) markRead.mutate(id)
    onOpen()
  }

  return (
    <li>
      <Link
        href={path}
        onClick={open}
        className="flex gap-3 px-4 py-3 text-ink no-underline -outline-offset-3 hover:bg-sunken"
      >
        <span
          aria-hidden
          className={`grid size-10 shrink-0 place-items-center rounded-full large:hidden ${TONES[tone]}`}
        >
          <Icon size={20} />
        </span>
        <span className="grid min-w-0 grow gap-0.5 [overflow-wrap:anywhere]">
          <span className={`flex items-start gap-2 ${isRead ? '' : 'font-semibold'}`}>
            <span className="grow">{title}</span>
            {!isRead && (
              <span className="mt-2 size-2.5 shrink-0 rounded-full bg-accent-fill">
                <span className="sr-only">{t('is_unread')}</span>
              </span>
            )}
          </span>
          <span className="text-sm">{message}</span>
          <time dateTime={sentAt} className="numbers text-sm text-muted">
            {t(`age_${unit}`, { count })}
          </time>
        </span>
      </Link>
    </li>
  )
}
