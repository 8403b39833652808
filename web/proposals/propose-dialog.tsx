import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Item } from '#contract/items'
import { useSession } from '#web/api/session.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useLeaveQuestion } from '#web/forms/use-leave-question.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { prepareToasts } from '#web/ui/lazy/toaster.tsx'
import { isTurnedDown } from './again.ts'
import { againOn } from './again-on.ts'
import { useNewOffer } from './offering/use-new-offer.ts'
import { ProposalFields } from './proposal-fields.tsx'
import { offersItems } from './proposal-values.ts'
import { isGone, RefusedNote } from './refused-note.tsx'
import { SendBar } from './send-bar.tsx'
import { ownTradeQuery } from './shelf/queries.ts'
import { useProposal } from './use-proposal.ts'
import { PENDING, TURNED_DOWN, useSending } from './use-sending.ts'

type ProposeDialogProps = {
  item: Item
  /** Only asked: nothing is offered yet (D48). */
  isQuestion?: boolean
  /** Of one's own, chosen already unless something was prepared before. */
  offered?: number | undefined
  /** With the trade that has come of it. */
  onSent: (tradeId: number) => void
  onClose: () => void
}

/** Proposing a trade on somebody's item, or asking about it. Whoever opened it keeps it, also when their session ends under it (D22). */
export function ProposeDialog(props: ProposeDialogProps) {
  const { user } = useSession()
  const [userId] = useState(user?.id)
  return userId === undefined ? null : <ProposeForm {...props} userId={userId} />
}

function ProposeForm({
  item,
  isQuestion = false,
  offered,
  userId,
  onSent,
  onClose,
}: ProposeDialogProps & { userId: string }) {
  const t = useWords('proposals')
  const end = () => {
    proposal.forget()
    onClose()
  }
  const {
    send,
    isSending,
    refusal: refused,
    leave,
  } = useSending(item, userId, ({ id }) => {
    end()
    onSent(id)
  })
  // Opened by an address, or proposed from elsewhere meanwhile: what it is about is known before it is sent.
  const { data: own } = useQuery(ownTradeQuery(userId, item.id))
  // One's question becomes the offer; two of a kind there are not.
  const isStanding = own && !isTurnedDown(own) && (isQuestion || !own.isQuestion)
  const standing = isStanding ? own.id : null
  // Before anything is typed (D59); a question is always free.
  const againAt = isQuestion ? undefined : own?.againAt
  const again = againAt === undefined ? '' : againOn(againAt, item.country)
  const known =
    (standing !== null && { code: PENDING, said: t('pending'), pendingId: standing }) ||
    (again !== '' && { code: TURNED_DOWN, said: t('again', { when: again }) })
  const refusal = refused ?? (known || null)
  const isOver = isGone(refusal) || standing !== null || again !== ''
  const proposal = useProposal({
    ...{ item, userId, isQuestion, offered },
    busy: isSending || isOver,
    onSend: send,
  })
  const { isEntered, values, put, putKind } = proposal
  const offering = useNewOffer(!isOver && offersItems(values.kind))
  useHeldForm(isEntered)
  useEffect(prepareToasts, [])
  const leaving = useLeaveQuestion({
    words: {
      title: t('leave_title'),
      text: t('leave_text'),
      stay: t('leave_stay'),
      discard: t('leave_discard'),
    },
    isEntered: () => isEntered && !isOver,
    onLeave: () => {
      end()
      leave()
    },
    onDiscard: end,
  })

  return (
    <>
      <FormDialog
        title={t(isQuestion ? 'ask' : 'title')}
        onCancel={leaving.leave}
        form={proposal.form}
        bar={
          <SendBar
            label={t(isQuestion ? 'ask_send' : 'send')}
            waiting={proposal.waiting}
            isSending={isSending}
            isOver={isOver}
            onCancel={leaving.leave}
          />
        }
      >
        {proposal.isRestored && <p className="text-sm text-muted">{t('restored')}</p>}
        <ProposalFields
          item={item}
          proposal={proposal}
          isQuestion={isQuestion}
          onNew={offering.open}
        />
        {refusal && <RefusedNote refusal={refusal} tradeStatus={item.tradeStatus} />}
        <p className="text-sm text-muted">{t(isQuestion ? 'ask_note' : 'disclaimer')}</p>
      </FormDialog>
      {offering.Part && (
        <offering.Part
          item={item}
          onOffered={(id) => put('chosen', [...values.chosen, id])}
          onMoney={() => putKind('money')}
          onClose={offering.close}
        />
      )}
      {leaving.question}
    </>
  )
}
