import type { ReactNode, Ref } from 'react'
import { isFailure } from '#web/api/failure.ts'
import { useForm } from '#web/forms/engine/use-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { AccountPage } from './account-page.tsx'
import { useResetPassword } from './mutations.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PASSWORD_FIELD_OF, TwicePasswordSchema } from './twice-password.ts'

type NewPasswordPanelProps = {
  titleRef?: Ref<HTMLHeadingElement>
  lead: string
  before?: ReactNode
  email: string
  resetToken: string
  onDone: () => void
  /** The token lapsed; its code is used up. Recovery sends another. */
  onExpired: () => void
}

export function NewPasswordPanel(props: NewPasswordPanelProps) {
  const { email, resetToken, onDone, onExpired, ...page } = props
  const t = useWords('accounts')
  const reset = useResetPassword()
  const sending = useSubmit({ title: t('password_failed_title'), text: t('password_failed') })

  async function save(newPassword: string) {
    try {
      await reset.mutateAsync({ resetToken, newPassword })
      onDone()
    } catch (error) {
      if (isFailure(error) && error.code === 'reset_token_invalid') onExpired()
      throw error
    }
  }
  const { form, field } = useForm({
    schema: TwicePasswordSchema,
    initial: { password: '', confirmPassword: '' },
    issues: sending.issues,
    fieldOf: PASSWORD_FIELD_OF,
    busy: sending.isBusy,
    onSubmit: ({ password }) => sending.submit(() => save(password)),
  })

  return (
    <AccountPage {...page} title={t('new_password_title')}>
      <form {...form} className="grid gap-4">
        {/* Password managers file the new password under this name. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields label={t('new_password')} field={field} />
        <SubmitButton busy={sending.isBusy}>
          {t(sending.isBusy ? 'saving' : 'save_password')}
        </SubmitButton>
      </form>
    </AccountPage>
  )
}
