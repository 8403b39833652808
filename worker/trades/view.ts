/** A trade as its parties see it. */
import { hasLeft, publicPerson } from '../accounts/person/person.ts'
import { kindsIn } from '../accounts/person/proofs.ts'
import { averageOf } from '../accounts/person/score.ts'
import { DAY, iso, isoOrNull } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { sentence } from '../http/messages.ts'
import { photoViews } from '../media/views.ts'
import { securityOf } from '../payments/view.ts'
import { pointOfSpot, toldDistance } from '../places/grid.ts'
import { factsOf } from '../reputation/rules.ts'
import type { Other, Terms, Trade, TradeEvent, TradeItem } from './contract.ts'
import { cancellationEndsAt, cancelsAtOnce } from './ending/rules.ts'
import type { eventsOf, PageRow, SideItem, TermsRow, TradeRow } from './rows/store.ts'
import {
  actionsOf,
  isCompleted,
  mayMeet,
  partySide,
  type TradeState,
  tellsChanges,
  unwrittenReview,
} from './rules.ts'
import { sinceProposed } from './since-proposed.ts'
import { SYSTEM, type TermsThing } from './tables.ts'
import { CURRENCY, type Side } from './terms.ts'

type Standing = Pick<TradeRow, 'trade' | 'isHeld' | 'isBlocked' | 'talkedAt' | 'problem'>

/** What the rules read. A message is a sign of life as an event is (D30); it may be a day younger than known. */
export const stateOf = ({ trade, isHeld, isBlocked, talkedAt, problem }: Standing): TradeState => ({
  ...trade,
  activeAt: talkedAt === null ? trade.activeAt : Math.max(trade.activeAt, talkedAt + DAY),
  isHeld,
  isBlocked,
  problem,
})

function itemOf(ctx: Ctx, item: SideItem, isTold: boolean): TradeItem {
  const { title, description, photos: stored } = item.snapshot ?? item
  const photos = photoViews(ctx.settings, item.id, stored)
  const images = photos.map((photo) => photo.urls[1600])
  return {
    id: item.id,
    userId: item.ownerId,
    // Of who has left, before anything was agreed (D47).
    title: title || sentence('item_gone', ctx.language),
    description,
    estimatedValue: item.estimatedValue,
    tradeStatus: item.tradeStatus,
    country: item.country,
    town: item.city,
    isAsked: item.askedAt !== null,
    isGone: item.deletedAt !== null,
    revision: item.revision,
    change: isTold ? sinceProposed(ctx.language, item, item.proposed) : null,
    images,
    imageUrl: images[0] ?? null,
    photos,
  }
}

/** One version, of which no more is stored than was offered then. */
export function termsOf({ settings }: Ctx, { offered, requested, ...rest }: TermsRow): Terms {
  const shown = ({ revision: _, photo, ...thing }: TermsThing) => ({
    ...thing,
    photo: photo === null ? null : (photoViews(settings, thing.id, [photo])[0] ?? null),
  })
  return { ...rest, offered: offered.map(shown), requested: requested.map(shown) }
}

