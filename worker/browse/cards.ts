/** From the ids that fit to a page: its cards in order, and where the next one begins. */
import { eq, inArray } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { items } from '../items/tables.ts'
import { type Card, cardFields } from '../items/view.ts'
import { cut } from './page.ts'
import type { Plan, Source } from './plan.ts'
import type { Position } from './query.ts'

/** A row that fits, before its card is read. */
export type Hit = { id: number; group: 0 | 1 }
/** Where a page begins; `at` null at the start of a group. */
export type Place = { group: 0 | 1; at: Position | null; source: Source | null }
/** `total` on a first page only. */
export type Found = { cards: Card[]; next: Place | null; total: string | null }

export function positionOf(plan: Plan, card: Card): Position {
  return { k: card[plan.key], id: card.id }
}

/** Columns that conditions, groups and positions read of a row in a window. */
export function testedColumns(plan: Plan): string {
  const short =
    'id, owner_id, category_id, condition, estimated_value, trade_status, created_at, deleted_at, latitude, longitude, popularity, title_sort'
  return plan.leftover.includes('text')
    ? `${short}, search_exact, search_folded, search_place, search_tags`
    : short
}

async function cardsOf(db: Db, ids: number[]): Promise<Map<number, Card>> {
  if (ids.length === 0) return new Map()
  const cards = await db
    .select(cardFields)
    .from(items)
    .innerJoin(users, eq(users.id, items.ownerId))
    .where(inArray(items.id, ids))
  return new Map(cards.map((card) => [card.id, card]))
}

/**
 * The first `limit` of `hits`, which are in order. The next page begins behind the last one shown, or,
 * when all are shown, at `rest` (null: there is nothing more).
 */
export async function pageOf(
  db: Db,
  plan: Plan,
  hits: Hit[],
  limit: number,
  rest: Place | null,
  source: Source | null,
): Promise<Pick<Found, 'cards' | 'next'>> {
  const { shown, end } = cut(hits, limit)
  const byId = await cardsOf(
    db,
    shown.map((hit) => hit.id),
  )
  // One that was deleted since its id was read is left out.
  const present = shown.flatMap((hit) => {
    const card = byId.get(hit.id)
    return card ? [{ card, group: hit.group }] : []
  })
  const cards = present.map(({ card }) => card)
  const last = present.at(-1)
  if (!end || !last) return { cards, next: rest }
  return { cards, next: { group: last.group, at: positionOf(plan, last.card), source } }
}
