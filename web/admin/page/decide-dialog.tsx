import type { ReportedThing } from '#contract/admin'
import type { ReportDecision } from '#terms/safety'
import { useFailureToast } from '#web/accounts/use-failure-toast.ts'
import { useDecideReport } from '#web/admin/mutations.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/toast.ts'

type DecideDialogProps = {
  thing: ReportedThing
  decision: ReportDecision
  onClose: () => void
  onDecided: () => void
}

/** What the decision means, before it is made. */
export function DecideDialog({ thing, decision, onClose, onDecided }: DecideDialogProps) {
  const t = useWords('admin')
  const failed = useFailureToast()
  const decide = useDecideReport()
  const hiding = thing.kind === 'review' ? 'ask_hide_review' : 'ask_hide_item'
  const text = decision === 'hide' ? t(hiding) : t(`ask_${decision}_text`)

  async function confirm() {
    if (decide.isPending) return
    try {
      await decide.mutateAsync({ id: thing.id, decision })
      toast({ kind: 'done', title: t('decided') })
      onDecided()
    } catch (error) {
      failed(error, t('decide_failed'), '')
    }
    onClose()
  }

  return (
    <Dialog
      title={t(`ask_${decision}`, { name: thing.accused.name })}
      onClose={onClose}
      footer={
        <>
          <Button kind="secondary" onClick={onClose} className="grow">
            {t('cancel')}
          </Button>
          <Button
            kind={decision === 'keep' ? 'primary' : 'danger'}
            onClick={confirm}
            aria-disabled={decide.isPending}
            className="grow aria-disabled:opacity-55"
          >
            {t(decide.isPending ? 'deciding' : 'confirm')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
