import { DeedFormSchema } from '#contract/admin/people'
import { LIMIT_DAYS, LIMIT_DAYS_MAX, WORDS_MAX } from '#terms/admin/people'
import { AskingDialog } from '#web/forms/asking-dialog.tsx'
import { useForm } from '#web/forms/engine/use-form.ts'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Problem } from '#web/ui/problem.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast/toast.ts'

type WordsDialogProps = {
  title: string
  /** What it does, before it is done. */
  text: string
  label: string
  /** For how many days is asked as well. */
  asksDays?: boolean
  send: (given: { words: string; days: number }) => Promise<unknown>
  onClose: () => void
}

/** Everything that is done to somebody is said to them: what was typed stays when it fails. */
export function WordsDialog(props: WordsDialogProps) {
  const { title, text, label, asksDays = false, send, onClose } = props
  const t = useWords('moderation')
  const sending = useSubmit({ text: t('failed'), at: 'beside' })
  const { form, field, isDirty } = useForm({
    schema: DeedFormSchema,
    initial: { words: '', days: String(LIMIT_DAYS) },
    issues: sending.issues,
    fieldOf: { message: 'words' },
    busy: sending.isBusy,
    onSubmit: (given) =>
      sending.submit(async () => {
        await send(given)
        toast({ kind: 'done', title: t('done'), text: t('done_text') })
        onClose()
      }),
  })
  return (
    <AskingDialog isEntered={isDirty} title={title} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <p className="text-muted">{text}</p>
        <LongField
          {...field('words')}
          label={t('words')}
          hint={t('words_hint')}
          rows={4}
          maxLength={WORDS_MAX}
        />
        {asksDays && (
          <TextField
            {...field('days')}
            label={t('days')}
            type="number"
            inputMode="numeric"
            min={1}
            max={LIMIT_DAYS_MAX}
          />
        )}
        {sending.problem && <Problem>{sending.problem}</Problem>}
        <SubmitButton busy={sending.isBusy}>{label}</SubmitButton>
      </form>
    </AskingDialog>
  )
}
