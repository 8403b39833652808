/** Which stored file answers for which size. */
import { PHOTO_SIZES, type PhotoSize } from './terms.ts'

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
