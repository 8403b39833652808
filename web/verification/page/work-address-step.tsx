import * as v from 'valibot'
import { EmailSchema } from '#contract/accounts'
import { isFreeMail } from '#rules/verification'
import { useForm } from '#web/forms/engine/use-form.ts'
import { EmailField } from '#web/forms/fields/email-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useAsk } from '#web/verification/use-ask.ts'

/** As the server judges it. */
const AddressSchema = v.object({
  address: v.pipe(
    EmailSchema,
    v.check((address) => !isFreeMail(address), 'work_email_free'),
  ),
})

type WorkAddressStepProps = { known: string; onSent: () => void }

export function WorkAddressStep({ known, onSent }: WorkAddressStepProps) {
  const t = useWords('verification')
  const { ask, isBusy, issues } = useAsk(onSent)
  const { form, field } = useForm({
    schema: AddressSchema,
    initial: { address: known },
    busy: isBusy,
    issues,
    onSubmit: ({ address }) => ask({ verificationType: 'corporate_email', address }),
  })
  return (
    <form {...form} className="grid gap-3">
      <EmailField
        {...field('address')}
        label={t('work_address')}
        hint={t('do_corporate_email')}
        autoComplete="off"
      />
      <SubmitButton busy={isBusy}>{t(isBusy ? 'asking' : 'send_code')}</SubmitButton>
    </form>
  )
}
