import { type FormEvent, useEffect, useState } from 'react'
import type { Item } from '#contract/items'
import { useHeldForm } from '#web/accounts/held-form.ts'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { FormDialog } from '#web/items/dialogs/form-dialog.tsx'
import { prepareToasts } from '#web/ui/lazy/toaster.tsx'
import { LeaveDialog } from '#web/ui/leave-dialog.tsx'
import { ProposalFields } from './proposal-fields.tsx'
import { problemsOf } from './proposal-values.ts'
import { isGone, RefusedNote } from './refused-note.tsx'
import { SendBar } from './send-bar.tsx'
import { useProblems } from './use-problems.ts'
import { useProposal } from './use-proposal.ts'
import { useSending } from './use-sending.ts'

type ProposeDialogProps = { item: Item; onClose: () => void }

/** Proposing a trade on somebody's thing. Whoever opened it keeps it, also when their session ends under it (D22). */
export function ProposeDialog(props: ProposeDialogProps) {
  const { user } = useSession()
  const [userId] = useState(user?.id)
  return userId === undefined ? null : <ProposeForm {...props} userId={userId} />
}

function ProposeForm({ item, userId, onClose }: ProposeDialogProps & { userId: string }) {
  const t = useWords('proposals')
  const [isLeaving, setLeaving] = useState(false)
  const proposal = useProposal(item, userId)
  const { values, isEntered } = proposal
  const problems = useProblems(problemsOf(values, item))
  const end = () => {
    proposal.forget()
    onClose()
  }
  const { send, isSending, refusal, leave } = useSending(item, end)
  const isOver = isGone(refusal)
  useHeldForm(isEntered)
  useEffect(prepareToasts, [])

  const cancel = () => {
    if (isEntered && !isOver) return setLeaving(true)
    end()
    leave()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending || isOver || problems.refuse()) return
    void send(proposal.bodyToSend())
  }

  return (
    <>
      <FormDialog title={t('title')} onCancel={cancel}>
        <form
          ref={problems.form}
          noValidate
          onSubmit={submit}
          className="flex min-h-0 grow flex-col"
        >
          <div className="grid grow content-start gap-6 overflow-y-auto overscroll-contain p-4">
            {proposal.isRestored && <p className="text-sm text-muted">{t('restored')}</p>}
            <ProposalFields item={item} proposal={proposal} problemOf={problems.problemOf} />
            {refusal && <RefusedNote refusal={refusal} tradeStatus={item.tradeStatus} />}
            <p className="text-sm text-muted">{t('disclaimer')}</p>
          </div>
          <SendBar
            waiting={problems.waiting}
            isSending={isSending}
            isOver={isOver}
            onCancel={cancel}
          />
        </form>
      </FormDialog>
      {isLeaving && (
        <LeaveDialog
          words={{
            title: t('leave_title'),
            text: t('leave_text'),
            stay: t('leave_stay'),
            discard: t('leave_discard'),
          }}
          onStay={() => setLeaving(false)}
          onDiscard={end}
        />
      )}
    </>
  )
}
