import * as v from 'valibot'
import { DecideSchema } from '#contract/problems'
import type { Consequences as Does } from '#rules/problems'
import { DECISION_WORDS_MAX, type Decision } from '#terms/problems'
import { AskingDialog } from '#web/forms/asking-dialog.tsx'
import { useForm } from '#web/forms/engine/use-form.ts'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useDecide } from '#web/problems/mutations.ts'
import { Problem } from '#web/ui/problem.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { Consequences, type Names } from './consequences.tsx'

const WordsSchema = v.pick(DecideSchema, ['words'])

type DecideDialogProps = {
  problemId: number
  decision: Decision
  does: Does
  names: Names
  onClose: () => void
  onDone: () => void
}

/** Asked once more: what it does cannot be undone, and both read why. */
export function DecideDialog(props: DecideDialogProps) {
  const { problemId, decision, does, names, onClose, onDone } = props
  const t = useWords('problems')
  const decide = useDecide(problemId)
  const sending = useSubmit({ text: t('decision_failed'), at: 'beside' })
  const { form, field, isDirty } = useForm({
    schema: WordsSchema,
    initial: { words: '' },
    issues: sending.issues,
    busy: sending.isBusy,
    onSubmit: ({ words }) =>
      sending.submit(async () => {
        await decide.mutateAsync({ decision, words })
        toast({ kind: 'done', title: t('decision_saved') })
        onDone()
      }),
  })
  const name = decision === 'neither' ? '' : names[decision]
  return (
    <AskingDialog isEntered={isDirty} title={t(`decide_${decision}`, { name })} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <Consequences of={does} names={names} />
        <LongField
          {...field('words')}
          label={t('decision_words')}
          rows={4}
          maxLength={DECISION_WORDS_MAX}
        />
        {sending.problem && <Problem>{sending.problem}</Problem>}
        <SubmitButton busy={sending.isBusy}>{t('decision_save')}</SubmitButton>
      </form>
    </AskingDialog>
  )
}
