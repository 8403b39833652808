/** What has come of one's wish. */
import type { PageQuery } from '../../browse/contract.ts'
import type { Ctx, Viewer } from '../../http/context.ts'
import { cursorBehind, readCursor } from '../../http/cursor.ts'
import { cut, type Page } from '../../http/page.ts'
import type { Item } from '../../items/contract.ts'
import { itemOf } from '../../items/view.ts'
import { hidingFor } from '../../safety/blocks/between.ts'
import { refuseIf } from '../rows/refusing.ts'
import { looked, wishById } from '../rows/store.ts'
import { mayChange } from '../rules.ts'
import { findsOf } from './store.ts'

/** Its first page is looking: nothing of it is new any more. Its owner alone; 400 `cursor_invalid`. */
export async function pageOfFinds(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  { limit, cursor: text }: PageQuery,
): Promise<Page<Item>> {
  refuseIf(mayChange(await wishById(ctx.db, id), viewer.id))
  const list = `found for ${id}`
  const cursor = readCursor(text, list)
  const cards = await findsOf(ctx.db, id, cursor?.id ?? null, limit + 1, hidingFor(viewer))
  const { shown, end } = cut(cards, limit)
  if (!cursor) ctx.later(async ({ db }) => looked(db, id))
  return {
    rows: shown.map((card) => itemOf(ctx, card)),
    next: cursorBehind(list, end?.id),
    total: null,
  }
}
