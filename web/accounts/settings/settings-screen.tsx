import { CreditCard, LogOut } from 'lucide-react'
import { useSignOut } from '#web/accounts/leave/use-sign-out.ts'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { PrivacyPart } from '#web/privacy/privacy-part.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { LanguageCard } from './language-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

const BlockedCard = lazyPart(() => import('#browser/safety/blocked-card.tsx'), 'BlockedCard')

const NotificationsCard = lazyPart(
  () => import('#browser/notifications/settings/notifications-card.tsx'),
  'NotificationsCard',
)

const TellingCard = lazyPart(
  () => import('#browser/matches/telling/telling-card.tsx'),
  'TellingCard',
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
        {user && <p className="mt-1 text-muted">{user.email}</p>}
      </header>
      <LanguageCard />
      <Later shape={<CardSkeleton />}>
        <NotificationsCard />
      </Later>
      <Later shape={<CardSkeleton />}>
        <TellingCard />
      </Later>
      <Later shape={<CardSkeleton />}>
        <EmailCard />
      </Later>
      <PasswordCard email={user?.email ?? ''} />
      <SessionsCard />
      <Later shape={<CardSkeleton />}>
        <BlockedCard />
      </Later>
      <PaymentsCard />
      <LeaveCard />
      <PrivacyPart email={user?.email ?? ''} />
    </div>
  )
}

/** The shape of a card whose code is on its way. */
function CardSkeleton() {
  return (
    <div
      aria-busy="true"
      className="grid gap-4 rounded-card border border-line bg-card p-4 wide:p-6"
    >
      <span className="skeleton h-7 w-48 max-w-full rounded-full" />
      <span className="skeleton h-64 rounded-field" />
    </div>
  )
}

/** The way to what became of one's money. */
function PaymentsCard() {
  const t = useWords('settings')
  return (
    <SettingsCard title={t('payments')} lead={t('payments_text')}>
      <ButtonLink kind="secondary" href={paths.payments} className="justify-self-start">
        <CreditCard size={20} aria-hidden />
        {t('payments_see')}
      </ButtonLink>
    </SettingsCard>
  )
}

/** Ends the session of this device, which forgets what was private. */
function LeaveCard() {
  const t = useWords('settings')
  const navigation = useWords('navigation')
  const signOut = useSignOut()

  return (
    <SettingsCard title={t('leave')} lead={t('leave_text')}>
      <Button kind="secondary" onClick={signOut} className="justify-self-start">
        <LogOut size={20} aria-hidden />
        {navigation('sign_out')}
      </Button>
    </SettingsCard>
  )
}
