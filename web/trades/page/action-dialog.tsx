import * as v from 'valibot'
import { ActionSchema } from '#contract/trades'
import { cleanText } from '#terms/text'
import { REASON_MAX } from '#terms/trades'
import { useForm } from '#web/forms/engine/use-form.ts'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { ACTION_KINDS, type AskedAction } from '#web/trades/action-kinds.ts'
import type { Acting } from '#web/trades/use-acting.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useOnline } from '#web/ui/use-online.ts'
import { meantBy, type Seen } from './changes-in.ts'

const SaidSchema = v.pick(ActionSchema, ['message'])

type ActionDialogProps = {
  action: AskedAction
  /** What stood on the page when it was asked. */
  seen: Seen
  /** It may have gone while the dialog stood open: what was typed is still there to be read. */
  isPossible: boolean
  reason: string
  onReason: (reason: string) => void
  acting: Acting
  onClose: () => void
}

/** Asked before anything is done, with room to say why. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, seen, isPossible, reason, onReason, acting, onClose } = props
  const t = useWords('trade')
  const shell = useWords('shell')
  const online = useOnline()
  const { look, says } = ACTION_KINDS[action]
  const { form, field, watch } = useForm({
    schema: SaidSchema,
    initial: { message: reason },
    issues: acting.issues,
    busy: acting.isBusy || !isPossible,
    onTyped: ({ message }) => onReason(message),
    early: () => true,
    onSubmit: async ({ message }) => {
      const body = { action, ...(says && message && { message }) }
      if (!(await acting.act({ ...body, ...meantBy(action, seen) }))) return
      onReason('')
      onClose()
    },
  })
  const left = REASON_MAX - cleanText(watch().message).length
  const { problem, ...message } = field('message')

  return (
    <Dialog title={t(`ask_${action}`)} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <p className="text-muted">{t(`ask_${action}_text`)}</p>
        {says && (
          <LongField
            {...message}
            label={t(`says_${says}`)}
            note={shell('optional')}
            hint={t('left', { count: left })}
            problem={left < 0 ? t('reason_long') : problem}
            rows={3}
          />
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
