import { REASON_MAX } from '#terms/trades'
import { useWords } from '#web/i18n/use-words.ts'
import { ACTION_KINDS, type AskedAction } from '#web/trades/action-kinds.ts'
import type { Acting } from '#web/trades/use-acting.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useOnline } from '#web/ui/use-online.ts'

type ActionDialogProps = {
  action: AskedAction
  /** It may have gone while the dialog stood open: what was typed is still there to be read. */
  isPossible: boolean
  reason: string
  onReason: (reason: string) => void
  acting: Acting
  onClose: () => void
}

/** Asked before anything is done, with room to say why. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, isPossible, reason, onReason, acting, onClose } = props
  const t = useWords('trade')
  const shell = useWords('shell')
  const online = useOnline()
  const { look, says } = ACTION_KINDS[action]
  const left = REASON_MAX - reason.trim().length

  const submit = async () => {
    if (!isPossible || left < 0) return
    const message = reason.trim()
    const isDone = await acting.act({ action, ...(says && message && { message }) })
    if (!isDone) return
    onReason('')
    onClose()
  }

  return (
    <Dialog title={t(`ask_${action}`)} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="text-muted">{t(`ask_${action}_text`)}</p>
        {says && (
          <Field
            label={t(`says_${says}`)}
            note={shell('optional')}
            hint={t('left', { count: left })}
            {...(left < 0 && { problem: t('reason_long') })}
          >
            {(control) => (
              <textarea
                {...control}
                rows={3}
                value={reason}
                onChange={(event) => onReason(event.target.value)}
                className={CONTROL}
              />
            )}
          </Field>
        )}
        {acting.problem && <Problem>{acting.problem}</Problem>}
        {!online && <p className="text-sm text-muted">{t('needs_network')}</p>}
        <div className="flex flex-wrap-reverse justify-end gap-3">
          <Button kind="secondary" onClick={onClose} className="grow">
            {t(isPossible ? 'back' : 'close')}
          </Button>
          {isPossible && (
            <Button
              type="submit"
              kind={look}
              aria-disabled={acting.isBusy}
              className="grow aria-disabled:opacity-55"
            >
              {t(`do_${action}`)}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
