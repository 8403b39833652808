import { type Ref, useState } from 'react'
import { EmailOnlySchema } from '#contract/accounts'
import { AccountPage } from '#web/accounts/account-page.tsx'
import { EmailField } from '#web/accounts/email-field.tsx'
import { useForgotPassword } from '#web/accounts/mutations.ts'
import { issuesOf } from '#web/accounts/server-issues.ts'
import { useFields } from '#web/accounts/use-fields.ts'
import type { FieldIssue } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { ForgotPasswordSteps } from './forgot-password-steps.tsx'
import { useRecoveryProblem } from './use-recovery-problem.ts'

type ForgotPasswordEmailProps = {
  titleRef: Ref<HTMLHeadingElement>
  initial: string
  /** The last code led nowhere any more: why one is here again. */
  hasExpired: boolean
  next: string | undefined
  onSent: (email: string) => void
}

export function ForgotPasswordEmail(props: ForgotPasswordEmailProps) {
  const { titleRef, initial, hasExpired, next, onSent } = props
  const t = useWords('accounts')
  const problem = useRecoveryProblem()
  const forgot = useForgotPassword()
  const [issues, setIssues] = useState<FieldIssue[]>([])
  const { form, bind } = useFields({
    schema: EmailOnlySchema,
    initial: { email: initial },
    issues,
    busy: forgot.isPending,
    onSubmit: ({ email }) => send(email),
  })

  async function send(email: string) {
    try {
      await forgot.mutateAsync(email)
      onSent(email)
    } catch (error) {
      problem(error)
      setIssues(issuesOf(error))
    }
  }

  return (
    <AccountPage
      titleRef={titleRef}
      title={t('recovery_title')}
      lead={hasExpired ? t('recovery_expired') : t('recovery_lead')}
      before={<ForgotPasswordSteps step={1} back={paths.login(next)} label={t('back')} />}
    >
      <form {...form} className="grid gap-4">
        <EmailField {...bind('email')} />
        <SubmitButton busy={forgot.isPending}>
          {forgot.isPending ? t('sending_code') : t('send_code')}
        </SubmitButton>
      </form>
    </AccountPage>
  )
}
