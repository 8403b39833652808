/** Photos of an item: read from a form, judged before anything is stored, stored, deleted. */
import * as v from 'valibot'
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { companionOf } from './companion.ts'
import { ColorsSchema, LookSchema, type Photo } from './contract.ts'
import { filesOf } from './files.ts'
import { broken } from './formats/bytes.ts'
import { readPicture, stripPicture } from './formats/strip.ts'
import { PUBLIC, photoKey, shareKey } from './keys.ts'
import type { Source } from './make-size.ts'
import { putFiles } from './put-files.ts'
import {
  PHOTO_PARTS,
  PHOTO_SIZES,
  type PhotoPart,
  type PhotoSize,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_PIXELS,
} from './terms.ts'

export type IncomingPhoto = {
  original: File
  at640?: File
  at320?: File
  colors?: string
  look?: string
}

/**
 * A photo that may be stored: without metadata (a profile other than sRGB stays until its colours are
 * converted), `colors` and `look` are well-formed: the device's word.
 */
export type Checked = {
  hash: string
  original: Source
  at640?: Source
  at320?: Source
  colors?: string
  look?: string
}

const HASH_DIGITS = 16

/** Lists that do not line up with the photos are ignored: a wrong pair is worse than none. */
export function readPhotos(form: FormData, part: PhotoPart): IncomingPhoto[] {
  const parts = PHOTO_PARTS[part]
  const originals = form.getAll(parts.full).filter(isSent)
  const { medium, small, colors: colorsField, looks: looksField } = parts
  const [at640, at320, colors, looks] = [medium, small, colorsField, looksField].map((field) => {
    const list = form.getAll(field)
    return list.length === originals.length ? list : []
  })
  return originals.map((original, i) => {
    // Text where a photo should be: nothing that could be shown.
    if (typeof original === 'string') throw new Refusal('photo_type', 415)
    return {
      original,
      at640: fileAt(at640, i),
      at320: fileAt(at320, i),
      colors: v.is(ColorsSchema, colors?.[i]) ? colors?.[i] : undefined,
      look: v.is(LookSchema, looks?.[i]) ? looks?.[i] : undefined,
    }
  })
}

/** A file field that was left empty comes as a nameless file of no bytes. */
function isSent(value: File | string): boolean {
  return typeof value === 'string' ? value !== '' : value.size > 0 || value.name !== ''
}

function fileAt(list: (File | string)[] | undefined, i: number): File | undefined {
  const file = list?.[i]
  return file instanceof File ? file : undefined
}

/**
 * Refuses: 422 photos_many, photo_pixels, photo_broken; 413 photo_large; 415 photo_heic, photo_type.
 * The kind is told by the first bytes, the pixels by the header; nothing is decoded.
 */
export async function checkPhotos(incoming: IncomingPhoto[], max: number): Promise<Checked[]> {
  if (incoming.length > max) throw new Refusal('photos_many', 422)
  const checked: Checked[] = []
  for (const photo of incoming) {
    const one = await checkPhoto(photo)
    // The same file twice is one photo: its name under the item is its content.
    if (!checked.some((other) => other.hash === one.hash)) checked.push(one)
  }
  return checked
}

async function checkPhoto(photo: IncomingPhoto): Promise<Checked> {
  const { original, colors, look } = photo
  if (original.size > UPLOAD_MAX_BYTES) throw new Refusal('photo_large', 413)
  if (original.size === 0) throw broken()
  const sent = new Uint8Array(await original.arrayBuffer())
  const picture = readPicture(sent)
  if (picture.width * picture.height > UPLOAD_MAX_PIXELS) throw new Refusal('photo_pixels', 422)
  return {
    hash: await hashOf(sent),
    original: { bytes: stripPicture(sent, picture.type, { profile: picture.wide }), picture },
    at640: (await companionOf(photo.at640, picture, 640)) ?? undefined,
    at320: (await companionOf(photo.at320, picture, 320)) ?? undefined,
    colors,
    look,
  }
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.slice(0, HASH_DIGITS)
}

/**
 * Stores every size of every photo and answers their rows. What a failed one leaves stays: another
 * request may be storing the same photo, and the retry takes it up.
 */
export async function storePhotos(
  ctx: Ctx,
  itemId: number,
  checked: readonly Checked[],
): Promise<Photo[]> {
  const stored: Photo[] = []
  for (const photo of checked) stored.push(await storePhoto(ctx, itemId, photo))
  return stored
}

async function storePhoto(ctx: Ctx, itemId: number, photo: Checked): Promise<Photo> {
  const { files, colors, look } = await filesOf(ctx, photo)
  await putFiles(ctx.env.PHOTOS, files, (size) => photoKey(itemId, photo.hash, size), PUBLIC)
  const { width, height } = files[0].shown
  const sizes = files.map(({ size }) => size)
  return { hash: photo.hash, width, height, colors, ...(look && { look }), sizes }
}

/** Removes the files of photos; whoever calls knows that no row names them. */
export async function deletePhotos(
  ctx: Ctx,
  itemId: number,
  photos: readonly { hash: string }[],
): Promise<void> {
  const keys = photos.flatMap(({ hash }) => [
    ...PHOTO_SIZES.map((size: PhotoSize) => photoKey(itemId, hash, size)),
    shareKey(itemId, hash),
  ])
  if (keys.length > 0) await ctx.env.PHOTOS.delete(keys)
}
