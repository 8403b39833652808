import type { FieldIssue } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { TwicePasswordSchema } from './twice-password.ts'
import { useFields } from './use-fields.ts'

type NewPasswordFormProps = {
  email: string
  issues: FieldIssue[]
  busy: boolean
  onSubmit: (password: string) => void
}

export function NewPasswordForm({ email, issues, busy, onSubmit }: NewPasswordFormProps) {
  const t = useWords('accounts')
  const { form, bind } = useFields({
    schema: TwicePasswordSchema,
    initial: { password: '', confirmPassword: '' },
    issues,
    busy,
    onSubmit: ({ password }) => onSubmit(password),
  })

  return (
    <form {...form} className="grid gap-4">
      {/* Password managers file the new password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields label={t('new_password')} bind={bind} />
      <SubmitButton busy={busy}>{busy ? t('saving') : t('save_password')}</SubmitButton>
    </form>
  )
}
