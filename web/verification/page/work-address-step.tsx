import * as v from 'valibot'
import { EmailSchema } from '#contract/accounts'
import { isFreeMail } from '#rules/verification'
import { TextField } from '#web/accounts/text-field.tsx'
import { useFields } from '#web/accounts/use-fields.ts'
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
  const { ask, isPending, issues } = useAsk(onSent)
  const { form, bind } = useFields({
    schema: AddressSchema,
    initial: { address: known },
    busy: isPending,
    issues,
    onSubmit: ({ address }) => void ask({ verificationType: 'corporate_email', address }),
  })
  return (
    <form {...form} className="grid gap-3">
      <TextField
        {...bind('address')}
        label={t('work_address')}
        hint={t('do_corporate_email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton busy={isPending}>{isPending ? t('asking') : t('send_code')}</SubmitButton>
    </form>
  )
}
