/** How each action is offered: what it is called is in the words, by its name. */
import type { Trade, TradeEvent, TradePage } from '#contract/trades'
import type { Action } from '#terms/trades'

/** What has a form of its own. */
export type FormAction = 'set_meeting_details' | 'counter' | 'propose_change'
export type AskedAction = Exclude<Action, FormAction>

export const hasForm = (action: Action): action is FormAction =>
  action === 'set_meeting_details' || action === 'counter' || action === 'propose_change'

type Kind = {
  look: 'primary' | 'secondary' | 'danger'
  /** Whether one may say why, or add a word. */
  says: 'reason' | 'word' | null
}

export const ACTION_KINDS: Record<Action, Kind> = {
  accept: { look: 'primary', says: 'word' },
  reject: { look: 'danger', says: 'reason' },
  withdraw: { look: 'danger', says: null },
  counter: { look: 'secondary', says: null },
  propose_change: { look: 'secondary', says: null },
  agree_change: { look: 'primary', says: 'word' },
  decline_change: { look: 'secondary', says: 'reason' },
  withdraw_change: { look: 'danger', says: null },
  set_meeting_details: { look: 'primary', says: null },
  confirm_meeting: { look: 'primary', says: 'word' },
  on_my_way: { look: 'primary', says: 'word' },
  cannot_come: { look: 'danger', says: 'reason' },
  end_uncounted: { look: 'danger', says: 'reason' },
  confirm_delivery: { look: 'primary', says: null },
  request_cancellation: { look: 'danger', says: 'reason' },
  approve_cancellation: { look: 'danger', says: 'word' },
  deny_cancellation: { look: 'primary', says: 'reason' },
}

const LOOKS = ['primary', 'secondary', 'danger']

/** What leads on comes first; of that the one thing whose turn it is, the rest stands back. */
function offered(trade: Pick<Trade, 'availableActions' | 'meetingAgreed'>) {
  const { availableActions: actions, meetingAgreed } = trade
  const turn =
    TURNS.find((action) => actions.includes(action)) ??
    (meetingAgreed === null ? 'set_meeting_details' : 'confirm_delivery')
  return actions
    .map((action) => {
      const { look } = ACTION_KINDS[action]
      return { action, look: look === 'primary' && action !== turn ? 'secondary' : look } as const
    })
    .sort((a, b) => LOOKS.indexOf(a.look) - LOOKS.indexOf(b.look))
}

/** Asked of whoever looks, before what both go on with. */
const TURNS: readonly Action[] = [
  'accept',
  'approve_cancellation',
  'agree_change',
  'confirm_meeting',
  'on_my_way',
]

/** Not what one came for: behind the dots. */
const APART: readonly Action[] = [
  'request_cancellation',
  'cannot_come',
  'propose_change',
  'withdraw',
]

/** One main thing, what else is offered beside it, and what stands apart. */
export function placed(trade: Pick<Trade, 'availableActions' | 'meetingAgreed'>) {
  const all = offered(trade)
  const main = all.find(({ look }) => look === 'primary') ?? null
  const isApart = ({ action }: { action: Action }) => APART.includes(action)
  return {
    main,
    beside: all.filter((one) => one !== main && !isApart(one)),
    apart: all.filter(isApart),
  }
}

/** What answers a step, as far as its card in the conversation offers it. */
const ANSWERS = {
  created: 'accept',
  counter: 'accept',
  propose_change: 'agree_change',
  set_meeting_details: 'confirm_meeting',
} as const satisfies Partial<Record<TradeEvent['type'], Action>>
type CardAction = (typeof ANSWERS)[keyof typeof ANSWERS]

const answerTo = ({ type }: TradeEvent): CardAction | undefined =>
  ANSWERS[type as keyof typeof ANSWERS]

/** The answer that a step still waits for from whoever looks: only the newest of its kind stands. */
export function answerOf(
  event: TradeEvent,
  { events, availableActions, offerType }: TradePage,
): CardAction | null {
  const action = answerTo(event)
  if (action === undefined || !availableActions.includes(action)) return null
  // A question offers nothing that could be accepted as it is.
  if (action === 'accept' && offerType === null) return null
  return events.findLast((one) => answerTo(one) === action)?.id === event.id ? action : null
}
