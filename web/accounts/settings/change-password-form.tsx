import * as v from 'valibot'
import { ChangePasswordSchema } from '#contract/accounts'
import { NewPasswordFields } from '#web/accounts/new-password-fields.tsx'
import type { FieldIssue } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useHeldForm } from '../held-form.ts'
import { PasswordField } from '../password-field.tsx'
import { TwicePasswordSchema } from '../twice-password.ts'
import { useFields } from '../use-fields.ts'

const ChangeSchema = v.intersect([
  v.pick(ChangePasswordSchema, ['currentPassword']),
  TwicePasswordSchema,
])
export type PasswordChange = v.InferOutput<typeof ChangeSchema>

type ChangePasswordFormProps = {
  email: string
  issues: FieldIssue[]
  busy: boolean
  onSubmit: (change: PasswordChange) => void
}

export function ChangePasswordForm({ email, issues, busy, onSubmit }: ChangePasswordFormProps) {
  const t = useWords('settings')
  const accounts = useWords('accounts')
  const { form, bind, values } = useFields({
    schema: ChangeSchema,
    initial: { currentPassword: '', password: '', confirmPassword: '' },
    issues,
    busy,
    onSubmit,
  })
  useHeldForm(Object.values(values).some(Boolean))

  return (
    <form {...form} className="grid max-w-md gap-4">
      {/* Password managers file the new password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <div className="grid gap-1">
        <PasswordField
          {...bind('currentPassword')}
          label={t('current_password')}
          autoComplete="current-password"
        />
        <span className="justify-self-end">
          <TextLink href={paths.forgotPassword(paths.settings, email)}>
            {accounts('forgot_password')}
          </TextLink>
        </span>
      </div>
      <NewPasswordFields label={accounts('new_password')} bind={bind} />
      <SubmitButton busy={busy}>{busy ? accounts('saving') : t('change_password')}</SubmitButton>
    </form>
  )
}
