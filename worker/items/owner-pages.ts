/** Pages of one person's items, newest first, in every state but deleted (D15). */

import type { PageQuery } from '../browse/contract.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { cursorBehind, readCursor } from '../http/cursor.ts'
import { cut, type Page, totalText } from '../http/page.ts'
import { COUNT_EXACT_MAX } from '../http/terms.ts'
import { isBlocked } from '../safety/blocks/between.ts'
import { whyWithheld } from '../safety/withheld/why.ts'
import type { Item } from './contract.ts'
import { countOfOwner, itemsOfOwner, withheldOfOwner } from './store.ts'
import { itemOf } from './view.ts'

/** 400 `cursor_invalid` for a cursor of another list. Of somebody apart from the viewer there are none. */
export async function pageOfOwner(
  ctx: Ctx,
  ownerId: string,
  { limit, cursor: text }: PageQuery,
  viewer: Viewer | null = null,
): Promise<Page<Item>> {
  const list = `of ${ownerId}`
  const cursor = readCursor(text, list)
  const [apart, cards, count] = await Promise.all([
    isBlocked(ctx.db, viewer, ownerId),
    itemsOfOwner(ctx.db, ownerId, cursor?.id ?? null, limit + 1),
    cursor ? null : countOfOwner(ctx.db, ownerId, COUNT_EXACT_MAX + 1),
  ])
  if (apart) return { rows: [], next: null, total: '0' }
  const { shown, end } = cut(cards, limit)
  return {
    rows: shown.map((card) => itemOf(ctx, card)),
    next: cursorBehind(list, end?.id),
    total: count === null ? null : totalText(count, true),
  }
}

/** One's own, on the first page behind those that are not shown (D60), of which there are few. */
export async function ownPage(ctx: Ctx, ownerId: string, query: PageQuery): Promise<Page<Item>> {
  const [page, cards] = await Promise.all([
    pageOfOwner(ctx, ownerId, query),
    query.cursor ? [] : withheldOfOwner(ctx.db, ownerId),
  ])
  const why = await whyWithheld(
    ctx,
    'item',
    cards.map(({ id }) => String(id)),
  )
  const hidden = cards.map((card) => {
    const withheld = why.get(String(card.id))
    return itemOf(ctx, withheld ? { ...card, withheld } : card)
  })
  return { ...page, rows: [...hidden, ...page.rows] }
}
