import { RegisterStepOneSchema } from '#contract/accounts'
import { NewPasswordFields } from '#web/accounts/new-password-fields.tsx'
import type { Typed } from '#web/accounts/register-fields.ts'
import type { FieldIssue } from '#web/api/failure.ts'
import { useForm } from '#web/forms/engine/use-form.ts'
import { EmailField } from '#web/forms/fields/email-field.tsx'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'

type RegisterStepOneProps = {
  typed: Typed
  issues: readonly FieldIssue[]
  onTyped: (typed: Typed) => void
  onDone: () => void
}

export function RegisterStepOne({ typed, issues, onTyped, onDone }: RegisterStepOneProps) {
  const t = useWords('accounts')
  const { form, field } = useForm({
    schema: RegisterStepOneSchema,
    initial: typed,
    issues,
    onTyped,
    onSubmit: onDone,
  })

  return (
    <form {...form} className="grid gap-4">
      <EmailField {...field('email')} label={t('email')} />
      <NewPasswordFields label={t('password')} field={field} />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <TextField {...field('firstName')} label={t('first_name')} autoComplete="given-name" />
        <TextField {...field('lastName')} label={t('last_name')} autoComplete="family-name" />
      </div>
      <SubmitButton busy={false}>{t('continue')}</SubmitButton>
    </form>
  )
}
