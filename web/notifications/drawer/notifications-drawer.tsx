import { CheckCheck, Settings } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { BADGE_MAX } from '#terms/notifications'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { useMarkAllRead } from '../mutations.ts'
import { useUnread } from '../use-unread.ts'
import { NotificationList } from './notification-list.tsx'

const load = () =>
  part(() => import('#browser/notifications/settings/settings-dialog.tsx'), 'SettingsDialog')

/** Everything a person was told, from the side. */
export function NotificationsDrawer({ onClose }: { onClose: () => void }) {
  const t = useWords('notifications')
  const [path] = useLocation()
  const [openedOn] = useState(path)
  const leave = useEffectEvent(onClose)
  const count = useUnread()
  const markAll = useMarkAllRead()
  const { Part: SettingsDialog, isOpen, prepare, open, close } = useLater(load)

  // The way back of the browser, or a pressed notification of the system.
  useEffect(() => {
    if (path !== openedOn) leave()
  }, [path, openedOn])

  return (
    <>
      <Dialog kind="sheet" title={t('title')} onClose={onClose}>
        <p role="status" className="numbers text-muted">
          {count === 0
            ? t('none_new')
            : count > BADGE_MAX
              ? t('unread_many', { count: BADGE_MAX })
              : t('unread', { count })}
        </p>
        <div className="-ms-3 mt-1 mb-3 flex flex-wrap items-center gap-x-1">
          <Button
            kind="quiet"
            aria-disabled={count === 0}
            onClick={() => count > 0 && !markAll.isPending && markAll.mutate()}
            className="px-3 aria-disabled:opacity-55"
          >
            <CheckCheck size={20} aria-hidden />
            {t('mark_all')}
          </Button>
          <Button
            kind="quiet"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={open}
            className="px-3"
          >
            <Settings size={20} aria-hidden />
            {t('settings')}
          </Button>
        </div>
        <NotificationList onOpen={onClose} />
      </Dialog>
      {SettingsDialog && <SettingsDialog onClose={close} />}
    </>
  )
}
