import { RegisterStepOneSchema } from '#contract/accounts'
import { EmailField } from '#web/accounts/email-field.tsx'
import { NewPasswordFields } from '#web/accounts/new-password-fields.tsx'
import type { Typed } from '#web/accounts/register-fields.ts'
import { TextField } from '#web/accounts/text-field.tsx'
import { useFields } from '#web/accounts/use-fields.ts'
import type { FieldIssue } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'

type RegisterStepOneProps = {
  typed: Typed
  issues: FieldIssue[]
  onTyped: (typed: Typed) => void
  onDone: () => void
}

export function RegisterStepOne({ typed, issues, onTyped, onDone }: RegisterStepOneProps) {
  const t = useWords('accounts')
  const { form, bind } = useFields({
    schema: RegisterStepOneSchema,
    initial: typed,
    issues,
    onTyped,
    onSubmit: onDone,
  })

  return (
    <form {...form} className="grid gap-4">
      <EmailField {...bind('email')} autoComplete="email" />
      <NewPasswordFields label={t('password')} bind={bind} />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <TextField {...bind('firstName')} label={t('first_name')} autoComplete="given-name" />
        <TextField {...bind('lastName')} label={t('last_name')} autoComplete="family-name" />
      </div>
      <SubmitButton busy={false}>{t('continue')}</SubmitButton>
    </form>
  )
}
