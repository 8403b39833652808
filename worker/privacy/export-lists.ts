/** Parts of the export that may be long: items, favourites, tokens, notifications, payments. */
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { categoryName } from '../categories/terms.ts'
import { favorites } from '../favorites/tables.ts'
import { iso, isoOrNull } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { items } from '../items/tables.ts'
import { photoViews } from '../media/views.ts'
import { notifications } from '../notifications/tables.ts'
import { wordsOf } from '../notifications/words.ts'
import { paymentEntries, payments } from '../payments/tables.ts'
import { pointOfSpot } from '../places/grid.ts'
import { featuredItems, tokenTransactions } from '../tokens/tables.ts'
import type { Reader } from './export.ts'
import { afterOf, momentOf, ownRows, pageOf, ROWS_AT_ONCE } from './export-page.ts'

const absolute = ({ baseUrl }: Ctx, address: string) => new URL(address, `${baseUrl}/`).href

type Row = typeof items.$inferSelect

/** Shown ones from their index, then deleted ones from theirs: "g" marks the second. */
export const itemsOf: Reader = async (ctx, userId, cursor) => {
  const isGone = cursor?.startsWith('g') ?? false
  const after = afterOf(cursor?.replace('g', '') ?? null)
  const state = isGone ? sql`${items.deletedAt} <> 0` : sql`${items.deletedAt} is null`
  const rows = await ctx.db
    .select({ item: items, until: featuredItems.until })
    .from(items)
    .leftJoin(featuredItems, eq(featuredItems.itemId, items.id))
    .where(and(eq(items.ownerId, userId), state, gt(items.id, after)))
    .orderBy(asc(items.id))
    .limit(ROWS_AT_ONCE)
  const page = pageOf(
    rows,
    ({ item }) => item.id,
    ({ item, until }) => ({ ...itemOf(ctx, item), featuredUntil: isoOrNull(until) }),
  )
  if (isGone) return { ...page, next: page.next && `g${page.next}` }
  return { ...page, next: page.next ?? 'g0' }
}

/** What has no place, or none any more. */
const NOWHERE = { latitude: null, longitude: null }

function itemOf(ctx: Ctx, row: Row): Record<string, unknown> {
  const { id, title, description, condition, estimatedValue, tradeStatus, tags, views } = row
  const { location, city, country, wantedText, takesOffers, takesMoney } = row
  const { latitude, longitude } = row.spot === null ? NOWHERE : pointOfSpot(row.spot)
  return {
    ...{ id, title, description, condition, estimatedValue, tradeStatus, tags, views },
    ...{ location, city, country, latitude, longitude },
    category: categoryName(row.categoryId, ctx.language) || null,
    ...{ wantedText, takesOffers, takesMoney },
    wantedCategories: row.wantedCategories.map((wanted) => categoryName(wanted, ctx.language)),
    pictures: photoViews(ctx.settings, id, row.photos).map(({ urls }) => absolute(ctx, urls[1600])),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    // Below zero it is there, and not shown.
    deletedAt: row.deletedAt !== null && row.deletedAt < 0 ? null : isoOrNull(row.deletedAt),
  }
}

/** The title of what is shown: a deleted item is its owner's. */
export const favoritesOf: Reader = async (ctx, userId, cursor) => {
  const rows = await ctx.db
    .select({
      id: favorites.itemId,
      savedAt: favorites.createdAt,
      title: items.title,
      deletedAt: items.deletedAt,
    })
    .from(favorites)
    .innerJoin(items, eq(items.id, favorites.itemId))
    .where(and(eq(favorites.userId, userId), gt(favorites.itemId, afterOf(cursor))))
    .orderBy(asc(favorites.itemId))
    .limit(ROWS_AT_ONCE)
  return pageOf(
    rows,
    (row) => row.id,
    ({ id, title, deletedAt, savedAt }) => ({
      itemId: id,
      title: deletedAt === null ? title : null,
      savedAt: iso(savedAt),
    }),
  )
}

export const tokensOf: Reader = async (ctx, userId, cursor) => {
  const own = {
    table: tokenTransactions,
    owner: tokenTransactions.userId,
    key: tokenTransactions.seq,
  }
  const rows = await ownRows(ctx.db, own, userId, cursor)
  return pageOf(
    rows,
    (row) => row.seq,
    (row) => ({
      kind: row.kind,
      reference: row.reference,
      amount: row.amount,
      balanceAfter: row.balanceAfter,
      at: iso(row.createdAt),
    }),
  )
}

/** As they were told, in the words of the reader. */
export const notificationsOf: Reader = async (ctx, userId, cursor) => {
  const own = { table: notifications, owner: notifications.userId, key: notifications.id }
  const rows = await ownRows(ctx.db, own, userId, cursor)
  return pageOf(
    rows,
    (row) => row.id,
    (row) => ({
      type: row.type,
      ...wordsOf(row.type, row.params, ctx.language),
      tradeId: row.tradeId,
      at: iso(row.createdAt),
      readAt: isoOrNull(row.readAt),
    }),
  )
}

/** By time, in the few pages of whoever pays often; of one moment by their ids, so that no edge of a page loses one. */
export const paymentsOf: Reader = async (ctx, userId, cursor) => {
  const { id, createdAt } = payments
  const [at, last] = momentOf(cursor)
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), sql`(${createdAt}, ${id}) > (${at}, ${last})`))
    .orderBy(asc(createdAt), asc(id))
    .limit(ROWS_AT_ONCE)
  return pageOf(
    rows,
    (row) => `${row.createdAt}:${row.id}`,
    (row) => ({
      id: row.id,
      kind: row.kind,
      tradeId: row.tradeId,
      packageId: row.packageId,
      amount: row.amount,
      currency: row.currency,
      description: row.description,
      status: row.status,
      captureBefore: isoOrNull(row.captureBefore),
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
    }),
  )
}

/** As _Mis pagos_ shows them, the oldest first. */
export const entriesOf: Reader = async (ctx, userId, cursor) => {
  const own = { table: paymentEntries, owner: paymentEntries.userId, key: paymentEntries.id }
  const rows = await ownRows(ctx.db, own, userId, cursor)
  return pageOf(
    rows,
    (row) => row.id,
    (row) => ({
      kind: row.kind,
      amount: row.amount,
      tradeId: row.tradeId,
      packageId: row.packageId,
      reference: row.reference,
      at: iso(row.createdAt),
    }),
  )
}
