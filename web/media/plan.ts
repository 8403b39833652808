/** Arithmetic of making photos small: sides, qualities, average colours. Pure. */

export type Sides = { width: number; height: number }

/** Scaled so that the longest side is at most `longest`; never enlarged. */
export function fitWithin({ width, height }: Sides, longest: number): Sides {
  const scale = Math.min(1, longest / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** Good to the eye at these sizes; below the last one blocks show. */
export const QUALITY_FIRST = 0.82
export const QUALITY_LAST = 0.22
/** What the sides are multiplied by when even the last quality is too heavy. */
export const SHRINK = 0.8

/** The quality to try after one that gave too many bytes, or null when there is none. */
export function nextQuality(quality: number, bytes: number, limit: number): number | null {
  if (quality <= QUALITY_LAST) return null
  // Each try costs a phone a third of a second: the heavier, the longer the step.
  const step = bytes > limit * 2 ? 0.36 : bytes > limit * 1.4 ? 0.24 : 0.12
  return Math.max(QUALITY_LAST, Math.round((quality - step) * 100) / 100)
}

/** Average colour of each quarter of RGBA pixels: 24 hex digits in the order of ColorsSchema. */
export function averageColors(pixels: Uint8ClampedArray, { width, height }: Sides): string {
  const halfX = Math.max(1, width >> 1)
  const halfY = Math.max(1, height >> 1)
  const quarters = [
    { x: 0, y: 0 },
    { x: width - halfX, y: 0 },
    { x: 0, y: height - halfY },
    { x: width - halfX, y: height - halfY },
  ]
  return quarters.map(({ x, y }) => averageOf(pixels, width, x, y, halfX, halfY)).join('')
}

function averageOf(
  pixels: Uint8ClampedArray,
  stride: number,
  left: number,
  top: number,
  columns: number,
  rows: number,
): string {
  const sums = [0, 0, 0]
  for (let y = top; y < top + rows; y += 1) {
    for (let x = left; x < left + columns; x += 1) {
      for (let c = 0; c < 3; c += 1)
        sums[c] = (sums[c] ?? 0) + (pixels[(y * stride + x) * 4 + c] ?? 0)
    }
  }
  return sums.map((sum) => hex(Math.round(sum / (columns * rows)))).join('')
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0')
