/** The lists of a person's trades, by pages. */
import * as v from 'valibot'
import type { Ctx, Viewer } from '../http/context.ts'
import { decode, encode } from '../http/cursor.ts'
import { Refusal } from '../http/errors.ts'
import { cut, type Page, totalText } from '../http/page.ts'
import { COUNT_EXACT_MAX } from '../http/terms.ts'
import type { Trade } from '../trades/contract.ts'
import { standingsOf, thingsOf, tradesById } from '../trades/rows/store.ts'
import { isAwaited } from '../trades/rules.ts'
import { stateOf, tradeOf } from '../trades/view.ts'
import type { ProposalsQuery } from './contract.ts'
import { countTrades, goingOn, tradeIds } from './store.ts'
import { AWAITED_MAX } from './terms.ts'

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const CursorSchema = v.strictObject({
  l: v.string(),
  /** The last one of the newest first; null: none of them has been shown. */
  id: v.nullable(id),
  /** What stood before them, since it waited then: it does not come again. */
  first: v.pipe(v.array(id), v.maxLength(AWAITED_MAX)),
})

function readCursor(text: string | undefined, list: string) {
  if (text === undefined) return null
  const cursor = decode(CursorSchema, text)
  if (cursor?.l !== list) throw new Refusal('cursor_invalid', 400)
  return cursor
}

/**
 * Newest first; of `all`, what waits for the viewer now stands before all others, on the first page.
 * 400 `cursor_invalid` for a cursor of another list.
 */
export async function pageOfTrades(
  ctx: Ctx,
  viewer: Viewer,
  { limit, cursor: text, box: asked }: ProposalsQuery,
): Promise<Page<Trade>> {
  const list = `trades ${asked ?? 'newest'} ${viewer.id}`
  const box = asked === 'all' ? undefined : asked
  const cursor = readCursor(text, list)
  const awaited =
    cursor || asked !== 'all' ? [] : await awaitedIds(ctx, viewer, Math.min(limit, AWAITED_MAX))
  const before = cursor?.first ?? awaited
  const span = { behind: cursor?.id ?? null, without: before, limit: limit - awaited.length + 1 }
  const [ids, count] = await Promise.all([
    tradeIds(ctx.db, viewer.id, box, span),
    cursor ? null : countTrades(ctx.db, viewer.id, box, COUNT_EXACT_MAX + 1),
  ])
  const { shown, end } = cut(ids, limit - awaited.length)
  const hasMore = ids.length > shown.length
  return {
    rows: await tradesOf(ctx, viewer, [...awaited, ...shown]),
    next: hasMore ? encode({ l: list, id: end ?? null, first: before }) : null,
    total: count === null ? null : totalText(count, true),
  }
}

/** What waits for the viewer, newest first: the rule decides, of what goes on. */
async function awaitedIds(ctx: Ctx, viewer: Viewer, most: number): Promise<number[]> {
  const now = ctx.clock.now()
  const rows = await standingsOf(ctx.db, goingOn(viewer.id))
  return rows
    .filter((row) => isAwaited(stateOf(row), viewer.id, now))
    .map(({ trade }) => trade.id)
    .sort((a, b) => b - a)
    .slice(0, most)
}

/** In the order of the ids. */
async function tradesOf(ctx: Ctx, viewer: Viewer, ids: number[]): Promise<Trade[]> {
  if (ids.length === 0) return []
  const [rows, things] = await Promise.all([
    tradesById(ctx.db, ids, viewer.id),
    thingsOf(ctx.db, ids),
  ])
  return rows
    .map((row) => tradeOf(ctx, row, things, viewer.id))
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
