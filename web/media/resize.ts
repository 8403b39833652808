/** One photo into three light files on the device. Runs in the worker: needs OffscreenCanvas. */
import { lookOf } from '#rules/media'
import { PHOTO_BYTES, PHOTO_SIZES, type PhotoSize } from '#terms/media'
import { averageColors, fitWithin, nextQuality, QUALITY_FIRST, SHRINK, type Sides } from './plan.ts'

/** What the device aims at: a card's photo is to be 10 KB in the median, an item's page 40 KB of photos with its owner's. */
const TARGET_BYTES = { ...PHOTO_BYTES, 640: 28_000, 320: 9_500 } as const

/** Sizes are null where the device could not make them: then the server does. */
export type PreparedPhoto = {
  full: Blob
  medium: Blob | null
  small: Blob | null
  colors: string | null
  /** What it is recognised by (D59). */
  look?: string | undefined
}

/** Pixels from which averages are taken. */
const SAMPLE: Sides = { width: 16, height: 16 }
/** Share of the work that is done after each step: decoding, then each size. */
const SHARES: Record<PhotoSize, number> = { 1600: 0.75, 640: 0.9, 320: 0.97 }
export const DECODED_SHARE = 0.3

/** Consumes the bitmap. The pixels are redrawn, so no metadata (GPS, maker, serial) survives. */
export async function resize(
  bitmap: ImageBitmap,
  onProgress: (progress: number) => void,
): Promise<PreparedPhoto> {
  const blobs: Blob[] = []
  let source: ImageBitmap | OffscreenCanvas = bitmap
  for (const size of PHOTO_SIZES) {
    let canvas = drawn(source, fitWithin(source, size))
    // Each size is drawn from the one before: sharper than one long step, and the original is freed early.
    bitmap.close()
    let blob = await encode(canvas, TARGET_BYTES[size])
    // Only the largest may get fewer pixels: of the others the server expects these very sides.
    while (size === PHOTO_SIZES[0] && blob.size > TARGET_BYTES[size]) {
      canvas = drawn(canvas, fitWithin(canvas, Math.max(canvas.width, canvas.height) * SHRINK))
      blob = await encode(canvas, TARGET_BYTES[size])
    }
    source = canvas
    blobs.push(blob)
    onProgress(SHARES[size])
  }
  const [full, medium, small] = blobs
  if (!full) throw new Error('no size was made')
  return {
    ...{ full, medium: medium ?? null, small: small ?? null },
    colors: averageColors(pixelsOf(source, SAMPLE).data, SAMPLE),
    look: lookOf(pixelsOf(source, source)),
  }
}

function drawn(source: ImageBitmap | OffscreenCanvas, { width, height }: Sides): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = contextOf(canvas)
  // White under what is transparent: JPEG would turn it black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return canvas
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('no canvas')
  return context
}

/** WebP where the browser really writes it (others answer PNG without a word), else JPEG. */
async function encode(canvas: OffscreenCanvas, limit: number): Promise<Blob> {
  let quality = QUALITY_FIRST
  for (;;) {
    const blob = await written(canvas, quality)
    if (blob.size <= limit) return blob
    const next = nextQuality(quality, blob.size, limit)
    if (next === null) return blob
    quality = next
  }
}

let writesWebp: boolean | undefined

async function written(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  if (writesWebp !== false) {
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
    writesWebp = blob.type === 'image/webp'
    if (writesWebp) return blob
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

const pixelsOf = (source: ImageBitmap | OffscreenCanvas, { width, height }: Sides): ImageData =>
  contextOf(drawn(source, { width, height })).getImageData(0, 0, width, height)
