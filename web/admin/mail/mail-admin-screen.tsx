import { ArrowLeft } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { CredentialsCard } from './credentials-card.tsx'
import { MailStatusCard } from './mail-status-card.tsx'
import { TestEmailCard } from './test-email-card.tsx'

/** /sendgrid-admin: how mails go out, with which key, and whether they do. */
export function MailAdminScreen() {
  const t = useWords('admin')
  useTitle(t('mail_title'))
  return (
    <div className="mx-auto grid max-w-2xl gap-5 pt-2 wide:pt-4">
      <ButtonLink href={paths.admin} kind="quiet" className="-ms-3 justify-self-start px-3">
        <ArrowLeft size={20} aria-hidden />
        {t('mail_back')}
      </ButtonLink>
      <header className="grid gap-1">
        <h1 className="text-xl wide:text-2xl">{t('mail_title')}</h1>
        <p className="text-muted">{t('mail_lead')}</p>
      </header>
      <MailStatusCard />
      <CredentialsCard />
      <TestEmailCard />
    </div>
  )
}
