import type { Ref } from 'react'
import { CodePanel } from '#web/accounts/code-panel.tsx'
import { useForgotPassword, useVerifyResetCode } from '#web/accounts/mutations.ts'
import { codeFrom, isWholeCode } from '#web/forms/code/code.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { ForgotPasswordSteps } from './forgot-password-steps.tsx'

type ForgotPasswordCodeProps = {
  titleRef: Ref<HTMLHeadingElement>
  email: string
  linkCode: string
  sentAt: number | undefined
  next: string | undefined
  onVerified: (resetToken: string) => void
}

/** Opening the mail's link uses nothing up (D20): its code waits here for a press. */
export function ForgotPasswordCode(props: ForgotPasswordCodeProps) {
  const { email, linkCode, next, onVerified, ...page } = props
  const t = useWords('accounts')
  const verify = useVerifyResetCode()
  const forgot = useForgotPassword()
  const isFilled = isWholeCode(codeFrom(linkCode))
  return (
    <CodePanel
      {...page}
      title={t('recovery_code_title')}
      lead={t(isFilled ? 'recovery_code_filled' : 'recovery_code_lead', { email })}
      before={
        <ForgotPasswordSteps step={2} back={paths.forgotPassword(next)} label={t('other_email')} />
      }
      email={email}
      linkCode={linkCode}
      sendsLink={false}
      submit={async (code) => onVerified(await verify.mutateAsync({ email, code }))}
      resend={forgot.mutateAsync}
    />
  )
}
