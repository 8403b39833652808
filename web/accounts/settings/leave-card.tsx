import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { leaveDevice } from '#web/app/leave-device.ts'
import { paths } from '#web/app/paths.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from './settings-card.tsx'

/** Ends the session of this device, which forgets what was private. */
export function LeaveCard() {
  const t = useWords('settings')
  const navigation = useWords('navigation')
  const client = useQueryClient()

  async function leave() {
    await leaveDevice(client)
    location.assign(paths.logout)
  }

  return (
    <SettingsCard title={t('leave')} lead={t('leave_text')}>
      <Button kind="secondary" onClick={leave} className="justify-self-start">
        <LogOut size={20} aria-hidden />
        {navigation('sign_out')}
      </Button>
    </SettingsCard>
  )
}
