import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type DiscardDialogProps = { onStay: () => void; onDiscard: () => void }

/** Before something that nobody else has is removed from the device. */
export function DiscardDialog({ onStay, onDiscard }: DiscardDialogProps) {
  const t = useWords('outbox')
  return (
    <Dialog title={t('discard_title')} onClose={onStay}>
      <div className="grid gap-3">
        <p className="mb-1 text-muted">{t('discard_text')}</p>
        <Button onClick={onStay}>{t('discard_stay')}</Button>
        <Button kind="danger" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
    </Dialog>
  )
}
