/** Which places of the list are offered for a meeting: those of the towns of both sides' things. Pure. */
import type { Trade } from '#contract/trades'
import type { MeetingPlace } from '#contract/trades/meeting/places'
import type { Town } from './queries.ts'

export type Things = Pick<Trade, 'requestedItem' | 'otherRequestedItems' | 'offeredItems'>

/** Each is a question of its own. */
const TOWNS_MAX = 3

/** Each once, that of the thing that the trade began with first. */
export function townsOf({ requestedItem, otherRequestedItems, offeredItems }: Things): Town[] {
  const towns = new Map<string, Town>()
  for (const { town, country } of [requestedItem, ...offeredItems, ...otherRequestedItems]) {
    if (town) towns.set(`${town}, ${country}`, { town, country })
  }
  return [...towns.values()].slice(0, TOWNS_MAX)
}

/** Of each town as it orders them, the towns in turn; where several people have met comes before all. */
export function inTurn(lists: readonly (readonly MeetingPlace[])[]): MeetingPlace[] {
  const most = Math.max(0, ...lists.map((list) => list.length))
  const mixed = Array.from({ length: most }, (_, n) => lists.flatMap((list) => list[n] ?? []))
  return mixed.flat().sort((a, b) => Number(b.isProven) - Number(a.isProven))
}
