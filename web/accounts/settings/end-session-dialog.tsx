import type { SessionInfo } from '#contract/accounts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { useEndOtherSessions, useEndSession } from './mutations.ts'
import { useDeviceName } from './use-device-name.ts'

export type Asked = SessionInfo | 'others'

type EndSessionDialogProps = { asked: Asked; onClose: () => void; onEnded: () => void }

/** There is no way to undo it: asked first, with what it means. */
export function EndSessionDialog({ asked, onClose, onEnded }: EndSessionDialogProps) {
  const t = useWords('settings')
  const nameOf = useDeviceName()
  const endOne = useEndSession()
  const endOthers = useEndOtherSessions()
  const sending = useSubmit({ title: t('end_failed'), text: t('end_failed_text') })
  const isOne = asked !== 'others'

  async function end() {
    await (isOne ? endOne.mutateAsync(asked.id) : endOthers.mutateAsync())
    toast({
      kind: 'done',
      title: t(isOne ? 'ended' : 'ended_others'),
      text: isOne ? t('ended_text', { device: nameOf(asked.device) }) : t('ended_others_text'),
    })
    onEnded()
  }
  const confirm = async () => {
    if (!sending.isBusy && !(await sending.submit(end))) onClose()
  }

  return (
    <Dialog
      title={t(isOne ? 'end_title' : 'end_others_title')}
      onClose={onClose}
      footer={
        <>
          <Button kind="secondary" onClick={onClose} className="grow">
            {t('cancel')}
          </Button>
          <Button
            kind="danger"
            onClick={confirm}
            aria-disabled={sending.isBusy}
            className="grow aria-disabled:opacity-55"
          >
            {t(sending.isBusy ? 'ending' : 'end_confirm')}
          </Button>
        </>
      }
    >
      <p>{isOne ? t('end_text', { device: nameOf(asked.device) }) : t('end_others_text')}</p>
    </Dialog>
  )
}
