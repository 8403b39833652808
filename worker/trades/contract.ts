/** Trades over the wire: what is done with them, what is answered (D25–D32). */
import * as v from 'valibot'
import type { PublicPerson } from '../accounts/contract.ts'
import type { TradeStatus } from '../items/terms.ts'
import type { PhotoView } from '../media/contract.ts'
import type { TradeSecurity } from '../payments/contract.ts'
import {
  ACTIONS,
  type Action,
  type CURRENCY,
  type EventType,
  MEETING_LOCATION_MAX,
  MEETING_NOTES_MAX,
  type OfferType,
  REASON_MAX,
  type Status,
} from './terms.ts'

const text = (max: number) =>
  v.optional(v.pipe(v.string('malformed'), v.trim(), v.maxLength(max, 'text_long')))
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/
/** What comes behind is written with more digits than anybody reads. */
const YEAR_10000 = 253_402_300_800_000
/** ISO 8601 with its zone. Checks by themselves weigh nothing in the script that every form fetches. */
export const InstantSchema = v.pipe(
  v.string('malformed'),
  v.check((text) => INSTANT.test(text) && Date.parse(text) < YEAR_10000, 'malformed'),
)

/** POST /api/trades/{id}/actions. */
export const ActionSchema = v.object({
  action: v.picklist(ACTIONS, 'malformed'),
  message: text(REASON_MAX),
  meetingLocation: text(MEETING_LOCATION_MAX),
  meetingDateTime: v.optional(v.nullable(InstantSchema)),
  meetingNotes: text(MEETING_NOTES_MAX),
})
export type ActionBody = v.InferOutput<typeof ActionSchema>

/** One side of a trade; once accepted as it was then. */
export type TradeItem = {
  id: number
  userId: string
  title: string
  description: string
  estimatedValue: number
  tradeStatus: TradeStatus
  /** Of the place where it is: its zone is that of the meeting (D42). */
  country: string | null
  /** Deleted since: it has no page any more. */
  isGone: boolean
  images: string[]
  imageUrl: string | null
  photos: PhotoView[]
}

/** Times are ISO 8601 in UTC. */
export type Trade = TradeSecurity & {
  id: number
  status: Status
  fromUserId: string
  toUserId: string
  fromUser: PublicPerson
  toUser: PublicPerson
  requestedItem: TradeItem
  offeredItems: TradeItem[]
  offeredItemIds: number[]
  /** Null: "a convenir". */
  offerType: OfferType | null
  /** Guaraníes x 100. */
  offeredAmount: number | null
  currency: typeof CURRENCY | null
  message: string
  responseMessage: string | null
  createdAt: string
  updatedAt: string
  acceptedAt: string | null
  expiresAt: string
  completedAt: string | null
  meetingLocation: string | null
  meetingDateTime: string | null
  /** Minutes east of UTC there and then (D42). */
  meetingOffset: number | null
  meetingNotes: string | null
  cancellationRequestedBy: string | null
  cancellationRequestedAt: string | null
  cancellationReason: string | null
  cancelledAt: string | null
  cancellationResponseMessage: string | null
  fromUserDeliveryConfirmed: boolean
  fromUserDeliveryConfirmedAt: string | null
  toUserDeliveryConfirmed: boolean
  toUserDeliveryConfirmedAt: string | null
  /** An item of it is promised to another trade (D26). */
  blocked: boolean
  /** Of the caller, now. */
  availableActions: Action[]
  /** Of a completed trade: not written yet, waiting for the other's, shown (D35), or taken away by an administrator. */
  myReview: 'open' | 'waiting' | 'shown' | 'hidden' | null
  /** Chat messages that the caller has not read: so many at least, a mark rather than a number. */
  unreadMessages: number
}

export type TradeEvent = {
  id: number
  type: EventType
  timestamp: string
  /** Null: the system. */
  userId: string | null
  userName: string | null
  message: string | null
  details: EventDetails
}
export type EventDetails = {
  message?: string
  to?: Status
  meetingLocation?: string | null
  meetingDateTime?: string | null
  /** Why the system did it: a key of the words. */
  reason?: 'silence' | 'item_taken' | 'item_deleted' | 'person_left'
}

export type TradePage = Trade & { events: TradeEvent[] }
