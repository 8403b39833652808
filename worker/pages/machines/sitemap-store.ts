/** What is on offer, for the sitemap: by ranges of ids, so that a part never depends on what stands before it. */
import { and, asc, between, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { items } from '../../items/tables.ts'

/** Ids a part: two rows read each at most. (The protocol allows 50,000 addresses and 50 MB.) */
export const IDS_A_PART = 5_000

/** Written into the statement: a bound number is a real one, and divides as such. */
const SIZE = sql.raw(String(IDS_A_PART))

/** As the condition of the index items_offer. */
const onOffer = sql`deleted_at is null and trade_status = 'available'`

/**
 * Numbers of the parts that have something in them. From each the index is asked for the first thing
 * behind it, so that the rows read are as many as the parts.
 */
export async function partsOnOffer(db: Db): Promise<number[]> {
  const first = sql`select min(id) from items indexed by items_offer where ${onOffer}`
  const next = sql`${first} and id >= (found.id / ${SIZE} + 1) * ${SIZE}`
  const found = sql`with recursive found (id) as
    (${first} union all select (${next}) from found where found.id is not null)
    select id / ${SIZE} as part from found where id is not null`
  const rows = await db.select({ part: sql<number>`part` }).from(sql`(${found})`)
  return rows.map((row) => row.part)
}

export type Listed = { id: number; updatedAt: number }

/** In the order of their ids. */
export function itemsOfPart(db: Db, part: number): Promise<Listed[]> {
  const from = part * IDS_A_PART
  return db
    .select({ id: sql<number>`${items.id}`, updatedAt: sql<number>`${items.updatedAt}` })
    .from(sql`items indexed by items_offer`)
    .where(and(onOffer, between(items.id, from, from + IDS_A_PART - 1)))
    .orderBy(asc(items.id))
}

/** Public wishes that are open, the newest first; two rows each. */
export const newestWishes = (db: Db): Promise<Listed[]> =>
  db
    .select({ id: sql<number>`id`, updatedAt: sql<number>`updated_at` })
    .from(sql`wishes indexed by wishes_shown`)
    .where(sql`is_public = 1 and closed_at is null and withheld = 0`)
    .orderBy(sql`id desc`)
    .limit(IDS_A_PART)
