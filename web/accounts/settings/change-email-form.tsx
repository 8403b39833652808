import type * as v from 'valibot'
import { ChangeEmailSchema } from '#contract/people'
import type { FieldIssue } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useHeldForm } from '../held-form.ts'
import { PasswordField } from '../password-field.tsx'
import { TextField } from '../text-field.tsx'
import { useFields } from '../use-fields.ts'

export type EmailChange = v.InferOutput<typeof ChangeEmailSchema>

type ChangeEmailFormProps = {
  issues: FieldIssue[]
  busy: boolean
  onSubmit: (change: EmailChange) => void
}

export function ChangeEmailForm({ issues, busy, onSubmit }: ChangeEmailFormProps) {
  const t = useWords('settings')
  const { form, bind, values } = useFields({
    schema: ChangeEmailSchema,
    initial: { email: '', password: '' },
    issues,
    busy,
    onSubmit,
  })
  useHeldForm(Object.values(values).some(Boolean))
  return (
    <form {...form} className="grid max-w-md gap-4">
      <TextField
        {...bind('email')}
        label={t('email_new')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...bind('password')}
        label={t('email_password')}
        autoComplete="current-password"
      />
      <SubmitButton busy={busy}>{t(busy ? 'email_sending' : 'email_send')}</SubmitButton>
    </form>
  )
}
