import { useState } from 'react'
import * as v from 'valibot'
import { ActionSchema } from '#contract/trades'
import { cleanText } from '#terms/text'
import { REASON_MAX } from '#terms/trades'
import { CANCELLATION_KINDS, type CancellationKind } from '#terms/trades/ending'
import { useForm } from '#web/forms/engine/use-form.ts'
import { ChoiceChip } from '#web/forms/fields/choice-chip.tsx'
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
  /** A request to cancel is not asked any more, but ends the trade (D53). */
  isAtOnce: boolean
  acting: Acting
  onClose: () => void
}

/** Asked before anything is done, with room to say why. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, seen, isPossible, isAtOnce, reason, onReason, acting, onClose } = props
  const t = useWords('trade')
  const shell = useWords('shell')
  const online = useOnline()
  const { look, says } = ACTION_KINDS[action]
  const asksToCancel = action === 'request_cancellation'
  const [why, setWhy] = useState<CancellationKind | null>(null)
  const { form, field, watch } = useForm({
    schema: SaidSchema,
    initial: { message: reason },
    issues: acting.issues,
    busy: acting.isBusy || !isPossible,
    onTyped: ({ message }) => onReason(message),
    early: () => true,
    onSubmit: async ({ message }) => {
      const kind = asksToCancel && why !== null ? { cancellationKind: why } : {}
      const body = { action, ...(says && message && { message }), ...kind }
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
        <p className="text-muted">
          {asksToCancel && isAtOnce ? t('ask_at_once_text') : t(`ask_${action}_text`)}
        </p>
        {asksToCancel && (
          <KindChips why={why} onWhy={setWhy} kinds={isAtOnce ? OWN_KINDS : CANCELLATION_KINDS} />
        )}
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

/** Nobody is asked, so that nothing was agreed on. */
const OWN_KINDS = CANCELLATION_KINDS.filter((kind) => kind !== 'agreed')

type KindChipsProps = {
  kinds: readonly CancellationKind[]
  why: CancellationKind | null
  onWhy: (why: CancellationKind) => void
}

/** Why it is to be cancelled; none has to be chosen. */
function KindChips({ kinds, why, onWhy }: KindChipsProps) {
  const t = useWords('trade')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('which_kind')}</legend>
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <ChoiceChip
            key={kind}
            name="cancellationKind"
            value={kind}
            checked={why === kind}
            onChange={() => onWhy(kind)}
          >
            {t(`kind_${kind}`)}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  )
}
