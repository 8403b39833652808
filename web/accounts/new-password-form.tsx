import * as v from 'valibot'
import { NewPasswordSchema } from '#contract/accounts'
import type { FieldIssue } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { PasswordField } from './password-field.tsx'
import { useFields } from './use-fields.ts'

const TwicePasswordSchema = v.pipe(
  v.object({
    password: NewPasswordSchema,
    confirmPassword: v.pipe(v.string(), v.nonEmpty('confirm_required')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (given) => given.password === given.confirmPassword,
      'confirm_differs',
    ),
    ['confirmPassword'],
  ),
)

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
      <PasswordField
        {...bind('password')}
        label={t('new_password')}
        hint={t('password_hint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...bind('confirmPassword')}
        label={t('confirm_password')}
        autoComplete="new-password"
      />
      <SubmitButton busy={busy}>{busy ? t('saving') : t('save_password')}</SubmitButton>
    </form>
  )
}
