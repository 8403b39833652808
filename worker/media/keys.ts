/** Where a photo's files lie in the bucket; an image domain serves them under the same path. */
import type { PhotoSize } from './terms.ts'

/** A photo's name is its content: what was once sent under it never changes. */
export const PHOTO_CACHE = 'public, max-age=31536000, immutable'
/** What the bucket says of a photo that anybody may see. */
export const PUBLIC = { cacheControl: PHOTO_CACHE, contentDisposition: 'inline' } as const

export const photosPrefix = (itemId: number): string => `items/${itemId}/`

export function photoKey(itemId: number, hash: string, size: PhotoSize): string {
  return `${photosPrefix(itemId)}${hash}/${size}`
}

/** The picture made of a photo for the card of a link, once. */
export function shareKey(itemId: number, hash: string): string {
  return `share/${itemId}/${hash}`
}

/** Everything that lies in the bucket for an item. */
export function prefixesOf(itemId: number): string[] {
  return [photosPrefix(itemId), `share/${itemId}/`]
}

/** A person's own picture. */
export function avatarKey(userId: string, hash: string, size: PhotoSize): string {
  return `people/${userId}/${hash}/${size}`
}
