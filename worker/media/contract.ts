/** Photos over the wire: what is accepted, what is kept, how it is shown. */
import * as v from 'valibot'
import type { PhotoSize } from './terms.ts'

/** Four average colours (top left, top right, bottom left, bottom right), 6 hex digits each. */
export const ColorsSchema = v.pipe(v.string('malformed'), v.regex(/^[0-9a-f]{24}$/, 'malformed'))

/** What of a photo is brighter than what is beside and below it: 64 bits in hex digits (`lookOf`). */
export const LookSchema = v.pipe(v.string('malformed'), v.regex(/^[0-9a-f]{16}$/, 'malformed'))

/** A photo as stored in its row and answered. Width and height of the largest, pixels. */
export type Photo = {
  /** First 16 hex digits of the SHA-256 of what was sent: the name under items/{id}/. */
  hash: string
  width: number
  height: number
  colors: string
  /** As the server saw it, or else as the device said (J302); none of older ones and of what neither could see. */
  look?: string
  /** Sizes that have a file of their own; any other is answered by the nearest. */
  sizes: PhotoSize[]
}

/** A photo for the screen: addresses by size, always three entries. */
export const PhotoViewSchema = v.object({
  width: v.number(),
  height: v.number(),
  colors: v.string(),
  urls: v.object({ 1600: v.string(), 640: v.string(), 320: v.string() }),
})
export type PhotoView = v.InferOutput<typeof PhotoViewSchema>
