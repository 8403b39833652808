/** A person's items: files, words and places go. The row stays, empty, for the trades that name it. */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { runBatch } from '../../db/batch.ts'
import { favoritesLeft } from '../../favorites/tables.ts'
import type { Ctx } from '../../http/context.ts'
import { deleteFiles } from '../../items/cleaning.ts'
import { FORGOTTEN } from '../../items/search-columns.ts'
import { items } from '../../items/tables.ts'
import { featuredItems } from '../../tokens/tables.ts'
import type { Leaver } from './removal.ts'

/** Each two looks into the bucket. */
const AT_ONCE = 5

const BLANK = {
  ...FORGOTTEN,
  title: '',
  titleSort: '',
  description: '',
  location: '',
  city: null,
  country: null,
  latitude: null,
  longitude: null,
  cell: null,
  clientId: null,
  clientDigest: null,
  tags: [],
  photos: [],
  wantedCategories: [],
  wantedText: '',
}

export async function removeItems(
  ctx: Ctx,
  { id }: Leaver,
  reached: string | null,
): Promise<string | null> {
  const rows = await ctx.db
    .select({ id: items.id })
    .from(items)
    // The first condition is that of the index.
    .where(
      and(eq(items.ownerId, id), sql`${items.deletedAt} <> 0`, gt(items.id, Number(reached ?? 0))),
    )
    .orderBy(asc(items.id))
    .limit(AT_ONCE)
  if (rows.length === 0) return null
  // Also where the row names no photo: a request that broke off behind the bucket has left its own.
  for (const { id: itemId } of rows) await deleteFiles(ctx.env.PHOTOS, itemId)
  const ids = rows.map((row) => row.id)
  const now = ctx.clock.now()
  const these = inArray(items.id, ids)
  await runBatch(ctx.db, [
    // Who saved it loses it as with any deleted item, in the pieces of that job (worker/favorites/cleaning.ts).
    ctx.db.insert(favoritesLeft).select(
      ctx.db
        .select({ deletedAt: sql<number>`${now}`.as('deleted_at'), itemId: items.id })
        .from(items)
        .where(
          and(
            these,
            sql`${items.deletedAt} < 0`,
            sql`exists (select 1 from favorites where item_id = ${items.id})`,
          ),
        ),
    ),
    ctx.db
      .update(items)
      .set({ ...BLANK, deletedAt: sql`iif(${items.deletedAt} < 0, ${now}, ${items.deletedAt})` })
      .where(these),
    ctx.db.delete(featuredItems).where(inArray(featuredItems.itemId, ids)),
  ])
  return String(ids.at(-1))
}
