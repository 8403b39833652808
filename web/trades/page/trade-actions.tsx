import { useState } from 'react'
import type { TradePage } from '#contract/trades'
import { isPending, sideOf } from '#rules/trades'
import type { Action } from '#terms/trades'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { type AskedAction, hasForm, offered } from '#web/trades/action-kinds.ts'
import { type MeetingValues, valuesOf } from '#web/trades/meeting/meeting-values.ts'
import { useActing } from '#web/trades/use-acting.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { useOnline } from '#web/ui/use-online.ts'
import { isSeen, type Seen, seenIn } from './changes-in.ts'

const loadAction = () =>
  part(() => import('#browser/trades/page/action-dialog.tsx'), 'ActionDialog')
const loadMeeting = () =>
  part(() => import('#browser/trades/meeting/meeting-dialog.tsx'), 'MeetingDialog')

const loadTerms = () => part(() => import('#browser/trades/terms/terms-dialog.tsx'), 'TermsDialog')

type TermsAction = 'counter' | 'propose_change'
/** What says what it means: once that is another, it is looked at before it is asked again. */
const IS_MEANT: readonly Action[] = ['accept', 'agree_change', 'confirm_meeting']

/** What may be done now, by the rule; absent when that is nothing. */
export function TradeActions({ trade, me }: { trade: TradePage; me: string }) {
  const t = useWords('trade')
  const online = useOnline()
  const acting = useActing(trade.id)
  /** With what was in front of whoever pressed: nothing else is accepted. */
  const [asked, setAsked] = useState<{ action: AskedAction; seen: Seen } | null>(null)
  const { Part: ActionDialog, ...actionPart } = useLater(loadAction)
  const { Part: MeetingDialog, ...meetingPart } = useLater(loadMeeting)
  /** With the terms as they stood then: another version is another offer. */
  const [terms, setTerms] = useState<{ action: TermsAction; trade: TradePage } | null>(null)
  const { Part: TermsDialog, ...termsPart } = useLater(loadTerms)
  const [reasons, setReasons] = useState<Partial<Record<Action, string>>>({})
  const [meeting, setMeeting] = useState<MeetingValues | null>(null)
  const { availableActions: actions } = trade
  // A question (D48): its first answer is a reply, and from it whoever asked may offer something.
  const asks = trade.offerType === null && actions.length > 0 && isPending(trade.status)
  const isOwner = sideOf(trade, me) === 'owner'
  useHeldForm(meeting !== null || Object.values(reasons).some((reason) => reason.trim() !== ''))

  const show = (action: Action) => {
    acting.clear()
    if (action === 'set_meeting_details') meetingPart.open()
    else if (hasForm(action)) {
      setTerms({ action, trade })
      termsPart.open()
    } else {
      setAsked({ action, seen: seenIn(trade) })
      actionPart.open()
    }
  }

  const partOf = (action: Action) =>
    action === 'set_meeting_details' ? meetingPart : hasForm(action) ? termsPart : actionPart

  return (
    <>
      {actions.length > 0 && (
        <section
          aria-labelledby="actions"
          className="grid gap-3 rounded-card border border-line bg-card p-4"
        >
          <h2 id="actions" className="text-base">
            {t('actions')}
          </h2>
          <div className="grid gap-2 sm:flex sm:flex-wrap">
            {asks && isOwner && <ButtonLink href="#chat">{t('reply')}</ButtonLink>}
            {asks && !isOwner && (
              <ButtonLink href={paths.propose(trade.requestedItem.id)}>{t('offer_now')}</ButtonLink>
            )}
            {offered(trade).map(({ action, look }) => (
              <Button
                key={action}
                kind={asks && look === 'primary' ? 'secondary' : look}
                onClick={() => show(action)}
                onPointerEnter={partOf(action).prepare}
                aria-haspopup="dialog"
              >
                {t(`action_${action}`)}
              </Button>
            ))}
          </div>
          {!online && <p className="text-sm text-muted">{t('needs_network')}</p>}
        </section>
      )}
      {ActionDialog && asked && (
        <ActionDialog
          {...asked}
          // Refused because something was edited: it is looked at on the page before it is asked again.
          isPossible={
            actions.includes(asked.action) &&
            (!IS_MEANT.includes(asked.action) || !acting.problem || isSeen(trade, asked.seen))
          }
          reason={reasons[asked.action] ?? ''}
          onReason={(reason) => setReasons((known) => ({ ...known, [asked.action]: reason }))}
          acting={acting}
          onClose={actionPart.close}
        />
      )}
      {TermsDialog && terms && (
        <TermsDialog
          {...terms}
          me={me}
          isPossible={actions.includes(terms.action) && trade.version === terms.trade.version}
          acting={acting}
          onClose={termsPart.close}
        />
      )}
      {MeetingDialog && (
        <MeetingDialog
          country={trade.requestedItem.country}
          isPossible={actions.includes('set_meeting_details')}
          values={meeting ?? valuesOf(trade)}
          onValues={setMeeting}
          acting={acting}
          onClose={meetingPart.close}
        />
      )}
    </>
  )
}
