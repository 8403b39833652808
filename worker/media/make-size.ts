/** The Images binding: the fallback that makes what the device did not send. Every call is billed. */
import type { ImagesBinding, ImageTransform } from '@cloudflare/workers-types'
import { logFailure } from '../http/log.ts'
import { isMirrored, TURNS } from './formats/exif.ts'
import type { Picture } from './formats/picture.ts'
import { readPicture, stripPicture } from './formats/strip.ts'
import { sidesWithin } from './rules.ts'
import type { PhotoSize } from './terms.ts'

/** At most so many calls a photo, whatever is missing. */
export const CALLS_MAX = 3
const QUALITY: Record<PhotoSize, number> = { 1600: 78, 640: 72, 320: 62 }
/** Encoders round sides differently. */
const PIXELS_OFF = 2

export type Source = { bytes: Uint8Array; picture: Picture }
export type Format = 'image/webp' | 'image/jpeg'

/** One photo's use of the binding. After a failure it is not asked again. */
export type Workshop = { images?: ImagesBinding; calls: number; failed: boolean }

/** Upright, at most `size` on its longest side, without metadata; null when it cannot be had. */
export async function makeSize(
  shop: Workshop,
  source: Source,
  size: PhotoSize,
  format: Format,
): Promise<Source | null> {
  if (!shop.images || shop.failed || shop.calls >= CALLS_MAX) return null
  shop.calls += 1
  try {
    const made = await ask(shop.images, source, size, format)
    const picture = readPicture(made)
    if (!isAsAsked(picture, source.picture, size)) throw new Error('not the size asked for')
    return { bytes: stripPicture(made, picture.type), picture }
  } catch (error) {
    shop.failed = true
    logFailure('images', error)
    return null
  }
}

async function ask(images: ImagesBinding, source: Source, size: PhotoSize, format: Format) {
  const { opaque } = source.picture
  const { input, turn } = prepared(source)
  const made = await images
    .input(input)
    .transform({ ...turn, width: size, height: size, fit: 'scale-down' })
    .output({
      format,
      quality: QUALITY[size],
      anim: false,
      ...(format === 'image/jpeg' && !opaque && { background: '#ffffff' }),
    })
  return new Uint8Array(await made.response().arrayBuffer())
}

/**
 * What the binding is given. A turn is asked for explicitly, on bytes without orientation, because
 * engines differ in whether they read it. A mirrored picture is the exception: the local engine ignores
 * `flip`, but both follow an orientation, so that one is left in for them.
 */
export function prepared({ bytes, picture }: Source) {
  const { type, orientation, wide } = picture
  const kept = { orientation: isMirrored(orientation) ? orientation : 1, profile: wide } as const
  const turn: ImageTransform = {}
  if (orientation === 3 || orientation === 6 || orientation === 8) turn.rotate = TURNS[orientation]
  return { input: streamOf(stripPicture(bytes, type, kept)), turn }
}

function streamOf(bytes: Uint8Array) {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
  // One class at run time; the platform's types and the browser's describe it apart.
  return stream as unknown as Parameters<ImagesBinding['input']>[0]
}

function isAsAsked(made: Picture, source: Picture, size: PhotoSize): boolean {
  const asked = sidesWithin(source.width, source.height, size)
  return (
    made.orientation === 1 &&
    Math.abs(made.width - asked.width) <= PIXELS_OFF &&
    Math.abs(made.height - asked.height) <= PIXELS_OFF
  )
}
