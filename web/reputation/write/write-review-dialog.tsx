import { Send } from 'lucide-react'
import { useEffect } from 'react'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useLeaveQuestion } from '#web/forms/use-leave-question.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { prepareToasts } from '#web/ui/lazy/toaster.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useOnline } from '#web/ui/use-online.ts'
import { ReviewFields } from './review-fields.tsx'
import { useWriting } from './use-writing.ts'

type WriteReviewDialogProps = {
  person: { id: string; firstName: string }
  /** Of a completed trade with them; null: without one, and not verified. */
  tradeId: number | null
  /** Given already. */
  stars?: number
  onClose: () => void
}

/** Writing a review. Needs the words of `reviews` and `refusals`. */
export function WriteReviewDialog({ person, tradeId, stars, onClose }: WriteReviewDialogProps) {
  const t = useWords('reviews')
  const shell = useWords('shell')
  const isOnline = useOnline()
  const about = { reviewedUserId: person.id, tradeProposalId: tradeId }
  const writing = useWriting(about, stars, onClose)
  const { sending } = writing
  const { leave, question } = useLeaveQuestion({
    words: {
      title: t('leave_title'),
      text: t('leave_text'),
      stay: t('leave_stay'),
      discard: t('leave_discard'),
    },
    isEntered: () => writing.isEntered,
    onLeave: onClose,
    onDiscard: onClose,
  })
  useEffect(prepareToasts, [])

  const bar = (
    <>
      {!isOnline && <p className="text-sm text-muted">{shell('offline_text')}</p>}
      <Button
        type="submit"
        aria-disabled={sending.isBusy}
        className="min-h-12 aria-disabled:opacity-55 wide:justify-self-end wide:px-10"
      >
        <Send size={20} aria-hidden />
        <span>{t(sending.isBusy ? 'sending' : 'send')}</span>
      </Button>
    </>
  )
  return (
    <>
      <FormDialog
        title={t('write_title', { name: person.firstName })}
        onCancel={leave}
        form={writing.form}
        bar={bar}
      >
        <ReviewFields writing={writing} />
        <p className="text-sm text-muted">
          {t(tradeId === null ? 'unverified_note' : 'both_note')}
        </p>
        {sending.problem && <Problem>{sending.problem}</Problem>}
      </FormDialog>
      {question}
    </>
  )
}
