/** Things that nearly equal one's own open ones (D59): asked about first, three at most. Judged again by the statement that stores. */

import { type SQL, sql } from 'drizzle-orm'
import { lostConstraint } from '../db/batch.ts'
import { listed } from '../db/listed.ts'
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { titleSort } from './search-columns.ts'
import { ownOpen } from './store.ts'
import { EQUALS_MAX } from './terms.ts'

/** What is new about a thing: an equal one has one of its photos, or its title and category. */
export type New = {
  ownerId: string
  /** What it is stored under by now. */
  id?: number
  named: { title: string; categoryId: number } | null
  hashes: readonly string[]
  /** *Es otra*: its owner was asked. */
  isOther: boolean
}

/** A title of signs alone equals none. */
function equalsOf({ ownerId, id = 0, named, hashes }: New): SQL {
  const sort = named ? titleSort(named.title) : ''
  const sameWords = sort
    ? sql`(own.title_sort = ${sort} and own.category_id = ${named?.categoryId})`
    : sql`0`
  const samePhoto =
    hashes.length > 0
      ? sql`exists (select 1 from json_each(own.photos) as photo
          where photo.value ->> 'hash' in ${listed(hashes)})`
      : sql`0`
  return sql`(select own.id, own.title from ${ownOpen(ownerId, id)} as own where ${sameWords} or ${samePhoto})`
}

const mostOf = ({ settings }: Ctx, { isOther }: Pick<New, 'isOther'>) =>
  isOther ? Math.ceil(EQUALS_MAX * settings.RATE_LIMIT_FACTOR) : 1

/** For a column that takes no null: of two published at once the second sees the first. */
export const unlessDoubled = (ctx: Ctx, given: New, categoryId: number): SQL<number> =>
  sql<number>`(select ${categoryId} where ${mostOf(ctx, given)} > (select count(*) from ${equalsOf(given)}))`

/** Whether the statement was lost on that. */
export const isDoubledLost = (error: unknown): boolean =>
  lostConstraint(error) === 'items.category_id'

/** Throws 409 `item_doubled` with the newest equal one as `current`, or `items_doubled` where there are as many as may be. */
export async function requireNoDouble(ctx: Ctx, given: New): Promise<void> {
  const [row] = await ctx.db
    .select({
      count: sql<number>`count(*)`,
      // With max() the title is of its row.
      id: sql<number | null>`max(id)`,
      title: sql<string | null>`title`,
    })
    .from(equalsOf(given))
  const { count = 0, id = null, title = null } = row ?? {}
  if (count < mostOf(ctx, given)) return
  const isFull = count >= mostOf(ctx, { isOther: true })
  throw new Refusal(isFull ? 'items_doubled' : 'item_doubled', 409, { current: { id, title } })
}
