/** SQL of items as they are shown: kept with a proposal, and looked at again when it is accepted. */
import { type SQL, sql } from 'drizzle-orm'
import type { Revisions } from '../contract.ts'
import { type Proposed, trades } from '../tables.ts'

/** For a column of JSON; the names are those of `Proposed`. */
export const shownNow = (itemId: SQL): SQL<Proposed> => sql`(select json_object(
  'revision', revision, 'title', title, 'description', description, 'estimatedValue', estimated_value,
  'condition', condition, 'categoryId', category_id, 'location', location, 'tags', json(tags),
  'photos', json(photos)) from items where id = ${itemId})`

/** For a column of JSON: an item as it is agreed on; the names are those of `Snapshot`. */
export const snapshotNow = (itemId: SQL): SQL =>
  sql`(select json_object('title', title, 'description', description, 'photos', json(photos)) from items where id = ${itemId})`

/** Every item of a trade. */
export const itemsOf = (id: number) =>
  sql`(select requested_item_id from trades where id = ${id} union all select item_id from trade_items where trade_id = ${id})`

/**
 * `now`, for a column that takes no null; nothing once an item of the trade is another one than was seen, or, where nobody
 * says what was seen of it, than was offered (D49).
 */
export function unchanged(tradeId: number, seen: Revisions, now: number): SQL {
  const named = seen.map(({ itemId, revision }) => sql`when ${itemId} then ${revision}`)
  const offered = sql`coalesce(
    (select proposed ->> 'revision' from trade_items where trade_id = ${tradeId} and item_id = items.id),
    (select requested_proposed ->> 'revision' from trades where id = ${tradeId} and requested_item_id = items.id),
    revision)`
  const expected =
    named.length === 0 ? offered : sql`case id ${sql.join(named, sql` `)} else ${offered} end`
  return sql`(select ${now} where not exists (select 1 from items
    where id in ${itemsOf(tradeId)} and revision <> ${expected}))`
}

/** Whom a request to cancel waits for (D53), of a row of trades. */
export const askedToCancelId = sql<string>`iif(${trades.cancellationRequestedBy} = ${trades.fromUserId}, ${trades.toUserId}, ${trades.fromUserId})`

/** Whoever made the last offer (D49), of a row of trades. */
export const offererId = sql<string>`iif(${trades.offeredBy} = 'proposer', ${trades.fromUserId}, ${trades.toUserId})`
