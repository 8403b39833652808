import { LanguageCard } from '#web/accounts/settings/language-card.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { NotificationsCard } from '#web/notifications/settings/notifications-card.tsx'
import { brand } from '#web/ui/brand.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { AboutCard } from './about-card.tsx'
import { InstallCard } from './install-card.tsx'
import { OfflineCard } from './offline-card.tsx'
import { StorageCard } from './storage-card.tsx'

/** /app-settings: how the app lives on this device. For everybody, whoever is signed in. */
export function AppSettingsScreen() {
  const t = useWords('app')
  useTitle(t('title'))
  return (
    <div className="mx-auto grid max-w-2xl gap-5 pt-6 wide:pt-10">
      <header>
        <h1 className="text-xl wide:text-2xl">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('lead', { brand })}</p>
      </header>
      <InstallCard />
      <NotificationsCard />
      <OfflineCard />
      <StorageCard />
      <LanguageCard />
      <AboutCard />
    </div>
  )
}
