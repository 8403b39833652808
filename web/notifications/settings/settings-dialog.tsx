import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SettingsList } from './settings-list.tsx'

/** Over the drawer: what else reaches one, and how. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('notifications')
  const { user } = useSession()
  return (
    <Dialog title={t('settings_title')} onClose={onClose}>
      <p className="mb-3 text-muted">{t('settings_text')}</p>
      {user && <SettingsList userId={user.id} of="drawer" />}
    </Dialog>
  )
}
