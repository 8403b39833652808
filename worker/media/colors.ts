/** What a photo is like, of its pixels: average colours of its quarters, shown until it is there, and its look. */
import { decode } from 'jpeg-js'
import { readPicture } from './formats/strip.ts'
import { lookOf, type Pixels, type Seen } from './rules.ts'

/** Decoding here costs CPU of a request: about 10 ms for the small size, never more than some 40. */
const PIXELS_MAX = 500_000
const BYTES_MAX = 400_000
const MEGAPIXELS_MAX = 1
const MEMORY_MAX_MB = 64

/** Both of an upright JPEG (24 and 16 hex digits, as ColorsSchema and LookSchema have them); null: it is not cheap to decode. */
export function seenIn(bytes: Uint8Array): Seen | null {
  const pixels = pixelsOf(bytes)
  return pixels && { colors: quarters(pixels), look: lookOf(pixels) }
}

function pixelsOf(bytes: Uint8Array): Pixels | null {
  try {
    const picture = readPicture(bytes)
    const pixels = picture.width * picture.height
    if (picture.type !== 'image/jpeg' || picture.orientation !== 1) return null
    if (pixels > PIXELS_MAX || bytes.length > BYTES_MAX) return null
    return decode(bytes, {
      useTArray: true,
      formatAsRGBA: true,
      maxResolutionInMP: MEGAPIXELS_MAX,
      maxMemoryUsageInMB: MEMORY_MAX_MB,
    })
  } catch {
    // A picture that browsers show may still be beyond this decoder: there are other ways.
    return null
  }
}

function quarters({ width, height, data }: Pixels): string {
  const sums = [0, 1, 2, 3].map(() => [0, 0, 0, 0])
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // A single row or column counts for both of its sides' quarters of that half.
      const sum = sums[(y * 2 < height ? 0 : 2) + (x * 2 < width ? 0 : 1)]
      const at = (y * width + x) * 4
      if (!sum) continue
      for (let i = 0; i < 3; i += 1) sum[i] = (sum[i] ?? 0) + (data[at + i] ?? 0)
      sum[3] = (sum[3] ?? 0) + 1
    }
  }
  const [whole = [0, 0, 0, 0]] = sums
  return sums.map((sum) => hex(sum[3] ? sum : whole)).join('')
}

function hex([red = 0, green = 0, blue = 0, count = 0]: number[]): string {
  const average = (sum: number) => Math.round(sum / Math.max(1, count))
  return [red, green, blue].map((sum) => average(sum).toString(16).padStart(2, '0')).join('')
}
