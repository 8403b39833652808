/** Statements that put terms on the table, and that bring them into force (D49, D50). */
import { type SQL, sql } from 'drizzle-orm'
import type { Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { items } from '../../items/tables.ts'
import type { Revisions } from '../contract.ts'
import { itemsOf, shownNow, snapshotNow } from '../rows/shown.ts'
import { itemHolds, type Snapshot, type StoredTerms, tradeItems, tradeTerms } from '../tables.ts'
import { THINGS_MAX } from '../terms.ts'
import type { TermsGiven } from './rules.ts'

export type Version = TermsGiven & {
  tradeId: number
  version: number
  seq: number
  /** Which revisions were shown, as far as it was said. */
  seen: Revisions
}

const list = (ids: readonly number[]) => sql`json_each(${JSON.stringify(ids)})`

/** On offer, or promised to this very trade; as it was shown. */
function isFree(tradeId: number | SQL<number>, seen: Revisions): SQL {
  const other = seen.map(
    ({ itemId, revision }) => sql`(i.id = ${itemId} and i.revision <> ${revision})`,
  )
  const asShown = other.length === 0 ? sql`` : sql` and not (${sql.join(other, sql` or `)})`
  return sql`i.deleted_at is null${asShown} and not exists (select 1 from item_holds as h
    where h.item_id = i.id and h.trade_id is not ${tradeId})
    and (i.trade_status = 'available' or exists (select 1 from item_holds as h where h.item_id = i.id))`
}

const things = (
  ids: readonly number[],
  free: SQL,
) => sql`(select json_group_array(json(thing)) from (
  select json_object('id', i.id, 'revision', i.revision, 'title', i.title, 'estimatedValue', i.estimated_value,
    'condition', i.condition, 'photo', i.photos -> '$[0]') as thing
  from ${list(ids)} as e cross join items as i on i.id = e.value where ${free} order by e.key))`

/** Its id, as long as it is free for this trade and as it was shown; else null, where a column takes none. */
export const freeThing = (id: SQL | number, tradeId: number | SQL<number>, seen: Revisions) =>
  sql<number>`(select i.id from items as i where i.id = ${id} and ${isFree(tradeId, seen)})`

/** What one side asks to change to. Fails on trade_terms.terms when a thing is not free any more, or not as it was shown. */
export function askedTerms(db: Db, given: Version): Statement {
  const { tradeId, version, seq, offeredItemIds, requestedItemIds, seen } = given
  const free = isFree(tradeId, seen)
  const all = [...offeredItemIds, ...requestedItemIds]
  const terms = sql<StoredTerms>`(select json_object(
    'offered', json(${things(offeredItemIds, free)}), 'requested', json(${things(requestedItemIds, free)}),
    'offeredAmount', ${given.offeredAmount}, 'requestedAmount', ${given.requestedAmount})
    where ${all.length} = (select count(*) from ${list(all)} as e cross join items as i on i.id = e.value where ${free}))`
  return db.insert(tradeTerms).values({ tradeId, version, seq, terms })
}

/** A thing of the terms in force as it was offered; what is older than revisions, as it is. `item`: its row. */
function asOffered(proposed: SQL, item: 'i' | 'begun'): SQL {
  const now = (column: string) => sql.raw(`${item}.${column}`)
  return sql`json_object('id', ${now('id')},
    'revision', coalesce(${proposed} ->> 'revision', ${now('revision')}),
    'title', coalesce(${proposed} ->> 'title', ${now('title')}),
    'estimatedValue', coalesce(${proposed} ->> 'estimatedValue', ${now('estimated_value')}),
    'condition', coalesce(${proposed} ->> 'condition', ${now('condition')}),
    'photo', json(coalesce(${proposed} -> '$.photos[0]', ${now('photos')} -> '$[0]')))`
}

const others = (
  side: SQL,
) => sql`select ${asOffered(sql`ti.proposed`, 'i')} as thing, ti.position as at
  from trade_items as ti cross join items as i on i.id = ti.item_id where ti.trade_id = trades.id and i.owner_id = ${side}`
const begun = sql`select ${asOffered(sql`trades.requested_proposed`, 'begun')} as thing, -1 as at`
const inOrder = (rows: SQL) =>
  sql`json((select json_group_array(json(thing)) from (select thing from (${rows}) order by at)))`

/** The terms in force, before others take their place; those that were asked for as a change are kept already. */
export const keepTerms = (db: Db, tradeId: number): Statement =>
  db.insert(tradeTerms).select(
    sql`select trades.id, trades.version, trades.version_event, json_object(
          'offered', ${inOrder(others(sql`trades.from_user_id`))},
          'requested', ${inOrder(sql`${begun} union all ${others(sql`trades.to_user_id`)}`)},
          'offeredAmount', trades.offered_amount, 'requestedAmount', trades.requested_amount)
        from trades cross join items as begun on begun.id = trades.requested_item_id
        where trades.id = ${tradeId} on conflict do nothing`,
  )

type Kept = TermsGiven & {
  tradeId: number | SQL<number>
  requestedItemId: number
  seen?: Revisions
}

/**
 * The things of the terms beside the one that the trade began with. Fails on trade_items.item_id for one that is not free
 * any more, or not as it was shown. `isAgreed`: kept as they are now.
 */
export function thingsStatements(
  db: Db,
  { tradeId, requestedItemId, seen = [], ...terms }: Kept,
  isAgreed = false,
) {
  const further = terms.requestedItemIds.filter((id) => id !== requestedItemId)
  const each = [
    ...terms.offeredItemIds.map((id, at) => [id, at]),
    // Behind the other side's, however many those are.
    ...further.map((id, at) => [id, THINGS_MAX + at]),
  ]
  if (each.length === 0) return []
  const id = sql`e.value ->> 0`
  const rows = db
    .select({
      tradeId: sql<number>`${tradeId}`.as('trade_id'),
      itemId: freeThing(id, tradeId, seen).as('item_id'),
      position: sql<number>`e.value ->> 1`.as('position'),
      snapshot: sql<Snapshot | null>`${isAgreed ? snapshotNow(id) : sql`null`}`.as('snapshot'),
      proposed: shownNow(id).as('proposed'),
    })
    .from(sql`json_each(${JSON.stringify(each)}) as e`)
  return [db.insert(tradeItems).select(rows)] satisfies Statement[]
}

export const clearThings = (db: Db, tradeId: number) =>
  db.delete(tradeItems).where(sql`${tradeItems.tradeId} = ${tradeId}`)

/**
 * What was promised under the terms before is free, what the new ones name is promised; in the batch that replaces the things
 * by `thingsStatements` (D50). Fails on item_holds.item_id: doubled where a thing is promised elsewhere, null where it is
 * another one than was offered.
 */
export function swapHolds(db: Db, tradeId: number, { offered, requested }: StoredTerms) {
  const all = [...offered, ...requested].map(({ id, revision }) => [id, revision])
  const agreed = sql`json_each(${JSON.stringify(all)}) as e`
  const ids = sql`(select e.value ->> 0 from ${agreed})`
  const freed = itemsOf(tradeId)
  return [
    db
      .update(items)
      .set({ tradeStatus: 'available' })
      .where(sql`${items.id} in ${freed} and ${items.id} not in ${ids}`),
    db
      .delete(itemHolds)
      .where(
        sql`${itemHolds.tradeId} = ${tradeId} and ${itemHolds.itemId} in ${freed} and ${itemHolds.itemId} not in ${ids}`,
      ),
    db.insert(itemHolds).select(
      db
        .select({
          itemId:
            sql<number>`(select id from items where id = e.value ->> 0 and revision = e.value ->> 1)`.as(
              'item_id',
            ),
          tradeId: sql<number>`${tradeId}`.as('trade_id'),
        })
        .from(agreed)
        .where(
          sql`not exists (select 1 from item_holds where item_id = e.value ->> 0 and trade_id = ${tradeId})`,
        ),
    ),
  ] satisfies Statement[]
}
