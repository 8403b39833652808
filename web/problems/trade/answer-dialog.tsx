import { AnswerSchema } from '#contract/problems'
import { ANSWERS, PROBLEM_PHOTOS_MAX, WORDS_MAX } from '#terms/problems'
import { AskingDialog } from '#web/forms/asking-dialog.tsx'
import { useForm } from '#web/forms/engine/use-form.ts'
import { Choices } from '#web/forms/fields/choices.tsx'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { namedPhotos, preparingCount } from '#web/media/picker/photo-list.ts'
import { usePhotos } from '#web/media/picker/use-photos.ts'
import { useAnswer } from '#web/problems/mutations.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { SaidForm } from './said-form.tsx'

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
  const photos = usePhotos(PROBLEM_PHOTOS_MAX)
  const ready = namedPhotos(photos.photos).map(({ photo }) => photo)
  const sending = useSubmit({ text: t('failed'), at: 'beside' })
  const { onProgress } = sending
  const { form, field, isDirty } = useForm({
    schema: AnswerSchema,
    initial: { answer: '', words: '' },
    issues: sending.issues,
    busy: sending.isBusy || preparingCount(photos.photos) > 0,
    onSubmit: (body) =>
      sending.submit(async () => {
        await answer.mutateAsync({ body, photos: ready, onProgress })
        toast({ kind: 'done', title: t('answer_sent') })
        onClose()
      }),
  })
  const { problem, ...choice } = field('answer')

  return (
    <AskingDialog
      isEntered={isDirty || photos.photos.length > 0}
      title={t('answer')}
      onClose={onClose}
    >
      <SaidForm form={form} photos={photos} sending={sending} send={t('answer_send')}>
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
      </SaidForm>
    </AskingDialog>
  )
}
