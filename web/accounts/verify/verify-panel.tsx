import { ArrowLeft } from 'lucide-react'
import type { VerifyAnswer } from '#contract/accounts'
import { CodePanel } from '#web/accounts/code-panel.tsx'
import { useResendCode, useVerifyEmail } from '#web/accounts/mutations.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'

type VerifyPanelProps = {
  email: string
  linkCode: string
  /** When registering here had the code mailed (ms). */
  sentAt: number | undefined
  next: string | undefined
  onVerified: (answer: VerifyAnswer) => void
}

export function VerifyPanel({ email, linkCode, sentAt, next, onVerified }: VerifyPanelProps) {
  const t = useWords('accounts')
  const verify = useVerifyEmail()
  const resend = useResendCode()
  return (
    <CodePanel
      title={t('verify_title')}
      lead={t('verify_lead', { email })}
      before={
        <TextLink href={paths.register(next)}>
          <ArrowLeft size={18} aria-hidden />
          {t('other_email')}
        </TextLink>
      }
      elsewhere={
        // A link opened twice: its code is used up, and no other is sent to who is verified.
        <p>
          {t('verified_before')} <TextLink href={paths.login(next)}>{t('log_in')}</TextLink>
        </p>
      }
      email={email}
      linkCode={linkCode}
      sendsLink
      sentAt={sentAt}
      submit={async (code) => onVerified(await verify.mutateAsync({ email, code }))}
      resend={resend.mutateAsync}
    />
  )
}
