import { ArrowLeft } from 'lucide-react'
import type { VerifyAnswer } from '#contract/accounts'
import { paths } from '#web/app/paths.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { CodePanel } from './code-panel.tsx'
import { useResendCode, useVerifyEmail } from './mutations.ts'
import { TextLink } from './text-link.tsx'

type VerifyPanelProps = {
  email: string
  linkCode: string
  next: string | undefined
  onVerified: (answer: VerifyAnswer) => void
}

export function VerifyPanel({ email, linkCode, next, onVerified }: VerifyPanelProps) {
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
      email={email}
      linkCode={linkCode}
      sendsLink
      busy={verify.isPending}
      submit={async (code) => onVerified(await verify.mutateAsync({ email, code }))}
      resend={resend.mutateAsync}
    />
  )
}
