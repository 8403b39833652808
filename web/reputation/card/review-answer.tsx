import { EyeOff, Reply } from 'lucide-react'
import { useState } from 'react'
import type { Review } from '#contract/reputation'
import { useHeldForm } from '#web/forms/held-form.ts'
import { dayOf } from '#web/i18n/formats.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ReportButton } from '#web/safety/report-button.tsx'
import { reportAnswer } from '#web/safety/send-report.ts'
import { Button } from '#web/ui/button.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'

type ReviewAnswerProps = { review: Review; name: string }

/** What whoever was reviewed says to it, or the way to say it (D58). `name`: of the review's writer, as the card calls them. */
export function ReviewAnswer({ review, name }: ReviewAnswerProps) {
  const t = useWords('reviews')
  const { answer, reviewedUser } = review
  if (review.mayAnswer) return <AnswerButton review={review} name={name} />
  if (!answer) return null
  const of = t('answer_of', { name: reviewedUser.firstName })
  return (
    <section
      aria-label={of}
      className="grid gap-1 rounded-field border-s-4 border-line-strong bg-sunken p-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="min-w-0 font-semibold">{of}</p>
        <time dateTime={answer.answeredAt} className="numbers text-sm text-muted">
          {dayOf(answer.answeredAt)}
        </time>
      </div>
      <p className="whitespace-pre-line">{answer.text}</p>
      {answer.isHidden && (
        <p className="flex gap-2 text-sm text-wait">
          <EyeOff size={18} aria-hidden className="mt-0.5 shrink-0" />
          <span>{t('answer_hidden')}</span>
        </p>
      )}
      {answer.mayReport && (
        <ReportButton
          kind="answer"
          about={reviewedUser.firstName}
          send={reportAnswer(review.id)}
          className="-me-1 justify-self-end"
        />
      )}
    </section>
  )
}

const load = () =>
  part(() => import('#browser/reputation/answer/answer-dialog.tsx'), 'AnswerDialog')

function AnswerButton({ review, name }: { review: Review; name: string }) {
  const t = useWords('reviews')
  const { Part: AnswerDialog, open, close, prepare } = useLater(load)
  const [draft, setDraft] = useState('')
  useHeldForm(draft.trim() !== '')
  return (
    <>
      <Button
        kind="secondary"
        onClick={open}
        onPointerEnter={prepare}
        aria-haspopup="dialog"
        aria-label={t('answer_to', { name })}
        className="justify-self-start"
      >
        <Reply size={18} aria-hidden />
        <span>{t('answer')}</span>
      </Button>
      {AnswerDialog && (
        <AnswerDialog
          review={review}
          name={name}
          draft={draft}
          onDraft={setDraft}
          onClose={close}
        />
      )}
    </>
  )
}
