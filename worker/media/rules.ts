/** Which stored file answers for which size, and which photos are nearly the same. */
import { LOOK_BITS_APART, LOOK_COLORS_APART, PHOTO_SIZES, type PhotoSize } from './terms.ts'

/**
 * Sizes in the order in which they may stand in for the wanted one: itself, then larger ones (they
 * lose nothing), then smaller ones.
 */
export function standIns(wanted: PhotoSize): PhotoSize[] {
  const larger = PHOTO_SIZES.filter((size) => size >= wanted).reverse()
  return [...larger, ...PHOTO_SIZES.filter((size) => size < wanted)]
}

/** The nearest size that has a file; the largest always has one. */
export function nearestSize(sizes: readonly PhotoSize[], wanted: PhotoSize): PhotoSize {
  return standIns(wanted).find((size) => sizes.includes(size)) ?? PHOTO_SIZES[0]
}

/** Sides after making the longest at most `size`, as encoders round them. */
export function sidesWithin(width: number, height: number, size: number) {
  const scale = Math.min(1, size / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** RGBA, row by row. */
export type Pixels = { width: number; height: number; data: ArrayLike<number> }

/** How bright each cell of a grid over the picture is, on average. */
function brightness({ width, height, data }: Pixels, columns: number, rows: number) {
  return (column: number, row: number): number => {
    const [left, top] = [Math.floor((column * width) / columns), Math.floor((row * height) / rows)]
    // A picture narrower than the grid has cells of one pixel.
    const right = Math.max(left + 1, Math.floor(((column + 1) * width) / columns))
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / rows))
    let sum = 0
    for (let y = top; y < bottom; y += 1) {
      for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
        sum += 299 * (data[at] ?? 0) + 587 * (data[at + 1] ?? 0) + 114 * (data[at + 2] ?? 0)
      }
    }
    return sum / ((right - left) * (bottom - top))
  }
}

/**
 * A difference hash, on the device and at the server alike: 32 bits of what is brighter than its left, 32 of what is
 * brighter than above it. Both ways, since what stands in the middle of a plain wall differs little in one of them.
 */
export function lookOf(pixels: Pixels): string {
  const [wide, tall] = [brightness(pixels, 9, 4), brightness(pixels, 4, 9)]
  let bits = ''
  for (let n = 0; n < 32; n += 1) bits += wide((n % 8) + 1, n >> 3) > wide(n % 8, n >> 3) ? 1 : 0
  for (let n = 0; n < 32; n += 1) bits += tall(n % 4, (n >> 2) + 1) > tall(n % 4, n >> 2) ? 1 : 0
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}

/** Of two looks, of 64. */
export function bitsApart(one: string, other: string): number {
  const apart = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  return apart.toString(2).replaceAll('0', '').length
}

/** Of colours as ColorsSchema has them: the mean difference of a channel, of 255. */
export function colorsApart(one: string, other: string): number {
  const bytes = (hex: string) => hex.match(/../g)?.map((two) => Number.parseInt(two, 16)) ?? []
  const [here, there] = [bytes(one), bytes(other)]
  return here.reduce((sum, byte, i) => sum + Math.abs(byte - (there[i] ?? 0)), 0) / here.length
}

export type Seen = { look: string; colors: string }

/** The same photo once more, saved anew, made smaller or cut a little. */
export const isNearlySame = (one: Seen, other: Seen): boolean =>
  bitsApart(one.look, other.look) <= LOOK_BITS_APART &&
  colorsApart(one.colors, other.colors) <= LOOK_COLORS_APART
