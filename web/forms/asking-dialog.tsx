import type { ComponentProps } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useHeldForm } from './held-form.ts'
import { useLeaveQuestion } from './use-leave-question.tsx'

type AskingDialogProps = ComponentProps<typeof Dialog> & {
  /** Whether closing it would lose something. */
  isEntered: boolean
}

/** A small form over the page: however it is left, what was entered is asked about before it is lost. */
export function AskingDialog({ isEntered, onClose, ...dialog }: AskingDialogProps) {
  const t = useWords('shell')
  useHeldForm(isEntered)
  const { leave, question } = useLeaveQuestion({
    words: {
      title: t('leave_title'),
      text: t('leave_text'),
      stay: t('leave_stay'),
      discard: t('leave_discard'),
    },
    isEntered: () => isEntered,
    onLeave: onClose,
    onDiscard: onClose,
  })
  return (
    <>
      {/* First: closed first, it gives the focus back to the dialog, which gives it back to the page. */}
      {question}
      <Dialog {...dialog} onClose={leave} />
    </>
  )
}
