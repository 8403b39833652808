/** How each action is offered: what it is called is in the words, by its name. */
import type { Action } from '#contract/trades'

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

/** What leads on comes first. */
export const inOrder = (actions: readonly Action[]): Action[] =>
  actions.toSorted(
    (a, b) => LOOKS.indexOf(ACTION_KINDS[a].look) - LOOKS.indexOf(ACTION_KINDS[b].look),
  )
