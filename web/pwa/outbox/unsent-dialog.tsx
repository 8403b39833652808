import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type UnsentDialogProps = { count: number; onAnswer: (isLeaving: boolean) => void }

export function UnsentDialog({ count, onAnswer }: UnsentDialogProps) {
  const t = useWords('outbox')
  return (
    <Dialog title={t('unsent_title')} onClose={() => onAnswer(false)}>
      <div className="grid gap-3">
        <p className="mb-1 text-muted">{t('unsent_text', { count })}</p>
        <Button onClick={() => onAnswer(false)}>{t('unsent_stay')}</Button>
        <Button kind="danger" onClick={() => onAnswer(true)}>
          {t('unsent_leave')}
        </Button>
      </div>
    </Dialog>
  )
}
