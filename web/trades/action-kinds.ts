/** How each action is offered: what it is called is in the words, by its name. */
import type { Action, TradePage } from '#contract/trades'

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
  set_meeting_details: { look: 'secondary', says: null },
  confirm_delivery: { look: 'primary', says: null },
  request_cancellation: { look: 'danger', says: 'reason' },
  approve_cancellation: { look: 'danger', says: 'word' },
  deny_cancellation: { look: 'primary', says: 'reason' },
}

const LOOKS = ['primary', 'secondary', 'danger']

/** Handing over comes after meeting: until that is agreed on, agreeing leads on. */
function lookOf(action: Action, hasMeeting: boolean): Kind['look'] {
  const isMeeting = action === 'set_meeting_details'
  if (isMeeting || action === 'confirm_delivery') {
    return isMeeting === hasMeeting ? 'secondary' : 'primary'
  }
  return ACTION_KINDS[action].look
}

/** What leads on comes first. */
export const offered = (trade: Pick<TradePage, 'availableActions' | 'meetingDateTime'>) =>
  trade.availableActions
    .map((action) => ({ action, look: lookOf(action, trade.meetingDateTime !== null) }))
    .sort((a, b) => LOOKS.indexOf(a.look) - LOOKS.indexOf(b.look))
