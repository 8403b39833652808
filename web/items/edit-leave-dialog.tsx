import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type EditLeaveDialogProps = { onStay: () => void; onDiscard: () => void }

/** Asked only when something was changed. */
export function EditLeaveDialog({ onStay, onDiscard }: EditLeaveDialogProps) {
  const t = useWords('mine')
  return (
    <Dialog title={t('leave_title')} onClose={onStay}>
      <div className="grid gap-3">
        <p className="mb-1 text-muted">{t('leave_text')}</p>
        <Button onClick={onStay}>{t('leave_stay')}</Button>
        <Button kind="danger" onClick={onDiscard}>
          {t('leave_discard')}
        </Button>
      </div>
    </Dialog>
  )
}
