import { useState } from 'react'
import type { OpenClaim } from '#contract/payments'
import { type ClaimDecision, NOTE_MAX } from '#terms/payments'
import { LongField } from '#web/accounts/long-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { useDecideClaim } from '#web/payments/mutations.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useSaying } from './use-saying.ts'

type DecideDialogProps = { claim: OpenClaim; decision: ClaimDecision; onClose: () => void }

/** Asked once more: money is taken, or let go. */
export function DecideDialog({ claim, decision, onClose }: DecideDialogProps) {
  const t = useWords('payments')
  const shell = useWords('shell')
  const decide = useDecideClaim()
  const { say, problem } = useSaying()
  const [note, setNote] = useState('')

  const submit = async () => {
    if (decide.isPending) return
    const work = () => decide.mutateAsync({ id: claim.id, decision, note })
    if (await say(work, { title: t('decided') }, t('decide_failed'))) onClose()
  }
  return (
    <Dialog title={t(`ask_${decision}`)} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="numbers text-muted">
          {t(`ask_${decision}_text`, {
            name: claim.accusedName,
            amount: formatCents(claim.deposit?.amount ?? 0),
          })}
        </p>
        <LongField
          name="note"
          label={t('note')}
          note={shell('optional')}
          rows={3}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {problem && <Problem>{problem}</Problem>}
        <Button
          type="submit"
          kind={decision === 'capture' ? 'danger' : 'primary'}
          aria-disabled={decide.isPending}
          className="aria-disabled:opacity-55"
        >
          {t(`do_${decision}`)}
        </Button>
      </form>
    </Dialog>
  )
}
