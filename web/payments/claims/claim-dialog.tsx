import { ClaimSchema } from '#contract/payments'
import { CLAIM_REASONS, STATEMENT_MAX } from '#terms/payments'
import { useForm } from '#web/forms/engine/use-form.ts'
import { Choices } from '#web/forms/fields/choices.tsx'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useClaim } from '#web/payments/mutations.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { StatementForm } from './statement-form.tsx'

type ClaimDialogProps = { tradeId: number; name: string; onClose: () => void }

/** A no-show or switched goods, told to an administrator and to the other side. */
export function ClaimDialog({ tradeId, name, onClose }: ClaimDialogProps) {
  const t = useWords('payments')
  const claim = useClaim(tradeId)
  const sending = useSubmit({ text: t('claim_failed'), at: 'beside' })
  const { form, field, watch } = useForm({
    schema: ClaimSchema,
    initial: { reason: '', statement: '' },
    issues: sending.issues,
    busy: sending.isBusy,
    onSubmit: (body) =>
      sending.submit(async () => {
        await claim.mutateAsync(body)
        toast({ kind: 'done', title: t('claim_sent'), text: t('claim_sent_text') })
        onClose()
      }),
  })
  useHeldForm(watch().statement !== '')
  const { problem, ...reason } = field('reason')

  return (
    <Dialog title={t('claim')} onClose={onClose}>
      <StatementForm form={form} sending={sending} send={t('claim_send')}>
        <p className="text-muted">{t('claim_text', { name })}</p>
        <Choices label={t('claim_reason')} problem={problem}>
          {CLAIM_REASONS.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3">
              <input
                {...reason}
                type="radio"
                value={one}
                className="size-5 shrink-0 accent-accent-fill"
              />
              {t(`reason_${one}`)}
            </label>
          ))}
        </Choices>
        <LongField
          {...field('statement')}
          label={t('claim_statement')}
          rows={5}
          maxLength={STATEMENT_MAX}
        />
      </StatementForm>
    </Dialog>
  )
}
