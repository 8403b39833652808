/** /img/share/items/{id}/{hash}.jpg: the picture of a link's card, made when first asked for, then kept. */
import type { R2Bucket } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import type { AppEnv, Ctx } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { photosOfItem } from '../../items/store.ts'
import type { Photo } from '../../media/contract.ts'
import { readPicture } from '../../media/formats/strip.ts'
import { PHOTO_CACHE, photoKey, shareKey } from '../../media/keys.ts'
import { makeShare } from '../../media/make-share.ts'
import { PHOTO_SIZES, SHARE_BYTES } from '../../media/terms.ts'

type Picture = {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  /** False: what stands in for it must not stay under its name. */
  isFinal: boolean
}

const JPEG = 'image/jpeg'

export const sharingPicture = new Hono<AppEnv>().get(
  '/items/:id{[1-9][0-9]{0,14}}/:file{[0-9a-f]{16}\\.jpg}',
  async (c) => {
    const { id, file } = c.req.param()
    const { bytes, type, isFinal } = await pictureOf(
      c.get('ctx'),
      Number(id),
      file.replace('.jpg', ''),
    )
    return c.body(bytes, 200, {
      'cache-control': isFinal ? PHOTO_CACHE : 'private, no-store',
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': 'inline',
    })
  },
)

async function pictureOf(ctx: Ctx, id: number, hash: string): Promise<Picture> {
  const { PHOTOS } = ctx.env
  const kept = await bytesAt(PHOTOS, shareKey(id, hash))
  if (kept) return { ...kept, isFinal: true }
  const photo = await photoNamed(ctx, id, hash)
  if (!photo) throw new Refusal('not_found', 404)
  return (await made(ctx, id, photo)) ?? (await standIn(PHOTOS, id, photo))
}

async function photoNamed(ctx: Ctx, id: number, hash: string): Promise<Photo | undefined> {
  return (await photosOfItem(ctx.db, id))?.find((photo) => photo.hash === hash)
}

/** Two who ask at once both make it, of the same bytes; whoever comes later finds it. */
async function made(ctx: Ctx, id: number, photo: Photo): Promise<Picture | null> {
  const { PHOTOS, IMAGES } = ctx.env
  if (!IMAGES) return null
  const large = await bytesAt(PHOTOS, photoKey(id, photo.hash, PHOTO_SIZES[0]))
  if (!large) return null
  const source = { bytes: large.bytes, picture: readPicture(large.bytes) }
  const share = await makeShare(IMAGES, source, photo.colors)
  if (!share) return null
  const key = shareKey(id, photo.hash)
  await PHOTOS.put(key, share, { httpMetadata: { contentType: JPEG, cacheControl: PHOTO_CACHE } })
  // Removed from the item meanwhile: nobody would delete this one any more.
  if (!(await photoNamed(ctx, id, photo.hash))) await PHOTOS.delete(key)
  return { bytes: Uint8Array.from(share), type: JPEG, isFinal: true }
}

/** Without the binding: the largest file that messengers take. */
async function standIn(bucket: R2Bucket, id: number, { hash, sizes }: Photo): Promise<Picture> {
  for (const size of sizes.toSorted((a, b) => b - a)) {
    const file = await bytesAt(bucket, photoKey(id, hash, size))
    const isLast = size === Math.min(...sizes)
    if (file && (isLast || file.bytes.length <= SHARE_BYTES)) return { ...file, isFinal: false }
  }
  throw new Refusal('not_found', 404)
}

async function bytesAt(bucket: R2Bucket, key: string) {
  const object = await bucket.get(key)
  if (!object) return null
  const type = object.httpMetadata?.contentType ?? 'application/octet-stream'
  return { bytes: new Uint8Array(await object.arrayBuffer()), type }
}
