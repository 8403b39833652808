/** The lists of a person's trades, by pages. */
import * as v from 'valibot'
import type { Ctx, Viewer } from '../http/context.ts'
import { decode, encode } from '../http/cursor.ts'
import { Refusal } from '../http/errors.ts'
import { cut, type Page, totalText } from '../http/page.ts'
import { COUNT_EXACT_MAX } from '../http/terms.ts'
import type { Trade } from '../trades/contract.ts'
import { standingsOf, thingsOf, tradesById } from '../trades/rows/store.ts'
import { stateOf, tradeOf } from '../trades/view.ts'
import type { ProposalsQuery } from './contract.ts'
import { groupOf } from './rules.ts'
import { countTrades, goingOn, tradeIds } from './store.ts'
import { GOING_ON_MAX, GROUPS } from './terms.ts'

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const CursorSchema = v.strictObject({
  l: v.string(),
  /** The last one of the newest first; null: none of them has been shown. */
  id: v.nullable(id),
  /** What stood before them, since it went on then: it does not come again. */
  first: v.pipe(v.array(id), v.maxLength(GOING_ON_MAX)),
})

function readCursor(text: string | undefined, list: string) {
  if (text === undefined) return null
  const cursor = decode(CursorSchema, text)
  if (cursor?.l !== list) throw new Refusal('cursor_invalid', 400)
  return cursor
}

/**
 * Newest first; of `all`, what goes on stands before all others, on the first page: by groups, each newest first.
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
  const mostFirst = cursor || asked !== 'all' ? 0 : Math.min(limit, GOING_ON_MAX)
  const without = cursor?.first ?? []
  const [first, newest, count] = await Promise.all([
    mostFirst === 0 ? ([] as number[]) : goingOnIds(ctx, viewer, mostFirst),
    // What stands first is among the newest: so many more are enough.
    tradeIds(ctx.db, viewer.id, box, {
      ...{ behind: cursor?.id ?? null, without, limit: limit + 1 },
    }),
    cursor ? null : countTrades(ctx.db, viewer.id, box, COUNT_EXACT_MAX + 1),
  ])
  const before = cursor?.first ?? first
  const ids = newest.filter((one) => !first.includes(one))
  const { shown, end } = cut(ids, limit - first.length)
  const hasMore = ids.length > shown.length
  return {
    rows: await tradesOf(ctx, viewer, [...first, ...shown]),
    next: hasMore ? encode({ l: list, id: end ?? null, first: before }) : null,
    total: count === null ? null : totalText(count, true),
  }
}

/** What is not over, by groups: the rule decides. */
async function goingOnIds(ctx: Ctx, viewer: Viewer, most: number): Promise<number[]> {
  const now = ctx.clock.now()
  const rows = await standingsOf(ctx.db, goingOn(viewer.id))
  return rows
    .map((row) => ({
      id: row.trade.id,
      rank: GROUPS.indexOf(groupOf(stateOf(row), viewer.id, now)),
    }))
    .filter(({ rank }) => GROUPS[rank] !== 'over')
    .sort((a, b) => a.rank - b.rank || b.id - a.id)
    .map(({ id }) => id)
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
