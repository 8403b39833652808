import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AnswerSchema, type Review } from '#contract/reputation'
import { cleanText } from '#terms/text'
import { api } from '#web/api/client.ts'
import { reviewsKey } from '#web/api/keys.ts'
import { useForm } from '#web/forms/engine/use-form.ts'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { putReview } from '#web/reputation/put-review.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { toast } from '#web/ui/toast/toast.ts'

type AnswerDialogProps = {
  review: Review
  /** Of whom it is, as the card calls them. */
  name: string
  draft: string
  /** Whoever opened it keeps what was typed: it is there again when it is opened again. */
  onDraft: (draft: string) => void
  onClose: () => void
}

/** The one answer to a review (D58). Needs the words of `reviews` and `refusals`. */
export function AnswerDialog({ review, name, draft, onDraft, onClose }: AnswerDialogProps) {
  const t = useWords('reviews')
  const client = useQueryClient()
  const answering = useMutation({
    mutationFn: async (json: { answer: string }) => {
      const param = { id: String(review.id) }
      return (await api.reviews[':id'].answer.$post({ param, json })).json()
    },
    onSuccess: (answered) => {
      putReview(client, answered)
      void client.invalidateQueries({ queryKey: reviewsKey })
    },
  })
  const sending = useSubmit({ text: t('answer_failed'), at: 'both' })
  const { form, field, watch } = useForm({
    schema: AnswerSchema,
    initial: { answer: draft },
    issues: sending.issues,
    busy: sending.isBusy,
    onTyped: (typed) => onDraft(typed.answer),
    onSubmit: (answer) =>
      sending.submit(async () => {
        await answering.mutateAsync(answer)
        onDraft('')
        onClose()
        toast({ kind: 'done', title: t('answer_sent'), text: t('answer_sent_text') })
      }),
  })
  return (
    <Dialog title={t('answer_to', { name })} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <p className="text-muted">{t('answer_text')}</p>
        <LongField
          {...field('answer')}
          label={t('answer_field')}
          hint={t('answer_hint', { count: cleanText(watch().answer).length })}
          rows={4}
        />
        {sending.problem && <Problem>{sending.problem}</Problem>}
        <Button type="submit" aria-disabled={sending.isBusy} className="aria-disabled:opacity-55">
          {t(sending.isBusy ? 'sending' : 'answer_send')}
        </Button>
      </form>
    </Dialog>
  )
}
