/** One door to the four formats: measure without decoding, and keep nothing but the picture. */
import { Refusal } from '../../http/errors.ts'
import type { PhotoType } from '../terms.ts'
import { readAvif, stripAvif } from './avif.ts'
import { readJpeg, stripJpeg } from './jpeg.ts'
import type { Kept, Picture } from './picture.ts'
import { readPng, stripPng } from './png.ts'
import { kindOf } from './recognise.ts'
import { readWebp, stripWebp } from './webp.ts'

type Format = {
  read: (bytes: Uint8Array) => Picture
  strip: (bytes: Uint8Array, kept?: Kept) => Uint8Array
}

const FORMATS: Record<PhotoType, Format> = {
  'image/jpeg': { read: readJpeg, strip: stripJpeg },
  'image/png': { read: readPng, strip: stripPng },
  'image/webp': { read: readWebp, strip: stripWebp },
  'image/avif': { read: readAvif, strip: stripAvif },
}

/** 415 photo_heic or photo_type for what is none of the four kinds, 422 photo_broken when unreadable. */
export function readPicture(bytes: Uint8Array): Picture {
  const kind = kindOf(bytes)
  if (kind === 'heic') throw new Refusal('photo_heic', 415)
  if (!kind) throw new Refusal('photo_type', 415)
  return FORMATS[kind].read(bytes)
}

/** The picture without metadata (but for what is `kept`) and bytes that hang on. 422 when cut off. */
export function stripPicture(bytes: Uint8Array, type: PhotoType, kept: Kept = {}): Uint8Array {
  return FORMATS[type].strip(bytes, kept)
}
