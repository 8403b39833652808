import { type ReactNode, useState } from 'react'
import type { TradePage } from '#contract/trades'
import type { Action } from '#terms/trades'
import { useHeldForm } from '#web/forms/held-form.ts'
import { type AskedAction, hasForm } from '#web/trades/action-kinds.ts'
import { type MeetingValues, valuesOf } from '#web/trades/meeting/meeting-values.ts'
import { useActing } from '#web/trades/use-acting.ts'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { isStillMeant, type Seen, seenIn } from './changes-in.ts'

const loadAction = () =>
  part(() => import('#browser/trades/page/action-dialog.tsx'), 'ActionDialog')
const loadMeeting = () =>
  part(() => import('#browser/trades/meeting/meeting-dialog.tsx'), 'MeetingDialog')

const loadTerms = () => part(() => import('#browser/trades/terms/terms-dialog.tsx'), 'TermsDialog')

type TermsAction = 'counter' | 'propose_change'

export type TradeDialogs = {
  show: (action: Action) => void
  prepare: (action: Action) => void
  acting: ReturnType<typeof useActing>
  dialogs: ReactNode
}

/** What is asked before something is done with a trade. Each opens with what stood on the page then: nothing else is meant. */
export function useTradeDialogs(trade: TradePage, me: string): TradeDialogs {
  const acting = useActing(trade.id)
  /** With what was in front of whoever pressed: nothing else is meant. */
  const [asked, setAsked] = useState<{ action: AskedAction; seen: Seen } | null>(null)
  const { Part: ActionDialog, ...actionPart } = useLater(loadAction)
  const { Part: MeetingDialog, ...meetingPart } = useLater(loadMeeting)
  /** With the terms as they stood then: another version is another offer. */
  const [terms, setTerms] = useState<{ action: TermsAction; trade: TradePage } | null>(null)
  const { Part: TermsDialog, ...termsPart } = useLater(loadTerms)
  const [reasons, setReasons] = useState<Partial<Record<Action, string>>>({})
  const [meeting, setMeeting] = useState<MeetingValues | null>(null)
  const { availableActions: actions } = trade
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

  const dialogs = (
    <>
      {ActionDialog && asked && (
        <ActionDialog
          {...asked}
          isAtOnce={trade.cancelsAtOnce}
          // Refused because it meant something else: that is looked at on the page before it is asked again.
          isPossible={
            actions.includes(asked.action) &&
            (!acting.problem || isStillMeant(asked.action, trade, asked.seen))
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
          trade={trade}
          isPossible={actions.includes('set_meeting_details')}
          values={meeting ?? valuesOf(trade)}
          onValues={setMeeting}
          acting={acting}
          onClose={meetingPart.close}
        />
      )}
    </>
  )
  return { show, prepare: (action) => partOf(action).prepare(), acting, dialogs }
}
