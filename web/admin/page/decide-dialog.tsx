import type { ReportedItem } from '#contract/admin'
import type { ReportDecision } from '#terms/safety'
import { useDecideReport } from '#web/admin/mutations.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/toast.ts'

type DecideDialogProps = {
  thing: ReportedItem
  decision: ReportDecision
  onClose: () => void
}

function textOf({ kind, now }: ReportedItem, decision: ReportDecision) {
  if (decision === 'suspend') return 'ask_suspend_text'
  if (decision === 'keep') return now?.withheld ? 'ask_keep_hidden' : 'ask_keep_text'
  if (kind === 'review') return 'ask_hide_review'
  return now?.isHeld ? 'ask_hide_held' : 'ask_hide_item'
}

/** What the decision means, before it is made. */
export function DecideDialog({ thing, decision, onClose }: DecideDialogProps) {
  const t = useWords('admin')
  const decide = useDecideReport()
  const text = t(textOf(thing, decision))

  const sending = useSubmit({ title: t('decide_failed'), text: '' })

  async function confirm() {
    if (sending.isBusy) return
    await sending.submit(async () => {
      const seen = Math.max(...thing.reports.map(({ id }) => id))
      await decide.mutateAsync({ id: thing.id, decision, seen })
      toast({ kind: 'done', title: t('decided') })
    })
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
            aria-disabled={sending.isBusy}
            className="grow aria-disabled:opacity-55"
          >
            {t(sending.isBusy ? 'deciding' : 'confirm')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
