import { AnswerSchema } from '#contract/problems'
import { ANSWERS, WORDS_MAX } from '#terms/problems'
import { useForm } from '#web/forms/engine/use-form.ts'
import { Choices } from '#web/forms/fields/choices.tsx'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useAnswer } from '#web/problems/mutations.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { PhotoField } from './photo-field.tsx'
import { SaidForm } from './said-form.tsx'
import { usePhotos } from './use-photos.ts'

type AnswerDialogProps = {
  tradeId: number
  problemId: number
  name: string
  onClose: () => void
}

/** The accused agrees, or tells their side. Nothing is chosen for them. */
export function AnswerDialog({ tradeId, problemId, name, onClose }: AnswerDialogProps) {
  const t = useWords('problems')
  const answer = useAnswer(tradeId, problemId)
  const photos = usePhotos()
  const sending = useSubmit({ text: t('failed'), at: 'beside' })
  const { onProgress } = sending
  const { form, field, watch } = useForm({
    schema: AnswerSchema,
    initial: { answer: '', words: '' },
    issues: sending.issues,
    busy: sending.isBusy || photos.isPreparing,
    onSubmit: (body) =>
      sending.submit(async () => {
        await answer.mutateAsync({ body, photos: photos.ready, onProgress })
        toast({ kind: 'done', title: t('answer_sent') })
        onClose()
      }),
  })
  useHeldForm(watch().words !== '' || photos.chosen.length > 0)
  const { problem, ...choice } = field('answer')

  return (
    <Dialog title={t('answer')} onClose={onClose}>
      <SaidForm form={form} sending={sending} send={t('answer_send')}>
        <p className="text-muted">{t('answer_text', { name })}</p>
        <Choices label={t('answer_title')} problem={problem}>
          {ANSWERS.toReversed().map((one) => (
            <label key={one} className="flex min-h-11 items-start gap-3 py-1">
              <input
                {...choice}
                type="radio"
                value={one}
                className="mt-0.5 size-5 shrink-0 accent-accent-fill"
              />
              <span className="grid">
                <span>{t(`choose_${one}`)}</span>
                <span className="text-sm text-muted">{t(`hint_${one}`)}</span>
              </span>
            </label>
          ))}
        </Choices>
        <LongField {...field('words')} label={t('answer_words')} rows={5} maxLength={WORDS_MAX} />
        <PhotoField photos={photos} />
      </SaidForm>
    </Dialog>
  )
}
