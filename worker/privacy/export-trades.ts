/** Part of the export: trades of both sides with all that was agreed. The other side is a first name. */
import { asc, inArray } from 'drizzle-orm'
import { iso, isoOrNull } from '../http/clock.ts'
import { type TradeRow, thingsOf, tradesById } from '../trades/rows/store.ts'
import { SYSTEM, tradeEvents, tradeTerms } from '../trades/tables.ts'
import type { Reader } from './export.ts'
import { afterOf, pageOf } from './export-page.ts'
import { tradesAfter } from './trade-ids.ts'

const AT_ONCE = 40

export const tradesPage: Reader = async (ctx, userId, cursor) => {
  const ids = await tradesAfter(ctx.db, userId, afterOf(cursor), AT_ONCE)
  if (ids.length === 0) return { rows: [], next: null }
  const rows = (await tradesById(ctx.db, ids, userId)).sort((a, b) => a.trade.id - b.trade.id)
  const [things, versions, events] = await Promise.all([
    thingsOf(ctx.db, ids),
    ctx.db
      .select()
      .from(tradeTerms)
      .where(inArray(tradeTerms.tradeId, ids))
      .orderBy(asc(tradeTerms.tradeId), asc(tradeTerms.version)),
    ctx.db
      .select()
      .from(tradeEvents)
      .where(inArray(tradeEvents.tradeId, ids))
      .orderBy(asc(tradeEvents.tradeId), asc(tradeEvents.seq)),
  ])
  return pageOf(
    rows,
    ({ trade }) => trade.id,
    (row) => {
      const { trade } = row
      const [target, ...others] = things
        .filter(({ tradeId }) => tradeId === trade.id)
        .map(({ id, ownerId, title, snapshot }) => ({
          ...{ id, title: snapshot?.title ?? title },
          isOffered: ownerId === trade.fromUserId,
        }))
      const of = (isOffered: boolean) =>
        others
          .filter((thing) => thing.isOffered === isOffered)
          .map(({ id, title }) => ({ id, title }))
      return {
        ...viewOf(row, userId),
        requestedItem: { id: trade.requestedItemId, title: target?.title },
        otherRequestedItems: of(false),
        offeredItems: of(true),
        versions: versions
          .filter(({ tradeId }) => tradeId === trade.id)
          .map(({ version, seq, terms }) => ({ version, event: seq, ...terms })),
        events: events
          .filter(({ tradeId }) => tradeId === trade.id)
          .map(({ type, actor, createdAt, details }) => ({
            type,
            by: actor === SYSTEM ? 'system' : actor === userId ? 'me' : 'other',
            at: iso(createdAt),
            ...details,
          })),
      }
    },
    AT_ONCE,
  )
}

function viewOf({ trade, proposer, owner }: TradeRow, userId: string) {
  const isProposer = trade.fromUserId === userId
  const mine = (id: string | null) => (id === null ? null : id === userId ? 'me' : 'other')
  return {
    id: trade.id,
    iAm: isProposer ? 'proposer' : 'owner',
    other: (isProposer ? owner : proposer).firstName,
    status: trade.status,
    offerType: trade.offerType,
    offeredAmount: trade.offeredAmount,
    requestedAmount: trade.requestedAmount,
    version: trade.version,
    message: trade.message,
    responseMessage: trade.responseMessage,
    createdAt: iso(trade.createdAt),
    acceptedAt: isoOrNull(trade.acceptedAt),
    completedAt: isoOrNull(trade.completedAt),
    cancelledAt: isoOrNull(trade.cancelledAt),
    cancellationRequestedBy: mine(trade.cancellationRequestedBy),
    cancellationReason: trade.cancellationReason,
    cancellationKind: trade.cancellationKind,
    cancellationResponse: trade.cancellationResponse,
    meetingLocation: trade.meetingLocation,
    meetingAt: isoOrNull(trade.meetingAt),
    meetingNotes: trade.meetingNotes,
    agreedMeeting: {
      location: trade.agreedLocation,
      at: isoOrNull(trade.agreedAt),
      notes: trade.agreedNotes,
    },
    onMyWayAt: isoOrNull(isProposer ? trade.fromOnWayAt : trade.toOnWayAt),
    metAt: isoOrNull(isProposer ? trade.fromMetAt : trade.toMetAt),
    proposerDeliveredAt: isoOrNull(trade.fromDeliveredAt),
    ownerDeliveredAt: isoOrNull(trade.toDeliveredAt),
  }
}
