import { ClaimSchema } from '#contract/payments'
import { CLAIM_REASONS, STATEMENT_MAX } from '#terms/payments'
import { LongField } from '#web/accounts/long-field.tsx'
import { useFields } from '#web/accounts/use-fields.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useClaim } from '#web/payments/mutations.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { StatementForm } from './statement-form.tsx'
import { useSaying } from './use-saying.ts'

type ClaimDialogProps = { tradeId: number; name: string; onClose: () => void }

/** A no-show or switched goods, told to an administrator and to the other side. */
export function ClaimDialog({ tradeId, name, onClose }: ClaimDialogProps) {
  const t = useWords('payments')
  const claim = useClaim(tradeId)
  const { say, problem, issues } = useSaying()
  const fields = useFields({
    schema: ClaimSchema,
    initial: { reason: '', statement: '' },
    busy: claim.isPending,
    issues,
    onSubmit: async (body) => {
      const done = { title: t('claim_sent'), text: t('claim_sent_text') }
      if (await say(() => claim.mutateAsync(body), done)) onClose()
    },
  })
  const reason = fields.bind('reason')

  return (
    <Dialog title={t('claim')} onClose={onClose}>
      <StatementForm
        form={fields.form}
        isHeld={fields.values.statement !== ''}
        isBusy={claim.isPending}
        problem={problem}
        send={t('claim_send')}
      >
        <p className="text-muted">{t('claim_text', { name })}</p>
        <fieldset className="grid gap-1" aria-describedby={reason.problem && 'reason-problem'}>
          <legend className="mb-1 font-medium">{t('claim_reason')}</legend>
          {CLAIM_REASONS.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={one}
                checked={reason.value === one}
                onChange={reason.onChange}
                className="size-5 shrink-0 accent-accent-fill"
              />
              {t(`reason_${one}`)}
            </label>
          ))}
          {reason.problem && (
            <p id="reason-problem" role="alert" className="text-sm font-medium text-danger">
              {reason.problem}
            </p>
          )}
        </fieldset>
        <LongField
          {...fields.bind('statement')}
          label={t('claim_statement')}
          rows={5}
          maxLength={STATEMENT_MAX}
        />
      </StatementForm>
    </Dialog>
  )
}
