/** How each action is offered: what it is called is in the words, by its name. */
import type { TradePage } from '#contract/trades'
import type { Action } from '#terms/trades'

export type AskedAction = Exclude<Action, 'set_meeting_details'>

type Kind = {
  look: 'primary' | 'secondary' | 'danger'
  /** Whether one may say why, or add a word. */
  says: 'reason' | 'word' | null
}

export const ACTION_KINDS: Record<Action, Kind> = {
  accept: { look: 'primary', says: 'word' },
  reject: { look: 'danger', says: 'reason' },
  withdraw: { look: 'danger', says: null },
  set_meeting_details: { look: 'primary', says: null },
  confirm_delivery: { look: 'primary', says: null },
  request_cancellation: { look: 'danger', says: 'reason' },
  approve_cancellation: { look: 'danger', says: 'word' },
  deny_cancellation: { look: 'primary', says: 'reason' },
}

const LOOKS = ['primary', 'secondary', 'danger']

/** What leads on comes first. One meets, then hands over: of the two the one whose turn it is not stands back. */
export function offered(trade: Pick<TradePage, 'availableActions' | 'meetingDateTime'>) {
  const waiting = trade.meetingDateTime === null ? 'confirm_delivery' : 'set_meeting_details'
  return trade.availableActions
    .map((action) => ({
      action,
      look: action === waiting ? 'secondary' : ACTION_KINDS[action].look,
    }))
    .sort((a, b) => LOOKS.indexOf(a.look) - LOOKS.indexOf(b.look))
}
