import type { PublicPerson } from '#contract/accounts'
import { useFailureToast } from '#web/accounts/use-failure-toast.ts'
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
  const failed = useFailureToast()
  const block = useBlock()
  const name = person.firstName
  const act = isBlocked ? 'unblock' : 'block'

  async function confirm() {
    if (block.isPending) return
    try {
      await block.mutateAsync({ person, isBlocked: !isBlocked })
      toast({ kind: 'done', title: t(`${act}_done`), text: t(`${act}_done_text`, { name }) })
    } catch (error) {
      failed(error, t('block_failed'), t('block_failed_text'))
    }
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
            aria-disabled={block.isPending}
            className="grow aria-disabled:opacity-55"
          >
            {block.isPending ? t('saving') : t(`${act}_confirm`)}
          </Button>
        </>
      }
    >
      <p>{t(`${act}_text`)}</p>
    </Dialog>
  )
}
