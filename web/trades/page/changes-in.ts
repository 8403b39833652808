/** What was edited about the items of a trade after it was proposed, and what of them somebody has in front of them. */
import type { ActionBody, Trade, TradeItem } from '#contract/trades'
import type { Action } from '#terms/trades'
import { seenOf } from '#web/trades/seen.ts'

export type Change = NonNullable<TradeItem['change']>
export type Changed = { id: number; change: Change }
type Items = Pick<Trade, 'requestedItem' | 'offeredItems' | 'otherRequestedItems'>

/** The one that was asked for first. */
const itemsOf = ({ requestedItem, otherRequestedItems, offeredItems }: Items) => [
  requestedItem,
  ...otherRequestedItems,
  ...offeredItems,
]

/** What the device keeps of an earlier version of the app says nothing of changes. */
export const changesIn = (trade: Items): Changed[] =>
  itemsOf(trade).flatMap(({ id, change }) => (change ? [{ id, change }] : []))

/** What of a trade stood on the page: things, the version of the terms, the change and the meeting that are open. */
export type Seen = Required<Pick<ActionBody, 'revisions'>> & {
  version: number
  change: number | undefined
  event: number | undefined
}

export const seenIn = (trade: Trade): Seen => ({
  revisions: seenOf(itemsOf(trade)),
  version: trade.version,
  change: trade.change?.version,
  event: trade.meetingEvent ?? undefined,
})

const ON_CHANGE: readonly Action[] = ['agree_change', 'decline_change', 'withdraw_change']

/** What an action says it means: nothing else is done by it (D49–D51). */
export function meantBy(action: Action, { revisions, version, change, event }: Seen) {
  if (action === 'accept') return { revisions, version }
  if (action === 'confirm_delivery') return { version }
  if (action === 'confirm_meeting') return { event }
  return ON_CHANGE.includes(action) ? { version: change } : {}
}

/** Whether what an action meant is what there is: else it is looked at on the page before it is asked again. */
export const isStillMeant = (action: Action, trade: Trade, seen: Seen): boolean =>
  JSON.stringify(meantBy(action, seen)) === JSON.stringify(meantBy(action, seenIn(trade)))
