/** The terms that somebody puts on the table, read and judged before their batch (D49, D50). */
import type { Ctx } from '../../http/context.ts'
import type { ActionBody } from '../contract.ts'
import { proposedItems, type TradeRow, thingsOf } from '../rows/store.ts'
import { areSame, judgeTerms, judgeThings, type TermsGiven, type TermsRefusal } from './rules.ts'

/** The titles are for what is told of it. */
export type Offered = {
  terms: TermsGiven
  titles: ReadonlyMap<number, string>
  /** Things that were not on the table before: of the proposer, and of the owner. */
  fresh: { offered: number[]; requested: number[] }
}

/** What the body does not name stays as it is; an amount that is named takes the place of the other side's. */
export async function offeredIn(
  { db }: Ctx,
  { trade }: TradeRow,
  body: ActionBody,
): Promise<Offered | { refusal: TermsRefusal }> {
  const things = await thingsOf(db, [trade.id])
  const idsOf = (owner: string) =>
    things.filter(({ ownerId }) => ownerId === owner).map(({ id }) => id)
  const now: TermsGiven = {
    offeredItemIds: idsOf(trade.fromUserId),
    requestedItemIds: idsOf(trade.toUserId),
    offeredAmount: trade.offeredAmount,
    requestedAmount: trade.requestedAmount,
  }
  const terms: TermsGiven = {
    offeredItemIds: body.offeredItemIds ?? now.offeredItemIds,
    requestedItemIds: begunFirst(
      body.requestedItemIds ?? now.requestedItemIds,
      trade.requestedItemId,
    ),
    ...(body.offeredAmount === undefined && body.requestedAmount === undefined
      ? { offeredAmount: now.offeredAmount, requestedAmount: now.requestedAmount }
      : {
          offeredAmount: body.offeredAmount ?? null,
          requestedAmount: body.requestedAmount ?? null,
        }),
  }
  const wrong = judgeTerms(terms, trade.requestedItemId)
  if (wrong) return { refusal: wrong }
  if (areSame(terms, now)) return { refusal: 'terms_same' }
  const all = [...terms.offeredItemIds, ...terms.requestedItemIds]
  const found = await proposedItems(db, all, trade.id)
  const refusal = judgeThings(terms, trade, found)
  if (refusal) return { refusal }
  // A question has put nothing on the table yet.
  const stood = trade.offerType === null ? [] : [...now.offeredItemIds, ...now.requestedItemIds]
  const isFresh = (id: number) => !stood.includes(id)
  return {
    terms,
    titles: new Map(found.map(({ id, title }) => [id, title])),
    fresh: {
      offered: terms.offeredItemIds.filter(isFresh),
      requested: terms.requestedItemIds.filter(isFresh),
    },
  }
}

/** As the trade names them. */
const begunFirst = (ids: number[], begun: number) =>
  ids.includes(begun) ? [begun, ...ids.filter((id) => id !== begun)] : ids
