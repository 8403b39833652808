/** One's own picture: the same checks, sizes and cleaning as an item's photos (case 27), named by its content. */
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { spend } from '../http/guards/limits.ts'
import { filesOf } from '../media/files.ts'
import { avatarKey, PUBLIC } from '../media/keys.ts'
import { putFiles } from '../media/put-files.ts'
import { checkPhotos, type IncomingPhoto } from '../media/store-photos.ts'
import { PHOTO_SIZES } from '../media/terms.ts'
import { profileImageOf } from './store.ts'

/** What the row holds: the size that every place of a picture shows; others are asked for by the page that needs them. */
const SHOWN = 320
const STORED = /^people\/[\w-]+\/([0-9a-f]{16})\/320$/

/** These two have sentences of their own. */
const OWN_WORDS = { photo_type: 'avatar_type', photo_large: 'avatar_large' } as const
const hasOwnWords = (code: string): code is keyof typeof OWN_WORDS => code in OWN_WORDS

/** Judged before anything is stored. Throws 413 `avatar_large`, 415 `avatar_type`, and as photos do. */
export async function checkAvatar(incoming: IncomingPhoto) {
  try {
    const [photo] = await checkPhotos([incoming], 1)
    if (photo) return photo
  } catch (error) {
    if (!(error instanceof Refusal) || !hasOwnWords(error.code)) throw error
    throw new Refusal(OWN_WORDS[error.code], error.status)
  }
  throw new Refusal('photo_broken', 422)
}

type Checked = Awaited<ReturnType<typeof checkAvatar>>

/** Answers what the row names it by. */
export async function storeAvatar(ctx: Ctx, userId: string, photo: Checked): Promise<string> {
  await spend(ctx, 'photosUploaded', userId)
  const { files } = await filesOf(ctx, photo)
  await putFiles(ctx.env.PHOTOS, files, (size) => avatarKey(userId, photo.hash, size), PUBLIC)
  return avatarKey(userId, photo.hash, SHOWN)
}

/** Deletes the files of a picture that was replaced, unless the row names it again by now. */
export async function deleteAvatar(ctx: Ctx, userId: string, image: string | null): Promise<void> {
  const hash = STORED.exec(image ?? '')?.[1]
  if (!hash || (await profileImageOf(ctx.db, userId)) === image) return
  await ctx.env.PHOTOS.delete(PHOTO_SIZES.map((size) => avatarKey(userId, hash, size)))
}
