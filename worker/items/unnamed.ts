/** Files of photos that an item's row does not name. */
import type { Ctx } from '../http/context.ts'
import { photosPrefix } from '../media/keys.ts'
import { deletePhotos } from '../media/store-photos.ts'
import { hashIn } from './rules.ts'
import { itemById } from './store.ts'

/** The photos that lie under an item by now, whoever sent them. */
export async function storedUnder(ctx: Ctx, itemId: number): Promise<{ hash: string }[]> {
  const { objects } = await ctx.env.PHOTOS.list({ prefix: photosPrefix(itemId) })
  const hashes = new Set(objects.flatMap(({ key }) => hashIn(key) ?? []))
  return [...hashes].map((hash) => ({ hash }))
}

/**
 * Deletes the files of those photos that the row does not name by now: a photo is named by its
 * content, so that another request may have stored and shown the same one meanwhile.
 */
export async function deleteUnnamed(
  ctx: Ctx,
  itemId: number,
  photos: readonly { hash: string }[],
): Promise<void> {
  if (photos.length === 0) return
  const row = await itemById(ctx.db, itemId)
  const named = new Set(row?.photos.map((photo) => photo.hash))
  await deletePhotos(
    ctx,
    itemId,
    photos.filter(({ hash }) => !named.has(hash)),
  )
}
