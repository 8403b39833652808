/** Stands in for a phone that made a size itself. */
import { env } from 'cloudflare:test'
import { decode, encode } from 'jpeg-js'
import { readPicture } from '../formats/strip.ts'
import { makeSize } from '../make-size.ts'
import type { PhotoSize } from '../terms.ts'
import { fileOf, sample } from './samples.ts'

/** Low enough for the budgets of bytes. */
const QUALITY = 40

/** A size as a phone makes it: a JPEG of few bytes (the local binding ignores quality). */
export async function device(name: string, size: PhotoSize) {
  const bytes = sample(name)
  const shop = { images: env.IMAGES, calls: 0, failed: false }
  const made = await makeSize(shop, { bytes, picture: readPicture(bytes) }, size, 'image/jpeg')
  if (!made) throw new Error('not made')
  return fileOf(Uint8Array.from(encode(decode(made.bytes), QUALITY).data))
}
