import type { Ref } from 'react'
import { EmailOnlySchema } from '#contract/accounts'
import { AccountPage } from '#web/accounts/account-page.tsx'
import { useForgotPassword } from '#web/accounts/mutations.ts'
import { isFailure } from '#web/api/failure.ts'
import { useForm } from '#web/forms/engine/use-form.ts'
import { EmailField } from '#web/forms/fields/email-field.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { ForgotPasswordSteps } from './forgot-password-steps.tsx'

/** What the mail service answers, which has sentences of its own here. */
const MAIL_PROBLEMS: Record<string, 'mail_missing' | 'mail_failed'> = {
  EMAIL_SERVICE_NOT_CONFIGURED: 'mail_missing',
  EMAIL_SEND_FAILED: 'mail_failed',
}

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
  const forgot = useForgotPassword()
  const sending = useSubmit({
    text: t('recovery_failed'),
    own: (error) => {
      const code = isFailure(error) ? MAIL_PROBLEMS[error.code] : undefined
      if (!code) return undefined
      toast({ kind: 'problem', title: t(`${code}_title`), text: t(code) })
      return []
    },
  })
  const { form, field } = useForm({
    schema: EmailOnlySchema,
    initial: { email: initial },
    issues: sending.issues,
    busy: sending.isBusy,
    onSubmit: ({ email }) =>
      sending.submit(async () => {
        await forgot.mutateAsync(email)
        onSent(email)
      }),
  })

  return (
    <AccountPage
      titleRef={titleRef}
      title={t('recovery_title')}
      lead={hasExpired ? t('recovery_expired') : t('recovery_lead')}
      before={<ForgotPasswordSteps step={1} back={paths.login(next)} label={t('back')} />}
    >
      <form {...form} className="grid gap-4">
        <EmailField {...field('email')} label={t('email')} autoComplete="username" />
        <SubmitButton busy={sending.isBusy}>
          {t(sending.isBusy ? 'sending_code' : 'send_code')}
        </SubmitButton>
      </form>
    </AccountPage>
  )
}
