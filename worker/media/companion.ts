/** Sizes that the device made: taken only when they are what we would have made. */

import type { Picture } from './formats/picture.ts'
import { readPicture, stripPicture } from './formats/strip.ts'
import type { Source } from './make-size.ts'
import { sidesWithin } from './rules.ts'
import { PHOTO_BYTES, type PhotoSize } from './terms.ts'

/** Some photos cannot be made as small as asked; far larger ones were not made by our form. */
const BYTES_SLACK = 1.5
/** Relative difference of a side: another rounding, not another picture. */
const SIDES_SLACK = 0.02
const PIXELS_OFF = 2

/** The device's file for a size without its metadata, or null: the server makes it then. */
export async function companionOf(
  file: File | undefined,
  original: Picture,
  size: PhotoSize,
): Promise<Source | null> {
  if (!file || file.size > PHOTO_BYTES[size] * BYTES_SLACK) return null
  const sent = new Uint8Array(await file.arrayBuffer())
  try {
    const picture = readPicture(sent)
    if (!matches(picture, original, size)) return null
    return { bytes: stripPicture(sent, picture.type), picture }
  } catch {
    // Any refusal: a companion is a help, not a photo of its own.
    return null
  }
}

function matches(picture: Picture, original: Picture, size: PhotoSize): boolean {
  const expected = sidesWithin(original.width, original.height, size)
  const near = (side: number, wanted: number) =>
    Math.abs(side - wanted) <= Math.max(PIXELS_OFF, wanted * SIDES_SLACK)
  return (
    picture.orientation === 1 &&
    !picture.wide &&
    Math.max(picture.width, picture.height) <= size &&
    near(picture.width, expected.width) &&
    near(picture.height, expected.height)
  )
}
