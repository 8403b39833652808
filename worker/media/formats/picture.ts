/** What a picture's own header tells, without decoding it. */

import type { PhotoType } from '../terms.ts'
import { isSideways, type Orientation } from './exif.ts'

export type Picture = {
  type: PhotoType
  /** Pixels as a viewer shows them: sides already swapped for orientations 5 to 8. */
  width: number
  height: number
  /** What is still to be done to the stored pixels; 1 means nothing. */
  orientation: Orientation
  /** No pixel can be seen through. */
  opaque: boolean
  /** A profile other than sRGB says what its colours mean: without it they come out wrong. */
  wide: boolean
}

/** What is left in beside the picture itself. Nothing, for what is stored. */
export type Kept = {
  /** Other than 1 is written into an Exif of its own, for pixels that could not be turned. */
  orientation?: Orientation
  /** For the engine that converts the colours. */
  profile?: boolean
}

/** Descriptions stand near the beginning. */
const DESCRIPTION_BYTES = 4096

/** Whether a profile is another than sRGB; its name is ASCII or UTF-16. */
export function isWide(profile: Uint8Array): boolean {
  const letters = profile.subarray(0, DESCRIPTION_BYTES).filter((byte) => byte !== 0)
  return !String.fromCharCode(...letters).includes('sRGB')
}

/** Stored sides as a viewer shows them. */
export function shownSides(width: number, height: number, orientation: Orientation) {
  return isSideways(orientation) ? { width: height, height: width } : { width, height }
}
