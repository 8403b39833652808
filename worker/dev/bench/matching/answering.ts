/** What people of the market answer to an offer: by what the things are worth to them, whoever offers. */
import type { Item } from '../../../items/contract.ts'
import type { TradeItem, TradePage } from '../../../trades/contract.ts'
import { act, ask, type Deal, otherIn, type Person, sideIn, type Town } from '../town/town.ts'
import { isFair } from './choosing.ts'
import { type Market, mindIn } from './market.ts'
import { type Mind, ownWorth, worthOf } from './minds.ts'

/** Shares of 1. */
const OFTEN = {
  /** Of offers that one does not take: looks at what else that person has, and asks for it instead. */
  lookFurther: 0.3,
  /** Of the rest: says no. Others say nothing, and the offer runs out. */
  sayNo: 0.6,
}

const sum = (things: readonly TradeItem[], worth: (thing: TradeItem) => number): number =>
  things.reduce((all, thing) => all + worth(thing), 0)

/** What each side gives, by the page. */
const sidesOf = (page: TradePage) => ({
  owner: [page.requestedItem, ...page.otherRequestedItems],
  proposer: page.offeredItems,
})

export async function answerOffer(
  market: Market,
  town: Town,
  one: Person,
  deal: Deal,
  page: TradePage,
): Promise<void> {
  const mind = mindIn(market, one)
  const side = sideIn(deal, one)
  const { owner, proposer } = sidesOf(page)
  const [gets, gives] = side === 'owner' ? [proposer, owner] : [owner, proposer]
  const isWorthIt =
    sum(gets, (thing) => worthOf(mind, thing)) >= sum(gives, (thing) => ownWorth(mind, thing))
  if (isWorthIt) return void (await act(town, one, deal, 'accept', { version: page.version }))
  const isFirst = side === 'owner' && page.version === 1
  if (isFirst && mind.dice.chance(OFTEN.lookFurther)) {
    if (await askInstead(market, one, deal, page, mind)) return
  }
  if (mind.dice.chance(OFTEN.sayNo)) await act(town, one, deal, 'reject')
}

/** Answers whether there was anything to ask for. */
async function askInstead(
  market: Market,
  one: Person,
  deal: Deal,
  page: TradePage,
  mind: Mind,
): Promise<boolean> {
  const { requestedItem: mine, offeredItems, version } = page
  const path = `/api/items/user/${otherIn(deal, one).id}?limit=20`
  const { body } = await ask<Item[]>(market, one, 'GET', path)
  const worth = ownWorth(mind, mine)
  const [best] = body
    .filter(({ id, isAvailable }) => isAvailable && !offeredItems.some((item) => item.id === id))
    .filter(({ estimatedValue }) => isFair(estimatedValue, mine.estimatedValue))
    .map((item) => ({ id: item.id, worth: worthOf(mind, item) }))
    .filter((item) => item.worth >= worth)
    .toSorted((a, b) => b.worth - a.worth || a.id - b.id)
  if (!best) return false
  const terms = { offeredItemIds: [best.id], requestedItemIds: [mine.id], version }
  const answer = await act(market, one, deal, 'counter', terms)
  return answer.status === 200
}
