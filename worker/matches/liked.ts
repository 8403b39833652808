/** Parts of queries: what somebody likes, and what they have. */
import { type SQL, sql } from 'drizzle-orm'
import { TASTE_HEARTS } from './terms.ts'

/** What our own queries wrote as JSON. */
export const parsed = <T>(text: unknown): T => JSON.parse(String(text)) as T

/** `[id, value, category, spot, published]` of a thing. */
export type ThingColumns = [number, number, number, number | null, number]

/** Of a person's newest things those on offer, as one value of a row; `most`: so many are looked at. */
export const thingsOf = (userId: SQL, most: number): SQL<ThingColumns[]> =>
  sql<
    ThingColumns[]
  >`(select json_group_array(json_array(id, estimated_value, category_id, spot, created_at)) from (
      select * from (
        select id, estimated_value, category_id, spot, created_at, trade_status from items indexed by items_owner
        where owner_id = ${userId} and deleted_at is null order by id desc limit ${most})
      where trade_status = 'available'))`.mapWith(parsed<ThingColumns[]>)

/** Categories of a person's newest hearts. */
export const likedKinds = (userId: SQL): SQL<number[]> =>
  sql<number[]>`(select json_group_array(category_id) from (
      select item_id from favorites indexed by favorites_list where user_id = ${userId}
      order by created_at desc, item_id desc limit ${TASTE_HEARTS}) as liked
    join items on items.id = liked.item_id)`.mapWith(parsed<number[]>)

type Said = { wished: number[]; searched: number[] }

/** Categories of what a person looks for now (D64): of public wishes, and of saved searches. Ten are open at most. */
export const soughtKinds = (userId: SQL): SQL<Said> =>
  sql<Said>`(select json_object(
      'wished', json_group_array(kind.value) filter (where is_public = 1),
      'searched', json_group_array(kind.value) filter (where is_public = 0))
    from wishes indexed by wishes_open cross join json_each(wishes.categories) as kind
    where owner_id = ${userId} and closed_at is null)`.mapWith(parsed<Said>)

type Whose = Record<'itemIds' | 'giverId' | 'ownerId', SQL>

/**
 * Of the first of these things that the giver likes still and would tell of, while it is on offer, what is asked for: an
 * expression over `thing`. The list is walked in its own order, and no further than to the first.
 */
export const likedStill = <T>(what: SQL, { itemIds, giverId, ownerId }: Whose): SQL<T | null> =>
  sql<T | null>`(select ${what} from json_each(${itemIds}) as liked
    cross join favorites as heart on heart.user_id = ${giverId} and heart.item_id = liked.value and heart.tells = 1
    cross join items as thing on thing.id = heart.item_id
    where thing.owner_id = ${ownerId} and thing.deleted_at is null and thing.trade_status = 'available'
    limit 1)`
