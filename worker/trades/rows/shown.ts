/** SQL of items as they are shown: kept with a proposal, and looked at again when it is accepted. */
import { type SQL, sql } from 'drizzle-orm'
import type { Revisions } from '../contract.ts'
import type { Proposed } from '../tables.ts'

/** For a column of JSON; the names are those of `Proposed`. */
export const shownNow = (itemId: SQL): SQL<Proposed> => sql`(select json_object(
  'revision', revision, 'title', title, 'description', description, 'estimatedValue', estimated_value,
  'condition', condition, 'categoryId', category_id, 'location', location, 'tags', json(tags),
  'photos', json(photos)) from items where id = ${itemId})`

/** Every item of a trade. */
export const itemsOf = (id: number) =>
  sql`(select requested_item_id from trades where id = ${id} union all select item_id from trade_items where trade_id = ${id})`

/** `now`, for a column that takes no null; nothing once an item of the trade is another one than was seen. */
export function unchanged(tradeId: number, seen: Revisions, now: number): SQL | number {
  if (seen.length === 0) return now
  const other = seen.map(
    ({ itemId, revision }) => sql`(id = ${itemId} and revision <> ${revision})`,
  )
  return sql`(select ${now} where not exists (select 1 from items
    where id in ${itemsOf(tradeId)} and (${sql.join(other, sql` or `)})))`
}
