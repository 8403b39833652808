/** From the ids that fit to a page: its cards in order, and where the next one begins. */

import type { Db } from '../db/connect.ts'
import { cut } from '../http/page.ts'
import { cardsById } from '../items/store.ts'
import { items } from '../items/tables.ts'
import type { Card } from '../items/view.ts'
import { EQUAL_NAMES } from './contract.ts'
import { nearnessOf } from './nearness.ts'
import { type Plan, rankOf, type Source, type Wanted } from './plan.ts'
import type { Position } from './query.ts'

/** A row that fits, before its card is read; `k`: where it stands in an order that its card does not tell. */
export type Hit = { id: number; group: 0 | 1; k?: Position['k'] }
/** Where a page begins; `at` null at the start of a group. */
export type Place = { group: 0 | 1; at: Position | null; source: Source | null }
/** `total` on a first page only. */
export type Found = { cards: Card[]; next: Place | null; total: string | null }

export function positionOf(plan: Plan, wanted: Wanted, card: Card): Position {
  return { k: keyOf(plan, wanted, card), id: card.id }
}

function keyOf({ key }: Plan, { circle }: Wanted, card: Card): number | string {
  if (key === 'priceRank') return rankOf(card.estimatedValue)
  return key === 'spot' ? nearnessOf(card.spot, circle) : card[key]
}

const SHORT_COLUMNS = [
  ...['id', 'owner_id', 'category_id', 'estimated_value', 'price_rank', 'spot', 'trade_status'],
  ...['created_at', 'deleted_at', 'popularity', 'title_sort'],
]
const TEXT_COLUMNS = ['search_exact', 'search_folded', 'search_place', 'search_tags']

/** Columns that conditions, groups and positions read of a row in a window. */
export function testedColumns(plan: Plan): string {
  const { leftover } = plan
  const equal = leftover.includes('equal') ? EQUAL_NAMES.map((name) => items[name].name) : []
  const wants = leftover.includes('wants') ? [items.wantedCategories.name] : []
  const texts = leftover.includes('text') ? TEXT_COLUMNS : []
  return [...SHORT_COLUMNS, ...equal, ...wants, ...texts].join(', ')
}

/**
 * The first `limit` of `hits`, which are in order. The next page begins behind the last one shown, or,
 * when all are shown, at `rest` (null: there is nothing more).
 */
export async function pageOf(
  db: Db,
  plan: Plan,
  wanted: Wanted,
  hits: Hit[],
  limit: number,
  rest: Place | null,
  source: Source | null,
): Promise<Pick<Found, 'cards' | 'next'>> {
  const { shown, end } = cut(hits, limit)
  // One that was deleted since its id was read is left out.
  const cards = await cardsById(
    db,
    shown.map(({ id }) => id),
  )
  const last = cards.at(-1)
  const hit = shown.find(({ id }) => id === last?.id)
  if (!end || !last || !hit) return { cards, next: rest }
  const at = positionOf(plan, wanted, last)
  return { cards, next: { group: hit.group, at: { ...at, k: hit.k ?? at.k }, source } }
}
