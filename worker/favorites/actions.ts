/** Saving and removing, the same answer however often it is asked; pages of what was saved. */
import type { PageQuery } from '../browse/contract.ts'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import { iso } from '../http/clock.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { readCursor, writeCursor } from '../http/cursor.ts'
import { Refusal } from '../http/errors.ts'
import { cut, type Page, totalText } from '../http/page.ts'
import { itemOf } from '../items/view.ts'
import { hidingFor, isBlocked } from '../safety/blocks/between.ts'
import type { Favorite, FavoriteAnswer } from './contract.ts'
import { maySave } from './rules.ts'
import {
  addFavorite,
  favoriteCount,
  favoritesOf,
  favoriteTotal,
  removeFavorite,
  type SavedCard,
  savedItem,
} from './store.ts'

/** Throws 404 `item_not_found`; 422 `favorite_own`, `favorites_many`. */
export async function saveItem(
  ctx: Ctx,
  viewer: Viewer,
  itemId: number,
  tells = false,
): Promise<FavoriteAnswer> {
  const item = await savedItem(ctx.db, itemId)
  const isHidden = item !== null && (await isBlocked(ctx.db, viewer, item.ownerId))
  const refusal = maySave(isHidden ? null : item, viewer.id)
  if (refusal) throw new Refusal(refusal, refusal === 'item_not_found' ? 404 : 422)
  try {
    const added = addFavorite(ctx.db, viewer.id, itemId, ctx.clock.now(), tells)
    const { count, knows } = await counted(ctx, viewer, added)
    const saved = { itemId, isFavorite: true, favoriteItems: count }
    return { ...saved, ...(tells && !knows && { isUntold: true }) }
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost === 'favorites.item_id') throw new Refusal('item_not_found', 404)
    if (lost === 'favorites.created_at') throw new Refusal('favorites_many', 422)
    throw error
  }
}

/** What is no favourite, or no item at all, is one no longer: no error. */
export async function unsaveItem(
  ctx: Ctx,
  viewer: Viewer,
  itemId: number,
): Promise<FavoriteAnswer> {
  const removed = removeFavorite(ctx.db, viewer.id, itemId)
  const { count } = await counted(ctx, viewer, removed)
  return { itemId, isFavorite: false, favoriteItems: count }
}

/** The count is read in the batch of the change: two taps at once each answer their own moment. */
async function counted(ctx: Ctx, viewer: Viewer, change: Statement) {
  const [, rows] = await runBatch(ctx.db, [change, favoriteCount(ctx.db, viewer.id)])
  // The answer of the second statement, whose columns are known above.
  return (rows as { count: number; knows: number }[])[0] ?? { count: 0, knows: 0 }
}

/** 400 `cursor_invalid` for a cursor of another list. */
export async function pageOfFavorites(
  ctx: Ctx,
  viewer: Viewer,
  { limit, cursor: text }: PageQuery,
): Promise<Page<Favorite>> {
  const list = `saved by ${viewer.id}`
  const cursor = readCursor(text, list)
  const behind = cursor && { createdAt: Number(cursor.k), itemId: cursor.id ?? 0 }
  const [cards, total] = await Promise.all([
    favoritesOf(ctx.db, viewer.id, behind, limit + 1, hidingFor(viewer)),
    cursor ? null : favoriteTotal(ctx.db, viewer.id, hidingFor(viewer)),
  ])
  const { shown, end } = cut(cards, limit)
  return {
    rows: shown.map((card) => favoriteOf(ctx, card)),
    next: end ? writeCursor({ l: list, g: 0, k: end.savedAt, id: end.id }) : null,
    total: total === null ? null : totalText(total, true),
  }
}

function favoriteOf(ctx: Ctx, { savedAt, ...card }: SavedCard): Favorite {
  const createdAt = iso(savedAt)
  return { id: card.id, itemId: card.id, item: itemOf(ctx, card), createdAt }
}
