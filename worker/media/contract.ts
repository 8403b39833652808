/** Photos over the wire: what is accepted, what is kept, how it is shown. */
import * as v from 'valibot'

/** Longest side in pixels, largest first; each stored photo has one file a size (or its nearest). */
export const PHOTO_SIZES = [1600, 640, 320] as const
export type PhotoSize = (typeof PHOTO_SIZES)[number]
/** What the device makes at most, bytes a size. */
export const PHOTO_BYTES = { 1600: 350_000, 640: 60_000, 320: 12_000 } as const
/** The picture of a link's card, pixels: what messengers show large without cutting. */
export const SHARE_SIDES = { width: 1200, height: 630 } as const
/** WhatsApp leaves out pictures of 300 KB and more. */
export const SHARE_BYTES = 250_000
/** D12: applies to what is sent. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024
export const UPLOAD_MAX_PIXELS = 50_000_000
/** D12: an original may be so large before the device makes it smaller. */
export const ORIGINAL_MAX_BYTES = 40 * 1024 * 1024
/** D12. */
export const PHOTOS_MAX = 5

/** Kinds told by their first bytes, never by name or declared type. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type PhotoType = (typeof PHOTO_TYPES)[number]

/** Four average colours (top left, top right, bottom left, bottom right), 6 hex digits each. */
export const ColorsSchema = v.pipe(v.string('malformed'), v.regex(/^[0-9a-f]{24}$/, 'malformed'))
export const NEUTRAL_COLORS = 'e5e5e0e5e5e0dcdcd6dcdcd6'

/** A photo as stored in its row and answered. Width and height of the largest, pixels. */
export type Photo = {
  /** First 16 hex digits of the SHA-256 of what was sent: the name under items/{id}/. */
  hash: string
  width: number
  height: number
  colors: string
  /** Sizes that have a file of their own; any other is answered by the nearest. */
  sizes: PhotoSize[]
}

/** A photo for the screen: addresses by size, always three entries. */
export type PhotoView = {
  width: number
  height: number
  colors: string
  urls: { 1600: string; 640: string; 320: string }
}