/** `things` of this and of other trades. Throws when the requested item is not among them: a trade always has one. */
export function tradeOf(
  ctx: Ctx,
  row: TradeRow,
  things: readonly SideItem[],
  viewerId: string,
): Trade {
  const { trade } = row
  const state = stateOf(row)
  const isTold = tellsChanges(trade.status)
  const [target, ...others] = things.filter((item) => item.tradeId === trade.id)
  if (!target) throw new Error(`trade ${trade.id} without its item`)
  const isOffered = (item: SideItem) => item.ownerId === trade.fromUserId
  const own = others.filter(isOffered)
  const person = (side: Side) => (side === 'owner' ? trade.toUserId : trade.fromUserId)
  const changeBy = mayMeet(trade.status) ? trade.changeBy : null
  return {
    id: trade.id,
    status: trade.status,
    fromUserId: trade.fromUserId,
    toUserId: trade.toUserId,
    fromUser: publicPerson(ctx.language, trade.fromUserId, row.proposer),
    toUser: publicPerson(ctx.language, trade.toUserId, row.owner),
    requestedItem: itemOf(ctx, target, isTold),
    offeredItems: own.map((item) => itemOf(ctx, item, isTold)),
    otherRequestedItems: others
      .filter((item) => !isOffered(item))
      .map((item) => itemOf(ctx, item, isTold)),
    offeredItemIds: own.map((item) => item.id),
    offerType: trade.offerType,
    offeredAmount: trade.offeredAmount,
    currency: trade.offeredAmount === null && trade.requestedAmount === null ? null : CURRENCY,
    requestedAmount: trade.requestedAmount,
    version: trade.version,
    offeredBy: person(trade.offeredBy),
    change:
      changeBy && row.changeTerms
        ? { ...termsOf(ctx, row.changeTerms), userId: person(changeBy) }
        : null,
    message: trade.message,
    responseMessage: trade.responseMessage,
    createdAt: iso(trade.createdAt),
    updatedAt: iso(trade.updatedAt),
    acceptedAt: isoOrNull(trade.acceptedAt),
    expiresAt: iso(trade.expiresAt),
    completedAt: isoOrNull(trade.completedAt),
    meetingLocation: trade.meetingLocation,
    meetingDateTime: isoOrNull(trade.meetingAt),
    meetingOffset: trade.meetingOffset,
    meetingNotes: trade.meetingNotes,
    meetingSuggestedBy: trade.meetingBy && person(trade.meetingBy),
    meetingEvent: trade.meetingEvent,
    meetingAgreed: agreedOf(trade),
    onTheWay: bothOf(trade, trade.fromOnWayAt, trade.toOnWayAt),
    met: bothOf(trade, trade.fromMetAt, trade.toMetAt),
    missedBy: trade.missedBy && person(trade.missedBy),
    cancellationRequestedBy: trade.cancellationRequestedBy,
    cancellationRequestedAt: isoOrNull(trade.cancellationRequestedAt),
    cancellationReason: trade.cancellationReason,
    cancellationKind: trade.cancellationKind,
    cancellationEndsAt: isoOrNull(cancellationEndsAt(state)),
    cancelsAtOnce: mayMeet(trade.status) && cancelsAtOnce(state, partySide(trade, viewerId)),
    cancellationCountsFor: trade.countsAgainst && person(trade.countsAgainst),
    cancelledAt: isoOrNull(trade.cancelledAt),
    cancellationResponseMessage: trade.cancellationResponse,
    fromUserDeliveryConfirmed: trade.fromDeliveredAt !== null,
    fromUserDeliveryConfirmedAt: isoOrNull(trade.fromDeliveredAt),
    toUserDeliveryConfirmed: trade.toDeliveredAt !== null,
    toUserDeliveryConfirmedAt: isoOrNull(trade.toDeliveredAt),
    blocked: row.isHeld,
    availableActions: actionsOf(state, viewerId, ctx.clock.now()),
    myReview: isCompleted(trade.status)
      ? (row.review ?? unwrittenReview(trade.completedAt, ctx.clock.now()))
      : null,
    unreadMessages: row.unread,
    ...securityOf(ctx, row, viewerId),
  }
}

/** Of the two sides those that have said or done something. */
const bothOf = (
  { fromUserId, toUserId }: TradeRow['trade'],
  from: number | null,
  to: number | null,
) => [...(from === null ? [] : [fromUserId]), ...(to === null ? [] : [toUserId])]

function agreedOf({ agreedAt, agreedLocation, agreedOffset, agreedNotes }: TradeRow['trade']) {
  if (agreedAt === null) return null
  const [location, offset] = [agreedLocation ?? '', agreedOffset ?? 0]
  return { location, offset, dateTime: iso(agreedAt), notes: agreedNotes }
}

type EventRow = Awaited<ReturnType<typeof eventsOf>>[number]

export function eventOf({ language }: Ctx, row: TradeRow, event: EventRow): TradeEvent {
  const { trade, proposer, owner } = row
  const named = event.actor === trade.fromUserId ? proposer : owner
  const actor = publicPerson(language, event.actor, named)
  const isSystem = event.actor === SYSTEM
  return {
    id: event.seq,
    type: event.type,
    timestamp: iso(event.createdAt),
    userId: isSystem ? null : event.actor,
    userName: isSystem ? null : `${actor.firstName} ${actor.lastName}`.trim(),
    message: event.details.message ?? null,
    details: event.details,
  }
}

/** What the page says of the other side: nothing of who has left. */
export function otherOf(row: PageRow, things: readonly SideItem[], viewerId: string): Other | null {
  const isProposer = viewerId === row.trade.fromUserId
  if (hasLeft(isProposer ? row.owner : row.proposer)) return null
  const own = things.find((item) => item.ownerId === viewerId && item.spot !== null)?.spot
  const theirs = things.filter((item) => item.ownerId !== viewerId)
  const placed = theirs.find((item) => item.spot !== null)
  return {
    averageRating: averageOf(row.other),
    tradeReviews: row.other.ratingCount,
    successfulTrades: row.other.successfulTrades,
    ...factsOf(row.other),
    proofs: kindsIn(row.other.proofs),
    distanceKm:
      own && placed ? toldDistance({ ...pointOfSpot(own), own: [own] }, placed.spot) : null,
    city: (placed ?? theirs[0])?.city ?? null,
  }
}
