import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { FormDialog } from '#web/items/dialogs/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { prepareToasts } from '#web/ui/lazy/toaster.tsx'
import { LeaveDialog } from '#web/ui/leave-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useOnline } from '#web/ui/use-online.ts'
import { ReviewFields } from './review-fields.tsx'
import { useWriting } from './use-writing.ts'

type WriteReviewDialogProps = {
  person: { id: string; firstName: string }
  /** Of a completed trade with them; null: without one, and not verified. */
  tradeId: number | null
  onClose: () => void
}

/** Writing a review. Needs the words of `reviews` and `refusals`. */
export function WriteReviewDialog({ person, tradeId, onClose }: WriteReviewDialogProps) {
  const t = useWords('reviews')
  const shell = useWords('shell')
  const isOnline = useOnline()
  const [isLeaving, setLeaving] = useState(false)
  const writing = useWriting({ reviewedUserId: person.id, tradeProposalId: tradeId }, onClose)
  useEffect(prepareToasts, [])

  return (
    <>
      <FormDialog
        title={t('write_title', { name: person.firstName })}
        onCancel={() => (writing.isEntered ? setLeaving(true) : onClose())}
      >
        <form {...writing.fields.form} className="flex min-h-0 grow flex-col">
          <div className="grid grow content-start gap-6 overflow-y-auto overscroll-contain p-4">
            <ReviewFields writing={writing} />
            <p className="text-sm text-muted">
              {t(tradeId === null ? 'unverified_note' : 'both_note')}
            </p>
            {writing.problem && <Problem>{writing.problem}</Problem>}
          </div>
          <div className="grid gap-2 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {!isOnline && <p className="text-sm text-muted">{shell('offline_text')}</p>}
            <Button
              type="submit"
              aria-disabled={writing.isSending}
              className="min-h-12 aria-disabled:opacity-55 wide:justify-self-end wide:px-10"
            >
              <Send size={20} aria-hidden />
              {t(writing.isSending ? 'sending' : 'send')}
            </Button>
          </div>
        </form>
      </FormDialog>
      {isLeaving && (
        <LeaveDialog
          words={{
            title: t('leave_title'),
            text: t('leave_text'),
            stay: t('leave_stay'),
            discard: t('leave_discard'),
          }}
          onStay={() => setLeaving(false)}
          onDiscard={onClose}
        />
      )}
    </>
  )
}
