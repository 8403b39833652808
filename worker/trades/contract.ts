/** Trades over the wire: what is done with them, what is answered (D25–D32). */
import * as v from 'valibot'
import { PublicPersonSchema } from '../accounts/contract.ts'
import { CONDITIONS, TRADE_STATUSES } from '../items/terms.ts'
import { PhotoViewSchema } from '../media/contract.ts'
import { TradeSecuritySchema } from '../payments/contract.ts'
import { asLine, asText, optional } from '../text/contract.ts'
import {
  ACTIONS,
  CURRENCY,
  EVENT_TYPES,
  ITEMS_MAX,
  MEETING_LOCATION_MAX,
  MEETING_NOTES_MAX,
  OFFER_TYPES,
  REASON_MAX,
  REVIEW_STANDINGS,
  STATUSES,
  SYSTEM_REASONS,
} from './terms.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/
/** What comes behind is written with more digits than anybody reads. */
const YEAR_10000 = 253_402_300_800_000
/** ISO 8601 with its zone. Checks by themselves weigh nothing in the script that every form fetches. */
export const InstantSchema = v.pipe(
  v.string('malformed'),
  v.check((text) => INSTANT.test(text) && Date.parse(text) < YEAR_10000, 'malformed'),
)

const whole = v.pipe(v.number('malformed'), v.safeInteger('malformed'), v.minValue(1, 'malformed'))
/** Which revision of an item was shown to whoever proposes or accepts; what is not named is not judged by it. */
const revisions = v.pipe(
  v.array(v.object({ itemId: whole, revision: whole }), 'malformed'),
  v.maxLength(ITEMS_MAX, 'malformed'),
)
export const RevisionsSchema = v.optional(revisions)
export type Revisions = v.InferOutput<typeof revisions>

/** POST /api/trades/{id}/actions. */
export const ActionSchema = v.object({
  action: v.picklist(ACTIONS, 'malformed'),
  message: optional(asText, REASON_MAX),
  meetingLocation: optional(asLine, MEETING_LOCATION_MAX),
  meetingDateTime: v.optional(v.nullable(InstantSchema)),
  meetingNotes: optional(asText, MEETING_NOTES_MAX),
  /** Of an acceptance: what was shown. `event`: the newest step, since a question may become an offer (D48). */
  revisions: RevisionsSchema,
  event: v.optional(whole),
})
export type ActionBody = v.InferOutput<typeof ActionSchema>

/** What people see of an item at one moment. */
export const ShownItemSchema = v.object({
  title: v.string(),
  description: v.string(),
  estimatedValue: v.number(),
  condition: v.picklist(CONDITIONS),
  category: v.string(),
  location: v.string(),
  tags: v.array(v.string()),
  /** How many. */
  photos: v.number(),
})
export type ShownItem = v.InferOutput<typeof ShownItemSchema>

/** One side of a trade; once accepted as it was then. */
export const TradeItemSchema = v.object({
  id: v.number(),
  userId: v.string(),
  title: v.string(),
  description: v.string(),
  estimatedValue: v.number(),
  tradeStatus: v.picklist(TRADE_STATUSES),
  /** Of the place where it is: its zone is that of the meeting (D42). */
  country: v.nullable(v.string()),
  /** Deleted since: it has no page any more. */
  isGone: v.boolean(),
  revision: v.number(),
  /** It was edited after the proposal: as it was shown then, and as it is, or was accepted. */
  change: v.nullable(
    v.object({ before: ShownItemSchema, now: ShownItemSchema, hasOtherPhotos: v.boolean() }),
  ),
  images: v.array(v.string()),
  imageUrl: v.nullable(v.string()),
  photos: v.array(PhotoViewSchema),
})
export type TradeItem = v.InferOutput<typeof TradeItemSchema>

/** Times are ISO 8601 in UTC. */
export const TradeSchema = v.object({
  ...TradeSecuritySchema.entries,
  id: v.number(),
  status: v.picklist(STATUSES),
  fromUserId: v.string(),
  toUserId: v.string(),
  fromUser: PublicPersonSchema,
  toUser: PublicPersonSchema,
  requestedItem: TradeItemSchema,
  offeredItems: v.array(TradeItemSchema),
  offeredItemIds: v.array(v.number()),
  /** Null: "a convenir". */
  offerType: v.nullable(v.picklist(OFFER_TYPES)),
  /** Guaraníes x 100. */
  offeredAmount: v.nullable(v.number()),
  currency: v.nullable(v.literal(CURRENCY)),
  message: v.string(),
  responseMessage: v.nullable(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
  acceptedAt: v.nullable(v.string()),
  expiresAt: v.string(),
  completedAt: v.nullable(v.string()),
  meetingLocation: v.nullable(v.string()),
  meetingDateTime: v.nullable(v.string()),
  /** Minutes east of UTC there and then (D42). */
  meetingOffset: v.nullable(v.number()),
  meetingNotes: v.nullable(v.string()),
  cancellationRequestedBy: v.nullable(v.string()),
  cancellationRequestedAt: v.nullable(v.string()),
  cancellationReason: v.nullable(v.string()),
  cancelledAt: v.nullable(v.string()),
  cancellationResponseMessage: v.nullable(v.string()),
  fromUserDeliveryConfirmed: v.boolean(),
  fromUserDeliveryConfirmedAt: v.nullable(v.string()),
  toUserDeliveryConfirmed: v.boolean(),
  toUserDeliveryConfirmedAt: v.nullable(v.string()),
  /** An item of it is promised to another trade (D26). */
  blocked: v.boolean(),
  /** Of the caller, now. */
  availableActions: v.array(v.picklist(ACTIONS)),
  /** Of a completed trade: not written yet, waiting for the other's, shown (D35), or taken away by an administrator. */
  myReview: v.nullable(v.picklist(REVIEW_STANDINGS)),
  /** Chat messages that the caller has not read: so many at least, a mark rather than a number. */
  unreadMessages: v.number(),
})
export type Trade = v.InferOutput<typeof TradeSchema>

export const EventDetailsSchema = v.object({
  message: v.optional(v.string()),
  to: v.optional(v.picklist(STATUSES)),
  meetingLocation: v.optional(v.nullable(v.string())),
  meetingDateTime: v.optional(v.nullable(v.string())),
  /** Why the system did it: a key of the words. */
  reason: v.optional(v.picklist(SYSTEM_REASONS)),
})
export type EventDetails = v.InferOutput<typeof EventDetailsSchema>

export const TradeEventSchema = v.object({
  id: v.number(),
  type: v.picklist(EVENT_TYPES),
  timestamp: v.string(),
  /** Null: the system. */
  userId: v.nullable(v.string()),
  userName: v.nullable(v.string()),
  message: v.nullable(v.string()),
  details: EventDetailsSchema,
})
export type TradeEvent = v.InferOutput<typeof TradeEventSchema>

export const TradePageSchema = v.object({
  ...TradeSchema.entries,
  events: v.array(TradeEventSchema),
})
export type TradePage = v.InferOutput<typeof TradePageSchema>
