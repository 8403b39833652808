/** Which files a photo gets: what came, what the binding makes, and the original where neither helps. */
import type { Ctx } from '../http/context.ts'
import { writeLog } from '../http/log.ts'
import { seenIn } from './colors.ts'
import { stripPicture } from './formats/strip.ts'
import { makeSize, type Source, type Workshop } from './make-size.ts'
import type { Seen } from './rules.ts'
import type { Checked } from './store-photos.ts'
import {
  NEUTRAL_COLORS,
  PHOTO_BYTES,
  PHOTO_SIZES,
  type PhotoSize,
  type PhotoType,
} from './terms.ts'

export type StoredFile = {
  size: PhotoSize
  bytes: Uint8Array
  type: PhotoType
  /** Sides in pixels as shown. */
  shown: { width: number; height: number }
}

const [LARGEST] = PHOTO_SIZES

/** The largest always comes first and always exists. */
export async function filesOf(ctx: Ctx, photo: Checked) {
  const shop: Workshop = { images: ctx.env.IMAGES, calls: 0, failed: false }
  const large = serves(photo.original, LARGEST)
    ? photo.original
    : await makeSize(shop, photo.original, LARGEST, 'image/webp')
  const base = large ?? photo.original
  const at640 = photo.at640 ?? (await smaller(shop, base, 640, 'image/webp'))
  // One call for both the small size and its colours, where a JPEG shows the same.
  const both = photo.colors === undefined && base.picture.opaque
  const at320 = photo.at320 ?? (await smaller(shop, base, 320, both ? 'image/jpeg' : 'image/webp'))
  const seen = seenFirst([at320, at640, base])
  const colors = photo.colors ?? seen?.colors ?? (await colorsOfMade(shop, base))

  const complete = large && (at640 ?? serves(base, 640)) && (at320 ?? serves(base, 320))
  writeLog({ event: 'photo', outcome: complete ? 'made' : 'kept', calls: shop.calls })
  const files: [StoredFile, ...StoredFile[]] = [fileOf(LARGEST, large ?? untouched(base))]
  if (at640) files.push(fileOf(640, at640))
  if (at320) files.push(fileOf(320, at320))
  return { files, colors, look: seen?.look ?? photo.look }
}

/** Small enough in sides and bytes, upright and of plain colours: another file would win nothing. */
function serves({ bytes, picture }: Source, size: PhotoSize): boolean {
  const side = Math.max(picture.width, picture.height)
  const ready = picture.orientation === 1 && !picture.wide
  return ready && side <= size && bytes.length <= PHOTO_BYTES[size]
}

async function smaller(
  shop: Workshop,
  base: Source,
  size: PhotoSize,
  format: 'image/webp' | 'image/jpeg',
): Promise<Source | null> {
  return serves(base, size) ? null : makeSize(shop, base, size, format)
}

/** The original where the binding did not help: still lying, so browsers are told which way is up. */
function untouched({ bytes, picture }: Source): Source {
  return { bytes: stripPicture(bytes, picture.type, { orientation: picture.orientation }), picture }
}

/** Of the smallest file that is cheap to decode: what we see ourselves is truer than what a device says. */
function seenFirst(smallestFirst: readonly (Source | null)[]): Seen | null {
  for (const file of smallestFirst) {
    const seen = file && seenIn(file.bytes)
    if (seen) return seen
  }
  return null
}

async function colorsOfMade(shop: Workshop, base: Source): Promise<string> {
  const made = await makeSize(shop, base, 320, 'image/jpeg')
  return (made && seenIn(made.bytes)?.colors) ?? NEUTRAL_COLORS
}

function fileOf(size: PhotoSize, { bytes, picture }: Source): StoredFile {
  const { type, width, height } = picture
  return { size, bytes, type, shown: { width, height } }
}
