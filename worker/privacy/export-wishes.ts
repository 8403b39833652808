/** Parts of the export about wishes (D64): what one looks for, and what has come of it. */
import { sql } from 'drizzle-orm'
import { categoryName } from '../categories/terms.ts'
import { iso, isoOrNull } from '../http/clock.ts'
import { wishes } from '../wishes/tables.ts'
import type { Reader } from './export.ts'
import { ownRows, pageOf, ROWS_AT_ONCE } from './export-page.ts'

export const wishesOf: Reader = async (ctx, userId, cursor) => {
  const own = { table: wishes, owner: wishes.ownerId, key: wishes.id }
  const rows = await ownRows(ctx.db, own, userId, cursor)
  return pageOf(
    rows,
    (row) => row.id,
    (row) => ({
      ...{ id: row.id, isPublic: row.isPublic, words: row.words, note: row.note },
      categories: row.categories.map((one) => categoryName(one, ctx.language)),
      ...{ maxValue: row.maxValue, location: row.location, city: row.city, country: row.country },
      ...{ latitude: row.latitude, longitude: row.longitude, radiusKm: row.radius },
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
      // Zero: an administrator took it away.
      expiresAt: row.expiresAt === 0 ? null : iso(row.expiresAt),
      closedAt: isoOrNull(row.closedAt),
    }),
  )
}

/** By wish and thing. What others have offered says only what; who is theirs to tell. */
export const findsOf: Reader = async (ctx, userId, cursor) => {
  const [lastWish = 0, lastItem = 0] = cursor?.split(':').map(Number) ?? []
  // The order of its two loops: nothing is sorted.
  const finds = sql`wishes indexed by wishes_owner cross join wish_finds on wish_id = wishes.id`
  const rows = await ctx.db
    .select({
      wishId: sql<number>`wish_id`,
      itemId: sql<number>`item_id`,
      fromId: sql<string | null>`from_id`,
      createdAt: sql<number>`wish_finds.created_at`,
    })
    .from(finds)
    .where(
      sql`owner_id = ${userId} and wishes.id >= ${lastWish} and (wish_id, item_id) > (${lastWish}, ${lastItem})`,
    )
    .limit(ROWS_AT_ONCE)
  return pageOf(
    rows,
    (row) => `${row.wishId}:${row.itemId}`,
    (row) => ({
      ...{ wishId: row.wishId, itemId: row.itemId, offered: row.fromId !== null },
      at: iso(row.createdAt),
    }),
  )
}
