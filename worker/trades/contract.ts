/** Trades over the wire: what is done with them, what is answered (D25–D32). */

import * as v from 'valibot'
import { PublicPersonSchema } from '../accounts/contract.ts'
import { ChatSchema } from '../chat/contract.ts'
import { HandoverCodeSchema, HandoverSchema } from '../handover/contract.ts'
import { OwnerStandingSchema } from '../items/contract.ts'
import { CONDITIONS, TRADE_STATUSES } from '../items/terms.ts'
import { PhotoViewSchema } from '../media/contract.ts'
import { VALUE_MAX } from '../money/terms.ts'
import { TradeSecuritySchema } from '../payments/contract.ts'
import { TradeProblemsSchema } from '../problems/contract.ts'
import { ANSWERS, OUTCOMES, PROBLEM_KINDS } from '../problems/terms.ts'
import { asLine, asText, optional } from '../text/contract.ts'
import { CancellationSchema } from './ending/contract.ts'
import { CANCELLATION_KINDS, SYSTEM_REASONS } from './ending/terms.ts'
import {
  ACTIONS,
  CURRENCY,
  EVENT_TYPES,
  ITEMS_MAX,
  MEETING_LOCATION_MAX,
  MEETING_NOTES_MAX,
  MINOR_UNITS,
  OFFER_TYPES,
  REASON_MAX,
  REVIEW_STANDINGS,
  STATUSES,
  THINGS_MAX,
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

/** Whole guaraníes x 100. */
export const AmountSchema = v.pipe(
  v.number('amount_required'),
  v.integer('value_whole'),
  v.check((amount) => amount % MINOR_UNITS === 0, 'value_whole'),
  v.minValue(MINOR_UNITS, 'amount_required'),
  v.maxValue(VALUE_MAX * MINOR_UNITS, 'value_large'),
)
/** Ids of the things of one side. */
export const ThingsSchema = v.optional(
  v.pipe(v.array(whole, 'malformed'), v.maxLength(THINGS_MAX, 'offered_many')),
)

/**
 * What each side gives (D49). What is not named stays as it is; an amount that is named takes the place of the other
 * side's.
 */
const terms = {
  offeredItemIds: ThingsSchema,
  /** With the one that the trade began with. */
  requestedItemIds: ThingsSchema,
  offeredAmount: v.optional(v.nullable(AmountSchema)),
  requestedAmount: v.optional(v.nullable(AmountSchema)),
}

/** POST /api/trades/{id}/actions. */
export const ActionSchema = v.object({
  action: v.picklist(ACTIONS, 'malformed'),
  message: optional(asText, REASON_MAX),
  /** Of `request_cancellation` (D53). */
  cancellationKind: v.optional(v.picklist(CANCELLATION_KINDS, 'malformed')),
  meetingLocation: optional(asLine, MEETING_LOCATION_MAX),
  /** A place of the list, of a town of the trade (D51): its words take the place of what is written. */
  meetingPlaceId: v.optional(whole),
  meetingDateTime: v.optional(v.nullable(InstantSchema)),
  meetingNotes: optional(asText, MEETING_NOTES_MAX),
  /** What was shown: revisions of things, and the version of the terms that is meant (D49, D50). */
  revisions: RevisionsSchema,
  version: v.optional(whole),
  /** Of `confirm_meeting`: the suggestion that is meant (D51). */
  event: v.optional(whole),
  /** Of `confirm_delivery`: the other side's, as proof that they met (D52). */
  code: v.optional(HandoverCodeSchema),
  ...terms,
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
  /** The town of that place: where it can be met at (D51). */
  town: v.nullable(v.string()),
  /** It came back by silence; its owner has not said yet that they still have it (D55). */
  isAsked: v.boolean(),
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

/** A thing as it was in one version. */
export const TermsThingSchema = v.object({
  id: v.number(),
  title: v.string(),
  estimatedValue: v.number(),
  condition: v.picklist(CONDITIONS),
  photo: v.nullable(PhotoViewSchema),
})

/** One version of what is exchanged, as it was offered. */
export const TermsSchema = v.object({
  version: v.number(),
  /** The number of the event that brought it. */
  event: v.number(),
  offered: v.array(TermsThingSchema),
  requested: v.array(TermsThingSchema),
  /** Guaraníes x 100. */
  offeredAmount: v.nullable(v.number()),
  requestedAmount: v.nullable(v.number()),
})
export type Terms = v.InferOutput<typeof TermsSchema>

const MeetingSchema = v.object({
  location: v.string(),
  dateTime: v.string(),
  /** Minutes east of UTC there and then (D42). */
  offset: v.number(),
  notes: v.nullable(v.string()),
})

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
  /** What the owner gives beside the requested item; money comes from one side at most (D49). */
  otherRequestedItems: v.array(TradeItemSchema),
  requestedAmount: v.nullable(v.number()),
  /** Of the terms, and who made them: the other side is asked. */
  version: v.number(),
  offeredBy: v.string(),
  /** Other terms that one side asks for after the agreement (D50). */
  change: v.nullable(v.object({ ...TermsSchema.entries, userId: v.string() })),
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
  /** Those are a suggestion of this person's, by this event, until the other agrees (D51). */
  meetingSuggestedBy: v.nullable(v.string()),
  meetingEvent: v.nullable(v.number()),
  meetingAgreed: v.nullable(MeetingSchema),
  /** Who said that they are on the way; who said too late that they would not come. */
  onTheWay: v.array(v.string()),
  missedBy: v.nullable(v.string()),
  /** Who entered the other's code (D52). */
  met: v.array(v.string()),
  ...CancellationSchema.entries,
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
  /** Of the terms that it brought, or is about. */
  version: v.optional(v.number()),
  /** Not to come was said within the last hours before the meeting. */
  isLate: v.optional(v.boolean()),
  /** The hand-over was confirmed by the other's code. */
  hasMet: v.optional(v.boolean()),
  /** Why somebody asked to cancel. */
  kind: v.optional(v.picklist(CANCELLATION_KINDS)),
  /** What was reported (D54), what the other side says to it, and what became of it. */
  problem: v.optional(v.picklist(PROBLEM_KINDS)),
  answer: v.optional(v.picklist(ANSWERS)),
  outcome: v.optional(v.picklist(OUTCOMES)),
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

/** What stars and facts say of the other side, and how far they are. */
const OtherSchema = v.object({
  ...v.omit(OwnerStandingSchema, ['reputationScore', 'totalTrades', 'badge']).entries,
  /** The step of kilometres between the things of both (D61); null where one side has none with a place, and beyond the last. */
  distanceKm: v.nullable(v.number()),
  /** Of their first thing with a place, as the gazetteer calls it. */
  city: v.nullable(v.string()),
})
export type Other = v.InferOutput<typeof OtherSchema>

export const TradePageSchema = v.object({
  ...TradeSchema.entries,
  /** Here alone, so that whoever has read them has opened them (D54). */
  ...TradeProblemsSchema.entries,
  events: v.array(TradeEventSchema),
  /** What stood before the terms of now; older ones by GET /api/trades/{id}/terms. */
  previous: v.nullable(TermsSchema),
  /** While its things are held. */
  handover: v.nullable(HandoverSchema),
  /** Who the other side is; null: they have left (D47). */
  other: v.nullable(OtherSchema),
  /** Tokens that its completion has paid to the caller (D37). */
  earned: v.nullable(v.number()),
})
export type TradePage = v.InferOutput<typeof TradePageSchema>

/** GET /api/trades/{id}: `chat=1` for whoever does not know it yet. */
export const OpenQuerySchema = v.object({
  chat: v.fallback(v.optional(v.literal('1')), undefined),
})
/** All that the first screen of it shows, in one answer. */
export const OpenedSchema = v.object({
  ...TradePageSchema.entries,
  /** Left out where it was not asked for, or the room did not answer: it is asked for by itself then. */
  chat: v.optional(ChatSchema),
})
export type Opened = v.InferOutput<typeof OpenedSchema>
