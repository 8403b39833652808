import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { PrivacyPart } from '#web/privacy/privacy-part.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import { LanguageCard } from './language-card.tsx'
import { LeaveCard } from './leave-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

const BlockedCard = lazyPart(() => import('#browser/safety/blocked-card.tsx'), 'BlockedCard')

const NotificationsCard = lazyPart(
  () => import('#browser/notifications/settings/notifications-card.tsx'),
  'NotificationsCard',
)

const EmailCard = lazyPart(() => import('#browser/accounts/settings/email-card.tsx'), 'EmailCard')

/** /settings: the language, what one is told of, the address and the password, the devices that are signed in, the way out. */
export function SettingsScreen() {
  const t = useWords('settings')
  const { user } = useSession()
  useTitle(t('title'))
  return (
    <div className="mx-auto grid max-w-2xl gap-5 pt-6 wide:pt-10">
      <header>
        <h1 className="text-xl wide:text-2xl">{t('title')}</h1>
        {user && <p className="mt-1 wrap-anywhere text-muted">{user.email}</p>}
      </header>
      <LanguageCard />
      <Later shape={<CardSkeleton />}>
        <NotificationsCard />
      </Later>
      <Later shape={<CardSkeleton />}>
        <EmailCard />
      </Later>
      <PasswordCard email={user?.email ?? ''} />
      <SessionsCard />
      <Later shape={<CardSkeleton />}>
        <BlockedCard />
      </Later>
      <LeaveCard />
      <PrivacyPart email={user?.email ?? ''} />
    </div>
  )
}
