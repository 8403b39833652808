import { FactorCodeSchema } from '#contract/admin/factor'
import { useForm } from '#web/forms/engine/use-form.ts'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'

type CodeFormProps = {
  hint: string
  says: string
  /** Rejects when it is refused. */
  onCode: (code: string) => Promise<unknown>
}

/** The six digits of the app; where one has been lost, a recovery code. */
export function CodeForm({ hint, says, onCode }: CodeFormProps) {
  const t = useWords('admin')
  const sending = useSubmit({ title: t('factor_failed'), text: t('failed_text') })
  const { form, field } = useForm({
    schema: FactorCodeSchema,
    initial: { code: '' },
    issues: sending.issues,
    busy: sending.isBusy,
    onSubmit: ({ code }) => sending.submit(() => onCode(code)),
  })
  return (
    <form {...form} className="grid gap-4">
      <TextField
        {...field('code')}
        label={t('factor_code')}
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        className="numbers"
      />
      <SubmitButton busy={sending.isBusy}>{says}</SubmitButton>
    </form>
  )
}
