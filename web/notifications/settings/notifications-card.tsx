import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { SettingsList } from './settings-list.tsx'

/** Of the app's own settings: pushes to this device and every kind by itself. */
export function NotificationsCard() {
  const t = useWords('notifications')
  const { state, user } = useSession()
  if (state === 'out') {
    return (
      <SettingsCard title={t('title')} lead={t('visitor')}>
        <ButtonLink
          kind="secondary"
          href={paths.login(paths.appSettings)}
          className="justify-self-start"
        >
          {t('sign_in')}
        </ButtonLink>
      </SettingsCard>
    )
  }
  return (
    <SettingsCard title={t('title')} lead={t('settings_text')}>
      {user && <SettingsList userId={user.id} of="app" />}
    </SettingsCard>
  )
}
