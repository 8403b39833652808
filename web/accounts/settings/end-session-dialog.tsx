import type { SessionInfo } from '#contract/accounts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { useFailureToast } from '../use-failure-toast.ts'
import { useEndOtherSessions, useEndSession } from './mutations.ts'
import { useDeviceName } from './use-device-name.ts'

export type Asked = SessionInfo | 'others'

type EndSessionDialogProps = { asked: Asked; onClose: () => void; onEnded: () => void }

/** There is no way to undo it: asked first, with what it means. */
export function EndSessionDialog({ asked, onClose, onEnded }: EndSessionDialogProps) {
  const t = useWords('settings')
  const failed = useFailureToast()
  const nameOf = useDeviceName()
  const endOne = useEndSession()
  const endOthers = useEndOtherSessions()
  const busy = endOne.isPending || endOthers.isPending
  const isOne = asked !== 'others'

  async function end() {
    if (busy) return
    try {
      await (isOne ? endOne.mutateAsync(asked.id) : endOthers.mutateAsync())
      toast({
        kind: 'done',
        title: t(isOne ? 'ended' : 'ended_others'),
        text: isOne ? t('ended_text', { device: nameOf(asked.device) }) : t('ended_others_text'),
      })
      onEnded()
    } catch (error) {
      failed(error, t('end_failed'), t('end_failed_text'))
      onClose()
    }
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
            onClick={end}
            aria-disabled={busy}
            className="grow aria-disabled:opacity-55"
          >
            {busy ? t('ending') : t('end_confirm')}
          </Button>
        </>
      }
    >
      <p>{isOne ? t('end_text', { device: nameOf(asked.device) }) : t('end_others_text')}</p>
    </Dialog>
  )
}
