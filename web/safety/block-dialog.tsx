import type { PublicPerson } from '#contract/accounts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { useBlock } from './mutations.ts'

type BlockDialogProps = {
  person: PublicPerson
  /** Then it is about undoing it. */
  isBlocked: boolean
  onClose: () => void
}

/** What it means, before it is done. */
export function BlockDialog({ person, isBlocked, onClose }: BlockDialogProps) {
  const t = useWords('safety')
  const block = useBlock()
  const name = person.firstName
  const act = isBlocked ? 'unblock' : 'block'

  const sending = useSubmit({ title: t('block_failed'), text: t('block_failed_text') })

  async function confirm() {
    if (sending.isBusy) return
    await sending.submit(async () => {
      await block.mutateAsync({ person, isBlocked: !isBlocked })
      toast({ kind: 'done', title: t(`${act}_done`), text: t(`${act}_done_text`, { name }) })
    })
    onClose()
  }

  return (
    <Dialog
      title={t(`${act}_ask`, { name })}
      onClose={onClose}
      footer={
        <>
          <Button kind="secondary" onClick={onClose} className="grow">
            {t('cancel')}
          </Button>
          <Button
            kind={isBlocked ? 'primary' : 'danger'}
            onClick={confirm}
            aria-disabled={sending.isBusy}
            className="grow aria-disabled:opacity-55"
          >
            {sending.isBusy ? t('saving') : t(`${act}_confirm`)}
          </Button>
        </>
      }
    >
      <p>{t(`${act}_text`)}</p>
    </Dialog>
  )
}
