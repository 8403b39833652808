/** A town in which people look for what they could use, and what is there of the product to find it by. */
import type { Person, Town } from '../town/town.ts'
import type { Evidence, Mind, Tried } from './minds.ts'
import type { Shows } from './variants.ts'

export type Market = Town & {
  shows: Shows
  minds: Map<Person, Mind>
  /** By trade: what its proposer went by; gone once they know what came of it. */
  wentBy: Map<number, Evidence>
  /** What came of everybody's offers: people tell each other. */
  tried: Tried
  /** Wishes and saved searches, also those that are over and forgotten. */
  wished: number
  /** Trades whose things have changed hands. */
  handedOver: Set<number>
}

export function mindIn(market: Market, one: Person): Mind {
  const mind = market.minds.get(one)
  if (!mind) throw new Error(`${one.email} has no mind`)
  return mind
}
