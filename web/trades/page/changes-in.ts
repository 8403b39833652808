/** What was edited about the items of a trade after it was proposed, and what of them somebody has in front of them. */
import type { ActionBody, Trade, TradeItem, TradePage } from '#contract/trades'
import { seenOf } from '#web/trades/seen.ts'

export type Change = NonNullable<TradeItem['change']>
export type Changed = { id: number; change: Change }
type Items = Pick<Trade, 'requestedItem' | 'offeredItems'>

/** The one that was asked for first. */
const itemsOf = ({ requestedItem, offeredItems }: Items) => [requestedItem, ...offeredItems]

/** What the device keeps of an earlier version of the app says nothing of changes. */
export const changesIn = (trade: Items): Changed[] =>
  itemsOf(trade).flatMap(({ id, change }) => (change ? [{ id, change }] : []))

/** What of a trade stood on the page. */
export type Seen = Required<Pick<ActionBody, 'revisions'>> & Pick<ActionBody, 'event'>

export const seenIn = (trade: TradePage): Seen => ({
  revisions: seenOf(itemsOf(trade)),
  event: trade.events.at(-1)?.id,
})

export function isSeen(trade: TradePage, seen: Seen): boolean {
  const now = seenIn(trade)
  const isShown = ({ itemId, revision }: Seen['revisions'][number]) =>
    seen.revisions.some((one) => one.itemId === itemId && one.revision === revision)
  return now.event === seen.event && now.revisions.every(isShown)
}
