/** What was edited about the items of a trade after it was proposed, and what of them somebody has in front of them. */
import type { Revisions, Trade, TradeItem } from '#contract/trades'
import { seenOf } from '#web/trades/seen.ts'

export type Change = NonNullable<TradeItem['change']>
export type Changed = { id: number; change: Change }
type Items = Pick<Trade, 'requestedItem' | 'offeredItems'>

/** The one that was asked for first. */
const itemsOf = ({ requestedItem, offeredItems }: Items) => [requestedItem, ...offeredItems]

/** What the device keeps of an earlier version of the app says nothing of changes. */
export const changesIn = (trade: Items): Changed[] =>
  itemsOf(trade).flatMap(({ id, change }) => (change ? [{ id, change }] : []))

export const seenIn = (trade: Items): Revisions => seenOf(itemsOf(trade))

export const isSeen = (trade: Items, seen: Revisions): boolean =>
  seenIn(trade).every(({ itemId, revision }) =>
    seen.some((one) => one.itemId === itemId && one.revision === revision),
  )
