import { Download, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { LEAVE_DAYS } from '#terms/privacy'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LeaveDialog } from './close-account-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'

/** One's own data: to take along, and to have deleted. */
export function PrivacyCards({ email }: { email: string }) {
  const t = useWords('privacy')
  const [asked, setAsked] = useState<'export' | 'leave' | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <SettingsCard title={t('data')} lead={t('data_text')}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button kind="secondary" onClick={() => setAsked('export')}>
            <Download size={20} aria-hidden />
            {t('export')}
          </Button>
          <TextLink href={paths.privacy}>{t('privacy_title')}</TextLink>
          <TextLink href={paths.terms}>{t('terms_title')}</TextLink>
        </div>
      </SettingsCard>
      <SettingsCard title={t('leave')} lead={t('leave_text', { days: LEAVE_DAYS })}>
        <Button kind="danger" onClick={() => setAsked('leave')} className="justify-self-start">
          <UserRoundX size={20} aria-hidden />
          {t('leave')}
        </Button>
      </SettingsCard>
      {asked === 'export' && <ExportDialog email={email} onClose={close} />}
      {asked === 'leave' && <LeaveDialog email={email} onClose={close} />}
    </>
  )
}
