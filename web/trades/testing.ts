/** Makers of trades for tests of the browser's side: Beto's proposals on Ana's items. */
import type { Trade, TradeItem, TradePage } from '#contract/trades'
import { makeItem } from '#web/testing/items.ts'

export const ANA = { id: 'ana', firstName: 'Ana', lastName: 'López', profileImageUrl: null }
export const BETO = { id: 'beto', firstName: 'Beto', lastName: 'Báez', profileImageUrl: null }
export const NOW = Date.parse('2026-11-27T12:00:00Z')

export function makeTradeItem(id: number, given: Partial<TradeItem> = {}): TradeItem {
  const { userId, title, description, estimatedValue, tradeStatus, images, imageUrl, photos } =
    makeItem(id)
  return {
    id,
    userId,
    title,
    description,
    estimatedValue,
    tradeStatus,
    country: 'Paraguay',
    town: null,
    isAsked: false,
    isGone: false,
    revision: 1,
    change: null,
    images,
    imageUrl,
    photos,
    ...given,
  }
}

/** Pending: Ana's item 7 for Beto's item 8. */
export function makeTrade(id: number, given: Partial<Trade> = {}): Trade {
  const offeredItems = given.offeredItems ?? [makeTradeItem(8, { userId: BETO.id })]
  return {
    id,
    status: 'pending',
    fromUserId: BETO.id,
    toUserId: ANA.id,
    fromUser: BETO,
    toUser: ANA,
    requestedItem: makeTradeItem(7, { userId: ANA.id }),
    offeredItems,
    offeredItemIds: offeredItems.map((item) => item.id),
    offerType: 'item',
    offeredAmount: null,
    currency: null,
    otherRequestedItems: [],
    requestedAmount: null,
    ...{ version: 1, offeredBy: given.fromUserId ?? BETO.id, change: null },
    message: '',
    responseMessage: null,
    createdAt: '2026-11-27T10:00:00.000Z',
    updatedAt: '2026-11-27T10:00:00.000Z',
    acceptedAt: null,
    expiresAt: '2026-11-30T10:00:00.000Z',
    completedAt: null,
    meetingLocation: null,
    meetingDateTime: null,
    meetingOffset: null,
    meetingNotes: null,
    ...{ meetingSuggestedBy: null, meetingEvent: null, meetingAgreed: null },
    ...{ onTheWay: [], met: [], missedBy: null },
    cancellationRequestedBy: null,
    cancellationRequestedAt: null,
    cancellationReason: null,
    ...{
      cancellationKind: null,
      cancellationEndsAt: null,
      cancelsAtOnce: false,
      cancellationCountsFor: null,
    },
    cancelledAt: null,
    cancellationResponseMessage: null,
    fromUserDeliveryConfirmed: false,
    fromUserDeliveryConfirmedAt: null,
    toUserDeliveryConfirmed: false,
    toUserDeliveryConfirmedAt: null,
    blocked: false,
    availableActions: [],
    myReview: null,
    unreadMessages: 0,
    deposits: [],
    depositOffer: null,
    ...given,
  }
}

/** As its own page has it. */
export const makePage = (id: number, given: Partial<TradePage> = {}): TradePage => ({
  ...makeTrade(id, given),
  events: given.events ?? [],
  previous: given.previous ?? null,
  handover: given.handover ?? null,
  other: given.other ?? null,
  earned: given.earned ?? null,
  problems: given.problems ?? [],
  reportable: given.reportable ?? [],
})
