/** A trade as its parties see it. */
import { publicPerson } from '../accounts/person/person.ts'
import { DAY, iso, isoOrNull } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { sentence } from '../http/messages.ts'
import { photoViews } from '../media/views.ts'
import { securityOf } from '../payments/view.ts'
import type { Trade, TradeEvent, TradeItem } from './contract.ts'
import type { eventsOf, OfferedItem, SideItem, TradeRow } from './rows/store.ts'
import { actionsOf, isCompleted, type TradeState, tellsChanges } from './rules.ts'
import { sinceProposed } from './since-proposed.ts'
import { type Proposed, type Snapshot, SYSTEM } from './tables.ts'
import { CURRENCY } from './terms.ts'

type Standing = Pick<TradeRow, 'trade' | 'isHeld' | 'isBlocked' | 'talkedAt'>

/** What the rules read. A message is a sign of life as an event is (D30); it may be a day younger than known. */
export const stateOf = ({ trade, isHeld, isBlocked, talkedAt }: Standing): TradeState => ({
  ...trade,
  activeAt: talkedAt === null ? trade.activeAt : Math.max(trade.activeAt, talkedAt + DAY),
  isHeld,
  isBlocked,
})

type Kept = { snapshot: Snapshot | null; proposed: Proposed | null }

function itemOf(ctx: Ctx, item: SideItem, { snapshot, proposed }: Kept): TradeItem {
  const { title, description, photos: stored } = snapshot ?? item
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
    isGone: item.deletedAt !== null,
    revision: item.revision,
    change: sinceProposed(ctx.language, item, proposed),
    images,
    imageUrl: images[0] ?? null,
    photos,
  }
}

/** Throws when the requested item is not among `requested`: a trade always has one. */
export function tradeOf(
  ctx: Ctx,
  row: TradeRow,
  requested: readonly SideItem[],
  offered: readonly OfferedItem[],
  viewerId: string,
): Trade {
  const { trade } = row
  const target = requested.find((item) => item.id === trade.requestedItemId)
  if (!target) throw new Error(`trade ${trade.id} without its item`)
  const own = offered.filter((item) => item.tradeId === trade.id)
  const told = (proposed: Proposed | null) => (tellsChanges(trade.status) ? proposed : null)
  return {
    id: trade.id,
    status: trade.status,
    fromUserId: trade.fromUserId,
    toUserId: trade.toUserId,
    fromUser: publicPerson(ctx.language, trade.fromUserId, row.proposer),
    toUser: publicPerson(ctx.language, trade.toUserId, row.owner),
    requestedItem: itemOf(ctx, target, {
      snapshot: trade.requestedSnapshot,
      proposed: told(trade.requestedProposed),
    }),
    offeredItems: own.map((item) =>
      itemOf(ctx, item, { snapshot: item.snapshot, proposed: told(item.proposed) }),
    ),
    offeredItemIds: own.map((item) => item.id),
    offerType: trade.offerType,
    offeredAmount: trade.offeredAmount,
    currency: trade.offeredAmount === null ? null : CURRENCY,
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
    cancellationRequestedBy: trade.cancellationRequestedBy,
    cancellationRequestedAt: isoOrNull(trade.cancellationRequestedAt),
    cancellationReason: trade.cancellationReason,
    cancelledAt: isoOrNull(trade.cancelledAt),
    cancellationResponseMessage: trade.cancellationResponse,
    fromUserDeliveryConfirmed: trade.fromDeliveredAt !== null,
    fromUserDeliveryConfirmedAt: isoOrNull(trade.fromDeliveredAt),
    toUserDeliveryConfirmed: trade.toDeliveredAt !== null,
    toUserDeliveryConfirmedAt: isoOrNull(trade.toDeliveredAt),
    blocked: row.isHeld,
    availableActions: actionsOf(stateOf(row), viewerId, ctx.clock.now()),
    myReview: isCompleted(trade.status) ? (row.review ?? 'open') : null,
    unreadMessages: row.unread,
    ...securityOf(ctx, row, viewerId),
  }
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
