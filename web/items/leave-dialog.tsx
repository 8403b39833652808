import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type LeaveDialogProps = { onStay: () => void; onKeep: () => void; onDiscard: () => void }

/** Asked only when something was entered. */
export function LeaveDialog({ onStay, onKeep, onDiscard }: LeaveDialogProps) {
  const t = useWords('items')
  return (
    <Dialog title={t('leave_title')} onClose={onStay}>
      <div className="grid gap-3">
        <p className="mb-1 text-muted">{t('leave_text')}</p>
        <Button onClick={onStay}>{t('leave_stay')}</Button>
        <Button kind="secondary" onClick={onKeep}>
          {t('leave_keep')}
        </Button>
        <Button kind="danger" onClick={onDiscard}>
          {t('leave_discard')}
        </Button>
      </div>
    </Dialog>
  )
}
