/** Spending tokens, and what was spent and earned. */

import { wantedBy } from '../browse/actions.ts'
import type { ListQuery, PageQuery } from '../browse/contract.ts'
import type { Wanted } from '../browse/plan.ts'
import { lostConstraint, runBatch } from '../db/batch.ts'
import { iso } from '../http/clock.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { cursorBehind, readCursor } from '../http/cursor.ts'
import { Refusal } from '../http/errors.ts'
import { sentence } from '../http/messages.ts'
import { cut, type Page } from '../http/page.ts'
import type { Item } from '../items/contract.ts'
import { isOnOffer } from '../items/rules.ts'
import { cardsById } from '../items/store.ts'
import { itemOf } from '../items/view.ts'
import { earn } from './ledger/earn.ts'
import { missingTokens, turnOf } from './rules.ts'
import {
  feature,
  featuredThings,
  featuringOf,
  featuringState,
  historyOf,
  type LedgerRow,
  ownFeatured,
} from './store.ts'
import type { FeatureAnswer, FeatureRefused, TokenTransaction } from './terms.ts'

/**
 * For a week. Throws 404 `item_not_found`; 403 `item_not_yours`; 409 `item_reserved`, `item_traded`; with
 * `current` (FeatureRefused) 409 `item_featured` and 422 `tokens_short`.
 */
export async function featureItem(
  ctx: Ctx,
  viewer: Viewer,
  itemId: number,
): Promise<FeatureAnswer> {
  const now = ctx.clock.now()
  try {
    await runBatch(ctx.db, [
      earn(ctx.db, viewer.id, 'item_featured', featuringOf(itemId), now),
      feature(ctx.db, viewer.id, itemId, now),
    ])
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost && LOST.includes(lost)) throw await refused(ctx, viewer, itemId)
    throw error
  }
  const after = await featuringState(ctx.db, viewer.id, itemId)
  return {
    itemId,
    featuredUntil: iso(after?.until ?? now),
    tokenBalance: after?.tokenBalance ?? 0,
  }
}

const LOST = [
  'token_transactions_balance',
  'token_transactions.user_id',
  'featured_items.item_id',
  'featured_items.until',
]

/** Said in the order in which a person would ask: whose it is, whether it can be had, whether it is so already. */
async function refused(ctx: Ctx, viewer: Viewer, itemId: number): Promise<Refusal> {
  const state = await featuringState(ctx.db, viewer.id, itemId)
  if (!state || state.deletedAt !== null) return new Refusal('item_not_found', 404)
  const { ownerId, tradeStatus, until, tokenBalance } = state
  if (ownerId !== viewer.id) return new Refusal('item_not_yours', 403)
  if (!isOnOffer(tradeStatus)) return new Refusal(`item_${tradeStatus}`, 409)
  const isFeatured = until !== null && until > ctx.clock.now()
  const current: FeatureRefused = {
    tokenBalance,
    missing: missingTokens(tokenBalance),
    featuredUntil: isFeatured ? iso(until) : null,
  }
  return isFeatured
    ? new Refusal('item_featured', 409, { current })
    : new Refusal('tokens_short', 422, { current })
}

/** Whose turn it is, before their cards are read; `circle` as for `itemOf`. */
type Turn = { ids: number[]; circle: Wanted['circle'] }
export const NOBODYS_TURN: Turn = { ids: [], circle: null }

/** At most four that fit the query, each of another person. */
export async function featuredTurn(
  ctx: Ctx,
  query: ListQuery,
  viewer: Viewer | null,
): Promise<Turn> {
  const now = ctx.clock.now()
  const wanted = await wantedBy(ctx, query, viewer)
  if (wanted === null) return NOBODYS_TURN
  return { ids: turnOf(await featuredThings(ctx.db, wanted, now), now), circle: wanted.circle }
}

export async function featuredCards(ctx: Ctx, { ids, circle }: Turn): Promise<Item[]> {
  return (await cardsById(ctx.db, ids)).map((card) => itemOf(ctx, card, circle))
}

export const featuredFor = async (
  ctx: Ctx,
  query: ListQuery,
  viewer: Viewer | null,
): Promise<Item[]> => featuredCards(ctx, await featuredTurn(ctx, query, viewer))

/** Of the caller's own: until when each is featured. */
export async function featuredOwn(ctx: Ctx, { id }: Viewer) {
  const rows = await ownFeatured(ctx.db, id, ctx.clock.now())
  return rows.map(({ itemId, until }) => ({ itemId, featuredUntil: iso(until) }))
}

export async function history(
  ctx: Ctx,
  { id }: Viewer,
  { limit, cursor }: PageQuery,
): Promise<Page<TokenTransaction>> {
  const list = `tokens of ${id}`
  const before = readCursor(cursor, list)?.id ?? null
  const rows = await historyOf(ctx.db, id, before, limit + 1)
  const { shown, end } = cut(rows, limit)
  return {
    rows: shown.map((row) => transactionOf(ctx, row)),
    next: cursorBehind(list, end?.seq),
    total: null,
  }
}

const transactionOf = (ctx: Ctx, row: LedgerRow): TokenTransaction => ({
  id: row.seq,
  description: sentence(`tokens_${row.kind}`, ctx.language),
  transactionType: row.kind,
  amount: row.amount,
  balanceAfter: row.balanceAfter,
  createdAt: iso(row.createdAt),
})
