/** Which notices a step of a trade leaves without a question. */
import { NOTIFICATION_TYPES, type NotificationType } from '../../notifications/terms.ts'
import { isCancelling } from '../ending/rules.ts'
import { isOpen, isPending } from '../rules.ts'
import type { Action, Status } from '../terms.ts'

/** What each of these notices is about, and while it still is. */
const STANDS_WHILE: Partial<Record<NotificationType, (status: Status) => boolean>> = {
  trade_proposal: isPending,
  trade_question: isPending,
  trade_counter: isPending,
  cancellation_requested: isCancelling,
  change_proposed: isOpen,
  meeting_set: isOpen,
  meeting_agreed: isOpen,
  meeting_missed: isOpen,
  meeting_reminder: isOpen,
  meeting_soon: isOpen,
  meeting_way: isOpen,
  on_the_way: isOpen,
  trade_reminder: isOpen,
  delivery_confirmed: isOpen,
  code_entered: isOpen,
}

const OF_MEETING: readonly NotificationType[] = [
  'meeting_set',
  'meeting_agreed',
  'meeting_reminder',
  'meeting_soon',
  'meeting_way',
  'on_the_way',
]
/** What an action takes the place of, or takes back. */
const TAKES_BACK: Partial<Record<Action, readonly NotificationType[]>> = {
  counter: ['trade_proposal', 'trade_question', 'trade_counter'],
  withdraw_change: ['change_proposed'],
  confirm_delivery: ['change_proposed'],
  set_meeting_details: ['meeting_missed'],
  cannot_come: OF_MEETING,
}

/** Notices of the other side that ask for nothing any more once `action` has made `to` of a trade. */
export const settledBy = (to: Status, action?: Action): NotificationType[] => {
  const taken = (action && TAKES_BACK[action]) ?? []
  return NOTIFICATION_TYPES.filter(
    (type) => STANDS_WHILE[type]?.(to) === false || taken.includes(type),
  )
}
