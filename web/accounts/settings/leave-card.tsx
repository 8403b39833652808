import { LogOut } from 'lucide-react'
import { useSignOut } from '#web/accounts/leave/use-sign-out.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'

/** Ends the session of this device, which forgets what was private. */
export function LeaveCard() {
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
