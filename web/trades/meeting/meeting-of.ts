/** What a trade says of its meeting: what both agreed on, and apart from it what one of them suggests (D51). Pure. */
import type { Trade } from '#contract/trades'
import { isOpen } from '#rules/trades'
import { offsetAt } from '#rules/zones'

export type Meeting = NonNullable<Trade['meetingAgreed']>

type Said = Pick<
  Trade,
  | 'status'
  | 'requestedItem'
  | 'meetingSuggestedBy'
  | 'meetingLocation'
  | 'meetingDateTime'
  | 'meetingOffset'
  | 'meetingNotes'
>

/** Nothing agreed: nobody may take it for a meeting. Null once it is agreed, or the trade is over. */
export function suggestionOf(trade: Said): (Meeting & { by: string }) | null {
  const { meetingSuggestedBy: by, meetingLocation: location, meetingDateTime: dateTime } = trade
  if (by === null || location === null || dateTime === null || !isOpen(trade.status)) return null
  const offset = trade.meetingOffset ?? offsetAt(trade.requestedItem.country, Date.parse(dateTime))
  return { by, location, dateTime, offset, notes: trade.meetingNotes }
}
