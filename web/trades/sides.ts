/** What each of the two gives by the terms as they stand. Pure. */
import type { Trade, TradeItem } from '#contract/trades'
import { MINOR_UNITS } from '#terms/trades'

/** `money`: guaraníes. `isOpen`: nothing is named yet, it is agreed later. */
export type Gives = { items: readonly TradeItem[]; money: number; isOpen: boolean }
export type Sides = { given: Gives; got: Gives }

type Terms = Pick<
  Trade,
  | 'toUserId'
  | 'requestedItem'
  | 'otherRequestedItems'
  | 'offeredItems'
  | 'offeredAmount'
  | 'requestedAmount'
  | 'offerType'
>

/** Guaraníes of an amount, which travels in minor units (D9); 0 where there is none. */
export const guaraniesOf = (amount: number | null): number => (amount ?? 0) / MINOR_UNITS

export function sidesOf(trade: Terms, me: string): Sides {
  const requested = {
    items: [trade.requestedItem, ...trade.otherRequestedItems],
    money: guaraniesOf(trade.requestedAmount),
    isOpen: false,
  }
  const offered = {
    items: trade.offeredItems,
    money: guaraniesOf(trade.offeredAmount),
    isOpen: trade.offerType === null,
  }
  return trade.toUserId === me
    ? { given: requested, got: offered }
    : { given: offered, got: requested }
}
