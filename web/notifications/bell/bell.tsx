import { Bell as BellIcon } from 'lucide-react'
import { useEffect } from 'react'
import { BADGE_MAX } from '#terms/notifications'
import { useWords } from '#web/i18n/use-words.ts'
import { showOnIcon } from '#web/notifications/app-badge.ts'
import { useUnread } from '#web/notifications/use-unread.ts'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'

const load = () =>
  part(
    () => import('#browser/notifications/drawer/notifications-drawer.tsx'),
    'NotificationsDrawer',
  )

/** Says how many notifications are not read, and opens them all. */
export function Bell() {
  const t = useWords('navigation')
  const count = useUnread()
  const { Part: Drawer, isOpen, prepare, open, close } = useLater(load)

  useEffect(() => showOnIcon(count), [count])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-tip={t('notifications')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        className="relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
      >
        <BellIcon size={22} aria-hidden />
        <span className="sr-only">
          {`${t('notifications')} ${
            count > BADGE_MAX ? t('unread_many', { count: BADGE_MAX }) : t('unread', { count })
          }`.trimEnd()}
        </span>
        <span aria-hidden className="absolute end-0 top-0">
          <CountBadge count={count} most={BADGE_MAX} />
        </span>
      </button>
      {Drawer && <Drawer onClose={close} />}
    </>
  )
}
