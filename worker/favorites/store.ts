/** SQL of favourites. Those of deleted items are kept for a restore, and shown nowhere. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { userCounters, users } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { items } from '../items/tables.ts'
import { type Card, cardFields } from '../items/view.ts'
import { isTelling } from '../matches/consent.ts'
import { isNotBlocked } from '../safety/blocks/between.ts'
import type { SavedItem } from './rules.ts'
import { favorites } from './tables.ts'
import { FAVORITES_MAX } from './terms.ts'

export type SavedCard = Card & { savedAt: number }
/** The last row of a page. */
export type Behind = { createdAt: number; itemId: number }

export async function savedItem(db: Db, itemId: number): Promise<SavedItem | null> {
  const [row] = await db
    .select({ ownerId: items.ownerId, deletedAt: items.deletedAt })
    .from(items)
    .where(eq(items.id, itemId))
  return row ?? null
}

/**
 * A statement; saving again changes nothing. Fails on favorites.item_id when the item is deleted by
 * now, and on favorites.created_at when the person has as many as there may be. `isTold`: its owner may hear of it, if the
 * person has agreed by now (D65).
 */
export function addFavorite(db: Db, userId: string, itemId: number, now: number, isTold = false) {
  const shown = sql`(select id from items where id = ${itemId} and deleted_at is null)`
  const room = sql`(select ${now} where coalesce(
    (select favorite_items from user_counters where user_id = ${userId}), 0) < ${FAVORITES_MAX}
    or exists (select 1 from favorites where user_id = ${userId} and item_id = ${itemId}))`
  const tells = isTold ? isTelling(sql`${userId}`) : false
  return db
    .insert(favorites)
    .values({ userId, itemId: shown, createdAt: room, tells })
    .onConflictDoNothing()
}

export function removeFavorite(db: Db, userId: string, itemId: number) {
  return db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.itemId, itemId)))
}

/** A statement: how many the person has, and whether they know that hearts are told (D65). */
export function favoriteCount(db: Db, userId: string) {
  return db
    .select({
      count: userCounters.favoriteItems,
      knows: sql<number>`exists (select 1 from interest_consents where user_id = ${userId})`.as(
        'knows',
      ),
    })
    .from(userCounters)
    .where(eq(userCounters.userId, userId))
}

/** Newest first, behind a row when given. */
export function favoritesOf(
  db: Db,
  userId: string,
  behind: Behind | null,
  limit: number,
  blockedFor: string | null = null,
): Promise<SavedCard[]> {
  const { createdAt, itemId } = favorites
  const after = behind && sql`(${createdAt}, ${itemId}) < (${behind.createdAt}, ${behind.itemId})`
  return db
    .select({ ...cardFields, savedAt: sql<number>`${createdAt}`.as('saved_at') })
    .from(sql`favorites indexed by favorites_list`)
    .innerJoin(items, eq(items.id, itemId))
    .innerJoin(users, eq(users.id, items.ownerId))
    .where(
      and(
        eq(favorites.userId, userId),
        isNull(items.deletedAt),
        after ?? undefined,
        isNotBlocked(blockedFor) ?? undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(itemId))
    .limit(limit)
}

const shownOf = (userId: string, blockedFor: string | null) =>
  and(eq(favorites.userId, userId), isNull(items.deletedAt), isNotBlocked(blockedFor) ?? undefined)

/** Ids of all that the person saved and that is not deleted; at most FAVORITES_MAX. */
export async function favoriteIds(
  db: Db,
  userId: string,
  blockedFor: string | null = null,
): Promise<number[]> {
  const rows = await db
    .select({ id: favorites.itemId })
    .from(favorites)
    .innerJoin(items, eq(items.id, favorites.itemId))
    .where(shownOf(userId, blockedFor))
  return rows.map((row) => row.id)
}

/** How many those are. Not of the counter row: it holds the favourites of deleted items until cron removes them. */
export async function favoriteTotal(
  db: Db,
  userId: string,
  blockedFor: string | null = null,
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.as('count') })
    .from(favorites)
    .innerJoin(items, eq(items.id, favorites.itemId))
    .where(shownOf(userId, blockedFor))
  return row?.count ?? 0
}
