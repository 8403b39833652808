/** Photos in a chat: the same checks and cleaning as an item's, in the private bucket, for the two parties only. */
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { deletePrefix } from '../media/delete-prefix.ts'
import { filesOf } from '../media/files.ts'
import { putFiles } from '../media/put-files.ts'
import { standIns } from '../media/rules.ts'
import { type Checked, checkPhotos, type IncomingPhoto } from '../media/store-photos.ts'
import { PHOTO_SIZES, type PhotoSize } from '../media/terms.ts'

const key = (tradeId: number, hash: string, size: PhotoSize) => `trades/${tradeId}/${hash}/${size}`

export const chatPhotoUrl = (tradeId: number, hash: string) =>
  `/api/trade-proposals/${tradeId}/photos/${hash}`

/** Refuses as photos do: 413, 415, 422. */
export async function checkChatPhoto(incoming: IncomingPhoto): Promise<Checked> {
  const [photo] = await checkPhotos([incoming], 1)
  if (!photo) throw new Refusal('photo_broken', 422)
  return photo
}

export async function storeChatPhoto(ctx: Ctx, tradeId: number, photo: Checked): Promise<void> {
  const { files } = await filesOf(ctx, photo)
  await putFiles(ctx.env.PRIVATE, files, (size) => key(tradeId, photo.hash, size))
}

/** Deletes the photos of a chat that no message names; `kept` are addresses. */
export async function deleteChatPhotos(ctx: Ctx, tradeId: number, kept: string[]): Promise<void> {
  const names = kept.map((address) => `trades/${tradeId}/${address.split('/').at(-1)}/`)
  await deletePrefix(ctx.env.PRIVATE, `trades/${tradeId}/`, (key) =>
    names.some((name) => key.startsWith(name)),
  )
}

/** The size asked for, or its nearest. 404 when there is none. */
export async function chatPhoto(ctx: Ctx, tradeId: number, hash: string, size: string) {
  const wanted = PHOTO_SIZES.find((one) => String(one) === size)
  if (!wanted || !/^[0-9a-f]{16}$/.test(hash)) throw new Refusal('not_found', 404)
  for (const one of standIns(wanted)) {
    const found = await ctx.env.PRIVATE.get(key(tradeId, hash, one))
    if (found) return found
  }
  throw new Refusal('not_found', 404)
}
