import { AnswerSchema } from '#contract/payments'
import { STATEMENT_MAX } from '#terms/payments'
import { LongField } from '#web/accounts/long-field.tsx'
import { useFields } from '#web/accounts/use-fields.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useAnswer } from '#web/payments/mutations.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { StatementForm } from './statement-form.tsx'
import { useSaying } from './use-saying.ts'

type AnswerDialogProps = { tradeId: number; name: string; onClose: () => void }

/** The other side's words, before anybody decides. */
export function AnswerDialog({ tradeId, name, onClose }: AnswerDialogProps) {
  const t = useWords('payments')
  const answer = useAnswer(tradeId)
  const { say, problem, issues } = useSaying()
  const fields = useFields({
    schema: AnswerSchema,
    initial: { answer: '' },
    busy: answer.isPending,
    issues,
    onSubmit: async (body) => {
      if (await say(() => answer.mutateAsync(body), { title: t('answer_sent') })) onClose()
    },
  })

  return (
    <Dialog title={t('answer')} onClose={onClose}>
      <StatementForm
        form={fields.form}
        isHeld={fields.values.answer !== ''}
        isBusy={answer.isPending}
        problem={problem}
        send={t('answer_send')}
      >
        <p className="text-muted">{t('answer_text', { name })}</p>
        <LongField
          {...fields.bind('answer')}
          label={t('answer_statement')}
          rows={5}
          maxLength={STATEMENT_MAX}
        />
      </StatementForm>
    </Dialog>
  )
}
