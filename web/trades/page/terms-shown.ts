/** Versions of what is exchanged, seen from one side. Pure. */
import type { Terms, TradeEvent, TradeItem, TradePage } from '#contract/trades'
import { guaraniesOf } from '#web/trades/sides.ts'

type ShownThing = Pick<Terms['offered'][number], 'id' | 'title' | 'photo'>
/** `money`: guaraníes. */
export type SideTerms = { things: readonly ShownThing[]; money: number }
export type ShownTerms = { given: SideTerms; got: SideTerms; isQuestion: boolean }

/** The version that a step brought, or is about; null: none. */
export function versionOf({ type, details }: TradeEvent): number | null {
  if (type === 'created') return 1
  return details.version ?? null
}

const shown = ({ id, title, photos }: TradeItem): ShownThing => ({
  ...{ id, title },
  photo: photos[0] ?? null,
})

type Parts = Pick<Terms, 'offeredAmount' | 'requestedAmount'> & {
  offered: readonly ShownThing[]
  requested: readonly ShownThing[]
}

/** What the page knows of a version; null: it has to be asked for. */
export function termsKnown(trade: TradePage, version: number, me: string): ShownTerms | null {
  const kept = [trade.change, trade.previous].find((one) => one?.version === version)
  const parts: Parts | undefined = kept ?? (version === trade.version ? inForce(trade) : undefined)
  if (!parts) return null
  const offered = { things: parts.offered, money: guaraniesOf(parts.offeredAmount) }
  const requested = { things: parts.requested, money: guaraniesOf(parts.requestedAmount) }
  const isQuestion = offered.things.length === 0 && offered.money === 0
  return trade.toUserId === me
    ? { given: requested, got: offered, isQuestion }
    : { given: offered, got: requested, isQuestion }
}

const inForce = (trade: TradePage): Parts => ({
  ...{ offeredAmount: trade.offeredAmount, requestedAmount: trade.requestedAmount },
  offered: trade.offeredItems.map(shown),
  requested: [trade.requestedItem, ...trade.otherRequestedItems].map(shown),
})
