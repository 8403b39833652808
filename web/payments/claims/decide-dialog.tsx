import * as v from 'valibot'
import { DecisionSchema, type OpenClaim } from '#contract/payments'
import { type ClaimDecision, NOTE_MAX } from '#terms/payments'
import { useForm } from '#web/forms/engine/use-form.ts'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { useDecideClaim } from '#web/payments/mutations.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { toast } from '#web/ui/toast/toast.ts'

const NoteSchema = v.pick(DecisionSchema, ['note'])

type DecideDialogProps = { claim: OpenClaim; decision: ClaimDecision; onClose: () => void }

/** Asked once more: money is taken, or let go. */
export function DecideDialog({ claim, decision, onClose }: DecideDialogProps) {
  const t = useWords('payments')
  const shell = useWords('shell')
  const decide = useDecideClaim()
  const sending = useSubmit({ text: t('decide_failed'), at: 'beside' })
  const { form, field } = useForm({
    schema: NoteSchema,
    initial: { note: '' },
    issues: sending.issues,
    busy: sending.isBusy,
    onSubmit: ({ note }) =>
      sending.submit(async () => {
        await decide.mutateAsync({ id: claim.id, decision, note })
        toast({ kind: 'done', title: t('decided') })
        onClose()
      }),
  })

  return (
    <Dialog title={t(`ask_${decision}`)} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <p className="numbers text-muted">
          {t(`ask_${decision}_text`, {
            name: claim.accusedName,
            amount: formatCents(claim.deposit?.amount ?? 0),
          })}
        </p>
        <LongField
          {...field('note')}
          label={t('note')}
          note={shell('optional')}
          rows={3}
          maxLength={NOTE_MAX}
        />
        {sending.problem && <Problem>{sending.problem}</Problem>}
        <Button
          type="submit"
          kind={decision === 'capture' ? 'danger' : 'primary'}
          aria-disabled={sending.isBusy}
          className="aria-disabled:opacity-55"
        >
          {t(`do_${decision}`)}
        </Button>
      </form>
    </Dialog>
  )
}
