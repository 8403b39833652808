/** SQL of the ledger and of featured items. */
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { rowFits } from '../browse/conditions.ts'
import type { Wanted } from '../browse/plan.ts'
import type { Db } from '../db/connect.ts'
import { items } from '../items/tables.ts'
import { featuredItems, tokenTransactions } from './tables.ts'
import { FEATURED_MS } from './terms.ts'

/** Looked at for a strip, those featured last first: 50 tokens each keep them few. */
const CANDIDATES_MAX = 200

export const historyOf = (db: Db, userId: string, before: number | null, limit: number) =>
  db
    .select()
    .from(tokenTransactions)
    .where(
      and(
        eq(tokenTransactions.userId, userId),
        before === null ? undefined : lt(tokenTransactions.seq, before),
      ),
    )
    .orderBy(desc(tokenTransactions.seq))
    .limit(limit)
export type LedgerRow = Awaited<ReturnType<typeof historyOf>>[number]

/** Of the ledger: the end of the time before makes each payment another one. */
export const featuringOf = (itemId: number) =>
  sql`(select ${`${itemId}/`} || coalesce((select until from featured_items where item_id = ${itemId}), 0))`

/**
 * A statement. Fails on featured_items.item_id when it is not this person's, on offer and free; on
 * featured_items.until while it is featured.
 */
export function feature(db: Db, userId: string, itemId: number, now: number) {
  const own = sql`(select id from items where id = ${itemId} and owner_id = ${userId}
    and deleted_at is null and trade_status = 'available')`
  const until = now + FEATURED_MS
  return db
    .insert(featuredItems)
    .values({ itemId: own, until })
    .onConflictDoUpdate({
      target: featuredItems.itemId,
      set: { until: sql`case when ${featuredItems.until} <= ${now} then ${until} end` },
    })
}

export async function featuringState(db: Db, userId: string, itemId: number) {
  const [row] = await db
    .select({
      ownerId: items.ownerId,
      deletedAt: items.deletedAt,
      tradeStatus: items.tradeStatus,
      until: featuredItems.until,
      tokenBalance: users.tokenBalance,
    })
    .from(items)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(featuredItems, eq(featuredItems.itemId, items.id))
    .where(eq(items.id, itemId))
  return row ?? null
}

/** What is featured now, fits and may be had, with whose it is. */
export function featuredThings(db: Db, wanted: Wanted, now: number) {
  return db
    .select({ id: items.id, ownerId: items.ownerId })
    .from(
      sql`(select item_id from featured_items where until > ${now} order by until desc limit ${CANDIDATES_MAX}) featured`,
    )
    .innerJoin(items, sql`${items.id} = featured.item_id`)
    .where(and(rowFits(wanted, 'any'), eq(items.tradeStatus, 'available')))
}

/** When each of this person's featured ones ends: by what they paid for, which is less than all of their items. */
export const ownFeatured = (db: Db, userId: string, now: number) =>
  db
    .select({ itemId: featuredItems.itemId, until: featuredItems.until })
    .from(tokenTransactions)
    .innerJoin(
      featuredItems,
      sql`${featuredItems.itemId} = cast(${tokenTransactions.reference} as integer)`,
    )
    .where(
      and(
        eq(tokenTransactions.userId, userId),
        eq(tokenTransactions.kind, 'item_featured'),
        gt(tokenTransactions.createdAt, now - FEATURED_MS),
        gt(featuredItems.until, now),
      ),
    )
