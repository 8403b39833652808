import { AnswerSchema } from '#contract/payments'
import { STATEMENT_MAX } from '#terms/payments'
import { useForm } from '#web/forms/engine/use-form.ts'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useAnswer } from '#web/payments/mutations.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { StatementForm } from './statement-form.tsx'

type AnswerDialogProps = { tradeId: number; name: string; onClose: () => void }

/** The other side's words, before anybody decides. */
export function AnswerDialog({ tradeId, name, onClose }: AnswerDialogProps) {
  const t = useWords('payments')
  const answer = useAnswer(tradeId)
  const sending = useSubmit({ text: t('claim_failed'), at: 'beside' })
  const { form, field, isDirty } = useForm({
    schema: AnswerSchema,
    initial: { answer: '' },
    issues: sending.issues,
    busy: sending.isBusy,
    onSubmit: (body) =>
      sending.submit(async () => {
        await answer.mutateAsync(body)
        toast({ kind: 'done', title: t('answer_sent') })
        onClose()
      }),
  })
  useHeldForm(isDirty)

  return (
    <Dialog title={t('answer')} onClose={onClose}>
      <StatementForm form={form} sending={sending} send={t('answer_send')}>
        <p className="text-muted">{t('answer_text', { name })}</p>
        <LongField
          {...field('answer')}
          label={t('answer_statement')}
          rows={5}
          maxLength={STATEMENT_MAX}
        />
      </StatementForm>
    </Dialog>
  )
}
